/**
 * What the patient ticked as done, or took back. An event keeps its tick when the therapist moves it to another time, for it is
 * known by its identity and the day of its rule.
 */
const ticks = {
  /** @type {AgendaTicks} */
  set: {},

  /** @param {unknown} found */
  recall(found) {
    this.set = ticksOf(found);
    agendaSheet.draw();
  },

  /** @param {AgendaEvent} event */
  key({ uid, day, at }) {
    return `${uid} ${day ?? at.slice(0, 10)}`;
  },

  /** @param {AgendaEvent} event */
  isDone(event) {
    return this.set[this.key(event)] ?? event.done;
  },

  /** @param {AgendaEvent} event */
  turn(event) {
    const tick = { [this.key(event)]: !this.isDone(event) };
    void changeKept(agendaActivity, this.set, (found) => ({ ...ticksOf(found), ...tick }));
  },

  /**
   * What is ticked of a day.
   *
   * @param {string} day
   * @param {AgendaData} data
   * @returns {Done[]}
   */
  doneOn(day, data) {
    return eventsOn(data, day).filter((event) => event.at.slice(0, 10) === day && this.isDone(event))
      .map(({ text, at, picture }) => ({ text, at, picture }));
  },

  /**
   * One of each event: no more of it than its ticks, as `changes` of its single days.
   *
   * @returns {ParcelItem[]}
   */
  get items() {
    /** @type {Map<string, { day: string, done: boolean }[]>} */
    const byEvent = new Map();
    for (const [key, done] of Object.entries(this.set).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const uid = key.slice(0, -11), day = key.slice(-10);
      byEvent.set(uid, [...byEvent.get(uid) ?? [], { day, done }]);
    }
    return [...byEvent].map(([uid, changes]) => ({
      part: agendaActivity.id, uid, fields: { source: "page", changes: JSON.stringify(changes) }, media: {},
    }));
  },
};

/**
 * What this page understands of ticks that another version of it may have kept.
 *
 * @param {unknown} found
 * @returns {AgendaTicks}
 */
function ticksOf(found) {
  const rows = Object.entries(found && typeof found === "object" ? found : {});
  return Object.fromEntries(rows.filter(([, isDone]) => typeof isDone === "boolean"));
}
