/**
 * What stays on the device when the page is closed: touches, notes, what the carer set, where symbols were put. Each change
 * is on the disk before it counts as kept. Where the browser refuses, in memory. What the first picture of the page depends on is
 * copied to where it is read without waiting (`glance`), for a database opens only when that picture is long seen.
 */
const kept = {
  /** @type {Keeping} */
  disk: lock ? lock.disk : new Disk(page.uid),
  isOpen: false,
  /** Done when the browser has answered; what is written or asked for before waits. */
  opening: Promise.resolve(),
  /** True when nothing outlives the page. */
  isRefused: false,
  /** Told once, when the browser begins to refuse. */
  onRefusal: () => {},
  /** Told once, when what was kept can be read. */
  onOpen: () => {},
  /**
   * Told of all that is written.
   *
   * @type {(store: "touches" | "notes" | "values", key: string, value: unknown) => void}
   */
  onWrite: () => {},
  /** What isn't on the disk, or not yet. */
  memory: { touches: new Map(), notes: new Map(), values: new Map() },

  /** The values that have a copy for the first picture; activities add their own. */
  glanced: ["settings", "settings over", "moves"],

  /**
   * The copy of a value, at once.
   *
   * @param {string} key
   * @returns {any} undefined where there is none, or the browser refuses.
   */
  glance(key) {
    return this.disk.glance(key);
  },

  /**
   * @param {string} key
   * @param {unknown} value
   */
  copy(key, value) {
    this.disk.copy(key, value);
  },

  /** Opens what is kept; never fails. */
  async open() {
    try {
      await this.disk.open();
      this.isOpen = true;
    } catch {
      this.refuse();
    }
    this.onOpen();
  },

  refuse() {
    if (this.isRefused) return;
    this.isRefused = true;
    this.onRefusal();
  },

  /**
   * Writes a record; resolves when it is on the disk.
   *
   * @param {"touches" | "notes" | "values"} store
   * @param {string} key
   * @param {unknown} value
   */
  async put(store, key, value) {
    this.memory[store].set(key, value);
    if (store === "values" && this.glanced.includes(key)) this.copy(key, value);
    await this.opening;
    this.onWrite(store, key, value);
    if (!this.isOpen) return;
    try {
      await this.disk.put(store, key, value);
      if (this.memory[store].get(key) === value) this.memory[store].delete(key);
    } catch {
      this.refuse();
    }
  },

  /**
   * Changes a value as it stands on the disk, where another tab may have changed it since: read and written in one
   * transaction. Resolves when it is on the disk.
   *
   * @template Value
   * @param {string} key
   * @param {(found: any) => Value} change of what is kept, undefined where nothing is.
   * @returns {Promise<Value>} what is kept then.
   */
  async change(key, change) {
    await this.opening;
    const { values } = this.memory;
    const changed = (/** @type {any} */ found) => change(values.get(key) ?? found);
    let value;
    try {
      if (this.isOpen) value = await this.disk.change(key, changed);
    } catch {
      this.refuse();
    }
    if (value === undefined) values.set(key, value = changed(this.glance(key)));
    else values.delete(key);
    if (this.glanced.includes(key)) this.copy(key, value);
    this.onWrite("values", key, value);
    return value;
  },

  /**
   * Writes what has just happened, behind what happened before; resolves when it is on the disk.
   *
   * @param {"touches" | "notes"} store
   * @param {KeptTouch | KeptNote} record
   */
  add(store, record) {
    return this.put(store, `${(performance.timeOrigin + performance.now()).toFixed(3)} ${record.uid}`, record);
  },

  /**
   * All touches or notes, in order of time; those that couldn't be written are among them.
   *
   * @template {KeptTouch | KeptNote} Kept
   * @param {"touches" | "notes"} store
   * @returns {Promise<Kept[]>}
   */
  async all(store) {
    /** @type {Map<string, Kept>} */
    const found = new Map();
    await this.opening;
    try {
      const entries = this.isOpen ? await this.disk.entries(store) : [];
      for (const [, record] of entries) found.set(record.uid, record);
    } catch {
      this.refuse();
    }
    for (const record of this.memory[store].values()) found.set(record.uid, record);
    return [...found.values()].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  },

  /**
   * Touches or notes under their keys, in the order in which they were kept; those that couldn't be written are among them.
   *
   * @param {"touches" | "notes"} store
   * @returns {Promise<[key: string, record: KeptTouch | KeptNote][]>}
   */
  async entries(store) {
    /** @type {Map<string, KeptTouch | KeptNote>} */
    const found = new Map();
    try {
      const entries = this.isOpen ? await this.disk.entries(store) : [];
      for (const [key, record] of entries) found.set(key, record);
    } catch {
      this.refuse();
    }
    for (const [key, record] of this.memory[store]) found.set(key, record);
    return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  },

  /**
   * Takes a touch or a note away.
   *
   * @param {"touches" | "notes"} store
   * @param {string} key
   */
  async drop(store, key) {
    if (this.isOpen) await this.disk.remove(store, key);
  },

  /**
   * @param {string} key
   * @returns {Promise<any>} undefined where nothing was kept.
   */
  async value(key) {
    if (this.memory.values.has(key)) return this.memory.values.get(key);
    try {
      if (this.isOpen) return await this.disk.get("values", key);
    } catch {
      this.refuse();
    }
    return undefined;
  },

  /**
   * Values that are each kept under a key of their own, which all begin alike.
   *
   * @param {string} start
   * @returns {Promise<any[]>} in the order of their keys; those that couldn't be written are among them.
   */
  async valuesUnder(start) {
    /** @type {Map<string, any>} */
    const found = new Map();
    await this.opening;
    try {
      const entries = this.isOpen ? await this.disk.entries("values", start) : [];
      for (const [key, value] of entries) found.set(key, value);
    } catch {
      this.refuse();
    }
    for (const [key, value] of this.memory.values) if (key.startsWith(start)) found.set(key, value);
    return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
  },

  /**
   * Takes a value away.
   *
   * @param {string} key
   */
  async remove(key) {
    this.memory.values.delete(key);
    await this.opening;
    if (!this.isOpen) return;
    try {
      await this.disk.remove("values", key);
    } catch {
      this.refuse();
    }
  },

  /** Forgets touches and notes, also the one that was begun; what was set stays. */
  async forget() {
    this.memory.touches.clear();
    this.memory.notes.clear();
    await draft.write("");
    if (!this.isOpen) return;
    try {
      await this.disk.clear(["touches", "notes"]);
    } catch {
      this.refuse();
    }
  },
};
