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
    const cards = this.data.timers.map((plan) => deed(timerCard(plan, this.figure(plan)), () => this.showLarge(timers.begin(plan))));
    const rest = cards.length > 0 ? [] : [element("p", { class: "help", text: say("timer.none") })];
    this.content?.replaceChildren(element("div", { class: "timer-cards together" }, ...cards), ...rest);
    this.changed();
  },

  /** @param {RunningTimer} timer */
  showLarge(timer) {
    const steps = this.data.timers.find(({ uid }) => uid === timer.plan.uid)?.steps ?? timer.plan.steps;
    this.large = new LargeTimer(timer.uid, steps, this.figure(timer.plan));
    this.content?.replaceChildren(this.large.place);
    this.changed();
  },

  /**
   * @param {TimerPlan} plan
   * @returns {TimerFigure | undefined}
   */
  figure(plan) {
    return this.data.figures[plan.figure] ?? Object.values(this.data.figures)[0];
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
 * A timer that can be begun: the pictures of its steps, or else its figure, its name and its time.
 *
 * @param {TimerPlan} plan
 * @param {TimerFigure | undefined} figure
 */
function timerCard(plan, figure) {
  const pictures = plan.steps.flatMap(({ picture }) => picture ?? []).slice(0, 4);
  const shown = pictures.length > 0 ? pictures : figure?.frames.slice(0, 1) ?? [];
  return element("button", { type: "button", class: "timer-card choice-card" },
    element("span", { class: "timer-pictures" }, ...shown.map(pictureElement)),
    element("span", { class: "timer-name", dir: "auto", text: plan.name }),
    element("span", { class: "timer-time", text: timerWords(timerLength(plan)) }));
}
