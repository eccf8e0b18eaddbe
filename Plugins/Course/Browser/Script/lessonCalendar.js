/**
 * When the lessons of a course open for a learner, by the wall clock alone (`CourseHour` says how; the program's
 * `LessonCalendar` is the same rule).
 */
class LessonCalendar {
  /**
   * @param {CourseHour[]} hours at least one.
   * @param {number} lessons how many the course has.
   * @param {string[]} known moments at which the learner has done something.
   */
  constructor(hours, lessons, known) {
    this.hours = [...hours].sort((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)));
    this.lessons = lessons;
    this.registered = this.hours[0].since;
    /** The latest moment of which is known that it has been: what had opened by then stays open where the clock goes back. */
    this.latest = latestOf([...known, ...hours.map(({ since }) => since)]);
  }

  /**
   * When the lesson of a calendar day opens.
   *
   * @param {string} day
   * @returns {string | undefined} nothing for days before the course begins.
   */
  opening(day) {
    const first = this.registered.slice(0, 10);
    if (day < first) return undefined;
    const before = this.hours.filter(({ since }) => since < `${day} 00:00:00`).pop();
    let opening = before && `${day} ${before.hour}:00`;
    for (const { since, hour } of this.hours.filter((change) => change.since.startsWith(day))) {
      if (opening !== undefined && opening <= since) return opening;
      const wanted = `${day} ${hour}:00`;
      const isToCome = wanted.slice(0, 16) >= since.slice(0, 16);
      opening = day === first && !isToCome ? undefined : latestOf([wanted, since]);
    }
    return opening;
  }

  /** The day of the first lesson. */
  get firstDay() {
    const day = this.registered.slice(0, 10);
    return this.opening(day) === undefined ? calendarDay(dayNumber(day) + 1) : day;
  }

  /**
   * When a lesson opens; beyond the last one when it would if there were one.
   *
   * @param {number} lesson counted from 0.
   */
  openingOf(lesson) {
    const day = calendarDay(dayNumber(this.firstDay) + lesson);
    return this.opening(day) ?? `${day} 00:00:00`;
  }

  /**
   * How a learner stands at a moment.
   *
   * @param {string} at
   * @returns {LessonStanding}
   */
  standing(at) {
    const now = latestOf([at, this.latest]), day = now.slice(0, 10);
    const before = dayNumber(day) - dayNumber(this.firstDay);
    const opening = this.opening(day);
    const isOpenToday = before >= 0 && opening !== undefined && opening <= now;
    const opened = Math.max(0, Math.min(this.lessons, before + Number(isOpenToday)));
    const isLastOver = opened === this.lessons && now >= this.openingOf(this.lessons);
    return {
      opened, today: opened === 0 || isLastOver ? null : opened - 1, next: opened < this.lessons ? this.openingOf(opened) : null,
    };
  }

  /**
   * Whether a lesson that is seen at a moment is seen in time: before the next one opens, or would.
   *
   * @param {number} lesson counted from 0.
   * @param {string} at
   */
  isInTime(lesson, at) {
    return at < this.openingOf(lesson + 1);
  }
}

/** @param {string[]} moments at least one. */
function latestOf(moments) {
  return moments.reduce((one, other) => (one > other ? one : other));
}

/**
 * Days of the calendar as numbers, whatever clocks do on them.
 *
 * @param {string} day
 */
function dayNumber(day) {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** @param {number} number */
function calendarDay(number) {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}
