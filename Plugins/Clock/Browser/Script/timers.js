/** The timers that go on, those that were begun first first. They count by the clock on the wall. */
const timers = {
  /** @type {RunningTimer[]} */
  running: [],
  /** When it was last seen what had ended: what was over before stays silent. */
  seenAt: Date.now(),
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** An end is heard if it is seen within so many milliseconds: a device that slept for hours doesn't ring. */
  heardWithin: 60_000,
  player: new Player(),

  /** @param {unknown} found */
  recall(found) {
    this.running = runningTimers(found);
    timerLine.draw();
    this.look();
  },

  /**
   * Begins one, or goes on with the one that was begun.
   *
   * @param {TimerPlan} plan
   * @returns {RunningTimer}
   */
  begin(plan) {
    const known = this.running.find((timer) => timer.plan.uid === plan.uid && timerLeft(timer, Date.now()) > 0);
    if (known) return known;
    const rest = timerLength(plan);
    const steps = plan.steps.map((step) => ({ ...step, picture: null }));
    const begun = { uid: newUID(), plan: { ...plan, steps }, rest, end: Date.now() + rest };
    this.change((running) => [...running.filter((timer) => timer.plan.uid !== plan.uid), begun]);
    return begun;
  },

  /** @param {RunningTimer} timer */
  pause(timer) {
    this.replace(timer, { ...timer, rest: Math.max(0, timerLeft(timer, Date.now())), end: null });
  },

  /** @param {RunningTimer} timer */
  resume(timer) {
    this.replace(timer, { ...timer, end: Date.now() + timer.rest });
  },

  /** @param {RunningTimer} timer */
  stop(timer) {
    this.change((running) => running.filter(({ uid }) => uid !== timer.uid));
  },

  /**
   * @param {RunningTimer} timer
   * @param {RunningTimer} other what it becomes.
   */
  replace(timer, other) {
    this.change((running) => running.map((one) => (one.uid === timer.uid ? other : one)));
  },

  /** @param {(running: RunningTimer[]) => RunningTimer[]} change */
  change(change) {
    void changeKept(timerActivity, this.running, (found) => change(runningTimers(found)));
  },

  /** Shows how all stand, lets be heard what has ended, and looks again when something is to be seen. */
  look() {
    clearTimeout(this.timer);
    const now = Date.now();
    for (const timer of this.running) {
      for (const { index, at } of stepsEnded(timer, this.seenAt, now)) {
        if (now - at < this.heardWithin) void this.ring(timer.plan, index);
      }
    }
    this.seenAt = now;
    timerLine.show(now);
    timerSheet.show(now);
    const going = this.running.filter((timer) => timerStanding(timer, now).state === "running");
    if (going.length === 0) return;
    const seconds = going.map((timer) => timerLeft(timer, now) % 1000 || 1000);
    this.timer = setTimeout(() => this.look(), Math.min(...seconds, timerSheet.pause));
  },

  /**
   * A step has ended: its sound, then what comes next, or what is said at the end of all.
   *
   * @param {TimerPlan} plan
   * @param {number} index
   */
  async ring(plan, index) {
    const { figures } = await timerData();
    const sound = figures[plan.figure]?.ending;
    if (sound === undefined || !await this.player.play(sound)) {
      tones.over();
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
    }
    const text = index + 1 < plan.steps.length ? plan.steps[index + 1].activity : plan.words ?? "";
    voice.say({ text });
  },
};

/** @returns {Promise<TimerData>} what the therapist sent. */
async function timerData() {
  return await activities.data(timerActivity) ?? { timers: [], figures: {} };
}

/**
 * What this page understands of timers that another version of it may have kept.
 *
 * @param {unknown} found
 */
function runningTimers(found) {
  return Array.isArray(found) ? found.filter(isRunningTimer) : [];
}

/**
 * @param {any} found
 * @returns {found is RunningTimer}
 */
function isRunningTimer(found) {
  const isCount = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);
  return isCount(found?.rest) && (found.end === null || isCount(found.end)) && typeof found.uid === "string"
    && typeof found.plan?.name === "string" && Array.isArray(found.plan.steps) && found.plan.steps.length > 0
    && found.plan.steps.every((/** @type {any} */ step) => isCount(step?.seconds) && typeof step.activity === "string");
}
