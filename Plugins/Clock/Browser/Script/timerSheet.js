/** The timers' sheet: all that can be begun, or one that goes on, large. */
const timerSheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  /** @type {TimerData} */
  data: { timers: [], figures: {} },
  /**
   * The one that is shown large.
   *
   * @type {LargeTimer | undefined}
   */
  large: undefined,
  /** The identity of the one that is to be shown when it opens. */
  wanted: "",

  /**
   * @param {HTMLElement} content
   * @param {TimerData} data
   */
  open(content, data) {
    this.content = content;
    this.data = data;
    const [only] = timers.running;
    const wanted = timers.running.find(({ uid }) => uid === this.wanted) ?? (timers.running.length === 1 ? only : undefined);
    this.wanted = "";
    if (wanted) this.showLarge(wanted);
    else this.showAll();
  },

  close() {
    this.content = undefined;
    this.large = undefined;
    timers.look();
  },

  /** @param {string} uid of a timer that goes on. */
  openOn(uid) {
    const timer = timers.running.find((timer) => timer.uid === uid);
    if (this.content && timer) return this.showLarge(timer);
    this.wanted = uid;
    void activities.open(timerActivity);
  },

  showAll() {
    this.large = undefined;
    const cards = this.data.timers.map((plan) => deed(timerCard(plan), () => this.showLarge(timers.begin(plan))));
    const rest = cards.length > 0 ? [] : [element("p", { class: "help", text: say("timer.none") })];
    this.content?.replaceChildren(element("div", { class: "timer-cards together" }, ...cards), ...rest);
    this.changed();
  },

  /** @param {RunningTimer} timer */
  showLarge(timer) {
    const steps = this.data.timers.find(({ uid }) => uid === timer.plan.uid)?.steps ?? timer.plan.steps;
    const figure = this.data.figures[timer.plan.figure] ?? Object.values(this.data.figures)[0];
    this.large = new LargeTimer(timer.uid, steps, figure);
    this.content?.replaceChildren(this.large.place);
    this.changed();
  },

  changed() {
    this.content?.scrollTo(0, 0);
    timers.look();
    activities.changed();
  },

  /** @param {number} now */
  show(now) {
    const timer = timers.running.find(({ uid }) => uid === this.large?.uid);
    if (timer) this.large?.show(timer, now);
    else if (this.large && this.content) this.showAll();
  },

  /** Milliseconds until the figure has moved so far that it can be seen. */
  get pause() {
    return this.large?.pause ?? Infinity;
  },
};

/**
 * A timer that can be begun: the pictures of its steps, its name, its time.
 *
 * @param {TimerPlan} plan
 */
function timerCard(plan) {
  const pictures = plan.steps.slice(0, 4).flatMap(({ picture }) => (picture ? [pictureElement(picture)] : []));
  return element("button", { type: "button", class: "timer-card choice-card" },
    element("span", { class: "timer-pictures" }, ...pictures),
    element("span", { class: "timer-name", dir: "auto", text: plan.name }),
    element("span", { class: "timer-time", text: timerWords(timerLength(plan)) }));
}
