/**
 * What the patient ticked as done, or took back. An event keeps its tick when the therapist moves it to another time, for it is
 * known by its identity and the day of its rule.
 */
const ticks = {
  /** @type {AgendaTicks} */
  set: {},

  /** @param {unknown} found */
  recall(found) {
    const rows = Object.entries(found && typeof found === "object" ? found : {});
    this.set = Object.fromEntries(rows.filter(([, isDone]) => typeof isDone === "boolean"));
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
    this.set = { ...this.set, [this.key(event)]: !this.isDone(event) };
    void kept.put("values", keptName(agendaActivity), this.set);
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
