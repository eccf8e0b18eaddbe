/**
 * Hands what is done on the page over to the clinic's server: at once where it can be reached, else when it can be again. Each
 * thing is on the device's disk before it is sent, and is sent until the server has said that it has it; sent twice, it is known
 * there by its identity. Touches go in the order in which they happened.
 */
const handingOver = {
  /**
   * What the server hasn't, in order: under the keys of the stores.
   *
   * @type {{ touches: Map<string, KeptTouch>, notes: Map<string, KeptNote> }}
   */
  waiting: { touches: new Map(), notes: new Map() },
  /** Something else was written that may have to be sent. */
  areItemsDue: true,
  isBusy: false,
  /** Written meanwhile. */
  isDue: false,
  /** How often in a row it failed. */
  failures: 0,
  timer: 0,
  /** The device isn't paired any more: what is kept waits. */
  isRefused: false,
  /** So many at a time. */
  most: 500,
  /** Signs of media that go at a time. */
  largest: 8_000_000,
  /** Days for which the device keeps what the server has. */
  days: 30,

  /** Takes up what was kept and not handed over. */
  async recall() {
    await handedItems.recall();
    const before = moment(new Date(Date.now() - this.days * 86_400_000));
    for (const store of /** @type {const} */ (["touches", "notes"])) {
      for (const [key, record] of await kept.entries(store)) {
        if (!record.handed) this.waiting[store].set(key, /** @type {any} */ (record));
        else if (record.at < before) await kept.drop(store, key);
      }
    }
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
      if (value.handed) return;
      this.waiting[store].set(key, value);
    } else if (key === "handed" || key === "draft") {
      return;
    } else {
      this.areItemsDue = true;
    }
    this.soon(store === "values" ? 500 : 20);
  },

  /** @param {number} milliseconds */
  soon(milliseconds) {
    if (this.failures > 0 || this.isRefused) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), milliseconds);
  },

  /** Hands over all that waits; where that fails, tries again, later each time. */
  async run() {
    if (this.isBusy || this.isRefused) {
      this.isDue = true;
      return;
    }
    clearTimeout(this.timer);
    this.isBusy = true;
    try {
      do {
        this.isDue = false;
        while (await this.touches() || await this.notes());
      } while (this.isDue);
      this.failures = 0;
    } catch {
      this.failures += 1;
      const seconds = Math.min(30, 2 ** (this.failures - 1));
      this.timer = setTimeout(() => void this.run(), seconds * 1000);
    } finally {
      this.isBusy = false;
    }
  },

  /** @returns {Promise<boolean>} whether there was anything to send. */
  async touches() {
    const some = [...this.waiting.touches].slice(0, this.most);
    const areMoved = Object.keys(moves).length > 0 && handedItems.isNew("moves", moves);
    if (some.length === 0 && !areMoved) return false;
    const sent = structuredClone(moves);
    const isTaken = await this.send(usageBundle(some.map(([, touch]) => touch)));
    await this.settle("touches", some, isTaken);
    await handedItems.note([["moves", sent]], isTaken);
    return true;
  },

  /** @returns {Promise<boolean>} whether there was anything to send. */
  async notes() {
    const some = [...this.waiting.notes].slice(0, this.most);
    /** @type {ParcelItem[]} */
    let items = [];
    if (this.areItemsDue) {
      const { fresh, isAll } = await this.freshItems();
      items = fresh;
      if (isAll) this.areItemsDue = false;
    }
    if (some.length === 0 && items.length === 0) return false;
    const isTaken = await this.send(observationBundle(some.map(([, note]) => note), items));
    await this.settle("notes", some, isTaken);
    await handedItems.note(items.map((item) => [`${item.part} ${item.uid}`, item]), isTaken);
    return true;
  },

  /** Items that the server hasn't, as many as go at a time; and whether those are all. */
  async freshItems() {
    const { items } = await sentAlong();
    /** @type {ParcelItem[]} */
    const fresh = [];
    let room = this.largest;
    for (const item of items) {
      if (!handedItems.isNew(`${item.part} ${item.uid}`, item)) continue;
      const size = Object.values(item.media).reduce((sum, medium) => sum + medium.length, 0);
      if (fresh.length > 0 && (size > room || fresh.length >= this.most)) return { fresh, isAll: false };
      fresh.push(item);
      room -= size;
    }
    return { fresh, isAll: true };
  },

  /**
   * @param {string} content
   * @returns {Promise<boolean>} false for what the server can't use: that stays on the device, and doesn't hold up what comes
   *   behind it.
   * @throws where it hasn't arrived.
   */
  async send(content) {
    const answer = await fetch("/received", {
      method: "POST", body: content, headers: { "content-type": "application/json" }, cache: "no-store",
    });
    if (answer.status === 401) {
      this.isRefused = true;
      tellUnpaired();
    }
    if (!answer.ok && ![400, 413, 422].includes(answer.status)) throw new Error(String(answer.status));
    return answer.ok;
  },

  /**
   * They wait no longer.
   *
   * @param {"touches" | "notes"} store
   * @param {[key: string, record: any][]} some
   * @param {boolean} isTaken whether the server has them.
   */
  async settle(store, some, isTaken) {
    for (const [key, record] of some) {
      this.waiting[store].delete(key);
      if (isTaken) await kept.put(store, key, { ...record, handed: true });
    }
  },
};

/** Says that the device has to be paired again, and that nothing is lost. */
function tellUnpaired() {
  const again = sheetButton(say("serving.pair"), () => location.assign("/pair"), "main");
  notice(say("serving.unpaired"), again);
}
