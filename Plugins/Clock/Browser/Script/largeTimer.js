/** A timer as large as the sheet: its figure, what is done, the time, and what comes next. */
class LargeTimer {
  /**
   * @param {string} uid
   * @param {TimerStep[]} steps with their pictures.
   * @param {TimerFigure | undefined} figure
   */
  constructor(uid, steps, figure) {
    this.uid = uid;
    this.steps = steps;
    this.figure = figure && new TimerFigureView(figure);
    this.picture = element("div", { class: "timer-picture", "aria-hidden": "true" });
    this.name = element("h3", { class: "timer-name", dir: "auto" });
    this.digits = element("p", { class: "timer-digits", role: "timer" });
    this.note = element("p", { class: "timer-note" });
    this.next = element("div", { class: "timer-next" });
    this.tools = element("div", { class: "timer-tools together" });
    this.place = element("div", { class: "timer-large" }, ...(this.figure ? [this.figure.place] : []),
      element("div", { class: "timer-beside" }, this.picture, this.name, this.digits, this.note, this.next, this.tools));
    this.drawn = "";
    /** Milliseconds until it looks otherwise. */
    this.pause = Infinity;
  }

  /**
   * @param {RunningTimer} timer
   * @param {number} now
   */
  show(timer, now) {
    const standing = timerStanding(timer, now);
    const drawn = `${standing.state} ${standing.index}`;
    if (drawn !== this.drawn) this.draw(timer, standing);
    this.drawn = drawn;
    put(this.digits, timerDigits(standing.left));
    const length = this.steps[standing.index].seconds * 1000;
    const isCalm = settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
    // So much as a point of the screen, or now and then where nothing shall move.
    this.pause = isCalm ? 5000 : Math.min(Math.max(length / 1500, 50), 1000);
    const gone = length - standing.left;
    this.figure?.show((isCalm && standing.state === "running" ? gone - gone % 5000 : gone) / length);
  }

  /**
   * What changes with its state and its steps.
   *
   * @param {RunningTimer} timer
   * @param {TimerStanding} standing
   */
  draw(timer, standing) {
    const { picture } = this.steps[standing.index];
    const next = standing.state === "over" ? undefined : this.steps[standing.index + 1];
    this.place.dataset.state = standing.state;
    this.picture.replaceChildren(...(picture ? [pictureElement(picture)] : []));
    put(this.name, stepName(timer.plan, standing.index));
    put(this.note, standing.state === "running" ? "" : timerState(timer, standing));
    this.next.replaceChildren(...(next ? [
      element("span", { class: "quiet", text: say("timer.next") }), ...(next.picture ? [pictureElement(next.picture)] : []),
      element("span", { class: "timer-name", dir: "auto", text: next.activity }),
      element("span", { text: timerWords(next.seconds * 1000) }),
    ] : []));
    const focused = [...this.tools.children].findIndex((button) => button === document.activeElement);
    this.tools.replaceChildren(...this.buttons(timer, standing.state));
    this.tools.querySelectorAll("button")[focused]?.focus();
    activities.changed();
  }

  /**
   * @param {RunningTimer} timer
   * @param {TimerStanding["state"]} state
   */
  buttons(timer, state) {
    const all = deed(iconButton("previous", say("timer.all")), () => timerSheet.showAll());
    const name = timer.plan.name;
    if (state === "over") {
      return [all, deed(element("button", { type: "button", class: "button main", text: say("timer.done") }), () => timers.stop(timer))];
    }
    const turn = state === "paused"
      ? deed(iconButton("play", say("timer.resume"), "main"), () => timers.resume(timer))
      : deed(iconLike(lineDrawing("M8 5v14M16 5v14", "pause"), say("timer.pause"), "main"), () => timers.pause(timer));
    const stop = carersButton(iconButton("lock", say("timer.stop"), "corner-button"), say("timer.stop.question", { name }),
      say("timer.stop.yes"), () => timers.stop(timer));
    return [all, turn, stop];
  }
}
