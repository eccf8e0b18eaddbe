/** Timers that go on as a line above the board: picture, name and time, one beside the other. */
const timerLine = {
  place: element("div", { class: "timer-line scrolls" }),
  /** Read out by screen readers now and then, not with each second. */
  live: element("p", { class: "unseen", "aria-live": "polite" }),
  /** Minutes before the end at which it is told. */
  told: [60, 30, 20, 10, 5, 2, 1],
  /**
   * What was last told of each.
   *
   * @type {Map<string, string>}
   */
  last: new Map(),

  /** Makes a button for each. */
  draw() {
    this.place.replaceChildren(this.live, ...timers.running.map((timer) => {
      const picture = element("span", { class: "timer-small", "aria-hidden": "true" });
      const button = element("button", { type: "button", class: "timer-row choice-card", "data-uid": timer.uid }, picture,
        element("span", { class: "timer-name", dir: "auto" }), element("span", { class: "timer-left", "aria-hidden": "true" }));
      return deed(button, () => timerSheet.openOn(timer.uid));
    }));
    activities.changed();
  },

  /** @param {number} now */
  show(now) {
    for (const timer of timers.running) {
      const row = this.place.querySelector(`[data-uid="${timer.uid}"]`);
      if (row instanceof HTMLElement) this.write(row, timer, timerStanding(timer, now));
    }
  },

  /**
   * @param {HTMLElement} row
   * @param {RunningTimer} timer
   * @param {TimerStanding} standing
   */
  write(row, timer, standing) {
    const name = stepName(timer.plan, standing.index);
    const [picture, shown, left] = row.children;
    if (row.dataset.step !== String(standing.index)) {
      row.dataset.step = String(standing.index);
      void timerPicture(timer.plan.uid, standing.index).then((content) => {
        picture.replaceChildren(...(content ? [pictureElement(content)] : []));
      });
    }
    row.hidden = timerSheet.large?.uid === timer.uid;
    row.dataset.state = standing.state;
    row.style.setProperty("--left", `${(1 - standing.done) * 100}%`);
    const state = timerState(timer, standing);
    put(shown, name);
    put(left, standing.state === "over" ? state : timerDigits(standing.left));
    row.setAttribute("aria-label", `${name}: ${state}`);
    this.tell(timer, standing, `${name}: ${state}`);
  },

  /**
   * @param {RunningTimer} timer
   * @param {TimerStanding} standing
   * @param {string} text
   */
  tell(timer, { state, left }, text) {
    const isTold = state !== "running" || this.told.some((minutes) => Math.ceil(left / 1000) === minutes * 60);
    if (!isTold || this.last.get(timer.uid) === text) return;
    this.last.set(timer.uid, text);
    this.live.textContent = text;
  },
};

/**
 * How a timer stands, in words.
 *
 * @param {RunningTimer} timer
 * @param {TimerStanding} standing
 */
function timerState(timer, { state, left }) {
  if (state === "over") return say("timer.over", { at: timerEnd(timer.end ?? Date.now()) });
  const time = timerWords(left);
  return say(state === "paused" ? "timer.paused" : "timer.left", { time });
}

/**
 * The picture of a step, which the plan on the page has.
 *
 * @param {string} uid of the plan.
 * @param {number} index
 * @returns {Promise<string | null | undefined>}
 */
async function timerPicture(uid, index) {
  return (await timerData()).timers.find((plan) => plan.uid === uid)?.steps[index]?.picture;
}

/**
 * Writes a text where it is another.
 *
 * @param {Element} place
 * @param {string} text
 */
function put(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
