/** @param {TimerPlan} plan */
function timerLength(plan) {
  return plan.steps.reduce((sum, step) => sum + step.seconds * 1000, 0);
}

/**
 * Milliseconds of all its steps; below 0 for so long after the end. A clock that was set back leaves it no more than it had.
 *
 * @param {RunningTimer} timer
 * @param {number} now
 */
function timerLeft(timer, now) {
  return timer.end === null ? timer.rest : Math.min(timer.end - now, timer.rest);
}

/**
 * @param {RunningTimer} timer
 * @param {number} now
 * @returns {TimerStanding}
 */
function timerStanding(timer, now) {
  const left = timerLeft(timer, now);
  const { steps } = timer.plan;
  let after = timerLength(timer.plan);
  let index = -1;
  do {
    index += 1;
    after -= steps[index].seconds * 1000;
  } while (left <= after && index < steps.length - 1);
  const ofStep = Math.max(0, left - after);
  return {
    state: left <= 0 ? "over" : timer.end === null ? "paused" : "running", index, left: ofStep,
    done: 1 - ofStep / (steps[index].seconds * 1000),
  };
}

/**
 * The steps of a timer that ended between two moments.
 *
 * @param {RunningTimer} timer
 * @param {number} from
 * @param {number} to
 * @returns {{ index: number, at: number }[]}
 */
function stepsEnded({ plan, end }, from, to) {
  if (end === null) return [];
  let at = end - timerLength(plan);
  return plan.steps.map((step, index) => ({ index, at: at += step.seconds * 1000 }))
    .filter(({ at }) => at > from && at <= to);
}

/**
 * `00:05:00`; a second that has begun counts.
 *
 * @param {number} milliseconds
 */
function timerDigits(milliseconds) {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0")).join(":");
}

/**
 * How long a time still is, as one says it: `5 minutos`, the nearest to what the digits say; below one in seconds.
 *
 * @param {number} milliseconds
 */
function timerWords(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000), minutes = Math.round(seconds / 60);
  if (seconds < 60) return say("timer.seconds", { count: seconds });
  if (minutes < 60) return say("timer.minutes", { count: minutes });
  const hours = say("timer.hours", { count: Math.floor(minutes / 60) });
  return minutes % 60 === 0 ? hours : say("timer.both", { hours, minutes: say("timer.minutes", { count: minutes % 60 }) });
}

/**
 * When a timer was over: the time, with its day where that isn't today.
 *
 * @param {number} end
 */
function timerEnd(end) {
  const date = new Date(end);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? date.toLocaleTimeString(page.language, { timeStyle: "short" }) : shownMoment(moment(date));
}

/**
 * What a step is called: its activity, else the timer's name.
 *
 * @param {TimerPlan} plan
 * @param {number} index
 */
function stepName(plan, index) {
  return plan.steps[index].activity || plan.name;
}
