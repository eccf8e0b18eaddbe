/**
 * Hands what is done on the page over to the clinic's server, by the outbox that all its pages on this device share: what is there
 * goes from whichever is open. Touches go in the order in which they happened.
 */
const handingOver = {
  /** Something else was written that may have to be sent. */
  areItemsDue: true,
  isBusy: false,
  timer: 0,
  /** Days for which the page keeps what it has handed over. */
  days: 30,

  /** Takes up what was kept and not handed over. */
  async recall() {
    await handedItems.recall();
    const before = moment(new Date(Date.now() - this.days * 86_400_000));
    for (const store of /** @type {const} */ (["touches", "notes"])) {
      for (const [key, record] of await kept.entries(store)) {
        if (!record.handed) await this.hand(store, key, record);
        else if (record.at < before) await kept.drop(store, key);
      }
    }
    await this.handItems();
  },

  /**
   * Something was written.
   *
   * @param {"touches" | "notes" | "values"} store
   * @param {string} key
   * @param {any} value
   */
  note(store, key, value) {
    if (store !== "values") {
      if (!value.handed) void this.hand(store, key, value);
    } else if (key !== "handed" && key !== "draft") {
      this.areItemsDue = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.handItems(), 500);
    }
  },

  /**
   * @param {"touches" | "notes"} store
   * @param {string} key
   * @param {any} record
   */
  async hand(store, key, record) {
    const content = store === "touches" ? usageBundle([record], {}) : observationBundle([record], []);
    // What a trial leaves is nobody's, also when the device becomes the patient's.
    if (ways.isTrial || await this.put(content)) await kept.put(store, key, { ...record, handed: true });
  },

  /** Hands over what was moved, and what of activities and settings the server hasn't. */
  async handItems() {
    if (this.isBusy || ways.isTrial) return;
    this.isBusy = true;
    try {
      while (this.areItemsDue) {
        this.areItemsDue = false;
        await this.handMoves();
        for (const item of (await sentAlong()).items) {
          const name = `${item.part} ${item.uid}`;
          if (!handedItems.isNew(name, item)) continue;
          if (await this.put(observationBundle([], [item]), name)) await handedItems.note(name, item);
        }
      }
    } finally {
      this.isBusy = false;
    }
  },

  async handMoves() {
    const moved = structuredClone(moves);
    if (Object.keys(moved).length === 0 || !handedItems.isNew("moves", moved)) return;
    if (await this.put(usageBundle([], moved), "moves")) await handedItems.note("moves", moved);
  },

  /**
   * @param {string} content a bundle of one thing.
   * @param {string} [name] of what takes the place of what was handed over under it and still waits.
   * @returns {Promise<boolean>} whether it waits on the disk.
   */
  put(content, name) {
    const end = content.indexOf("\n") + 1;
    return outbox.put({
      to: "/received", head: content.slice(0, end), line: content.slice(end), ...(name && { key: `${page.uid} ${name}` }),
    });
  },
};
