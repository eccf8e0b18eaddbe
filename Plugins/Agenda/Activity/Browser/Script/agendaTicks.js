/**
 * What the patient ticked as done, or took back. An event keeps its tick when the therapist moves it to another time, for it is
 * known by its identity and the day of its rule. A tick counts as long as the page says what it said when the tick was made: when
 * a newer page says otherwise, that is what the therapist has heard, or has set since.
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
    const tick = this.set[this.key(event)];
    return tick?.over === event.done ? tick.done : event.done;
  },

  /** @param {AgendaEvent} event */
  turn(event) {
    const tick = { [this.key(event)]: { done: !this.isDone(event), over: event.done } };
    void changeKept(agendaActivity, this.set, (found) => ({ ...ticksOf(found), ...tick }));
  },

  /**
   * Forgets those that count no more.
   *
   * @param {AgendaData | undefined} data
   */
  settle(data) {
    const said = new Map(data?.events.map((event) => [this.key(event), event.done]));
    const counting = (/** @type {AgendaTicks} */ set) => Object.fromEntries(
      Object.entries(set).filter(([key, { over }]) => (said.get(key) ?? over) === over));
    if (Object.keys(counting(this.set)).length === Object.keys(this.set).length) return;
    void changeKept(agendaActivity, this.set, (found) => counting(ticksOf(found)));
    this.set = counting(this.set);
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
      .map((event) => ({ uid: this.key(event), text: event.text, at: event.at.replace(" ", "T"), picture: event.picture }));
  },

  /** How many there are, in words: `2 atividades riscadas`. */
  get counted() {
    const all = Object.values(this.set), done = all.filter((tick) => tick.done).length, undone = all.length - done;
    return [
      ...(done > 0 ? [say("agenda.sent.done", { count: done })] : []), ...(undone > 0 ? [say("agenda.sent.undone", { count: undone })] : []),
    ].join(", ");
  },

  /**
   * One of each event: no more of it than its ticks, as `changes` of its single days.
   *
   * @returns {ParcelItem[]}
   */
  get items() {
    /** @type {Map<string, { day: string, done: boolean }[]>} */
    const byEvent = new Map();
    for (const [key, { done }] of Object.entries(this.set).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const uid = key.slice(0, -11), day = key.slice(-10);
      byEvent.set(uid, [...byEvent.get(uid) ?? [], { day, done }]);
    }
    return [...byEvent].map(([uid, changes]) => ({
      part: agendaActivity.id, uid, fields: { source: "page", changes: JSON.stringify(changes) }, media: {},
    }));
  },
};

/**
 * What this page understands of ticks that another version of it may have kept; some kept no more than what was ticked, for ticks
 * were made where the page said otherwise.
 *
 * @param {unknown} found
 * @returns {AgendaTicks}
 */
function ticksOf(found) {
  const rows = Object.entries(found && typeof found === "object" ? found : {})
    .map(([key, tick]) => [key, typeof tick === "boolean" ? { done: tick, over: !tick } : tick]);
  return Object.fromEntries(rows.filter(([, tick]) => typeof tick?.done === "boolean" && typeof tick.over === "boolean"));
}
