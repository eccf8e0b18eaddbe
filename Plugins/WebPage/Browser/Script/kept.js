/**
 * What stays on the device when the page is closed: touches, notes, what the carer set, where symbols were put. In
 * IndexedDB, under the page's identity; each change is on the disk before it counts as kept. Where the browser
 * refuses, in memory. What the first picture of the page depends on is copied to where it is read without waiting
 * (`glance`), for a database opens only when that picture is long seen.
 */
const kept = {
  /** @type {IDBDatabase | undefined} */
  database: undefined,
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
    try {
      return JSON.parse(localStorage.getItem(`tagarela ${page.uid} ${key}`) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },

  /**
   * @param {string} key
   * @param {unknown} value
   */
  copy(key, value) {
    try {
      localStorage.setItem(`tagarela ${page.uid} ${key}`, JSON.stringify(value));
    } catch {
      // The database has it, or says that nothing is kept.
    }
  },

  /** Opens what is kept; never fails. */
  async open() {
    try {
      this.database = await opened(`tagarela ${page.uid}`);
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
    if (!this.database) return;
    try {
      const writing = this.database.transaction(store, "readwrite", { durability: "strict" });
      writing.objectStore(store).put(value, key);
      await done(writing);
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
    let found = this.glance(key);
    let isWritten = false;
    try {
      if (this.database) {
        const writing = this.database.transaction("values", "readwrite", { durability: "strict" });
        const store = writing.objectStore("values");
        found = await answer(store.get(key));
        store.put(change(values.get(key) ?? found), key);
        await done(writing);
        isWritten = true;
      }
    } catch {
      this.refuse();
    }
    const value = change(values.get(key) ?? found);
    if (isWritten) values.delete(key);
    else values.set(key, value);
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
      const records = this.database
        ? await answer(this.database.transaction(store).objectStore(store).getAll()) : [];
      for (const record of records) found.set(record.uid, record);
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
      const reading = this.database?.transaction(store).objectStore(store);
      const [keys, records] = reading
        ? await Promise.all([answer(reading.getAllKeys()), answer(reading.getAll())]) : [[], []];
      keys.forEach((key, i) => found.set(String(key), records[i]));
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
    if (!this.database) return;
    const writing = this.database.transaction(store, "readwrite");
    writing.objectStore(store).delete(key);
    await done(writing);
  },

  /**
   * @param {string} key
   * @returns {Promise<any>} undefined where nothing was kept.
   */
  async value(key) {
    if (this.memory.values.has(key)) return this.memory.values.get(key);
    try {
      if (this.database) return await answer(this.database.transaction("values").objectStore("values").get(key));
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
      const store = this.database?.transaction("values").objectStore("values");
      const range = IDBKeyRange.bound(start, `${start}\uffff`);
      const [keys, values] = store
        ? await Promise.all([answer(store.getAllKeys(range)), answer(store.getAll(range))]) : [[], []];
      keys.forEach((key, i) => found.set(String(key), values[i]));
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
    if (!this.database) return;
    try {
      const writing = this.database.transaction("values", "readwrite", { durability: "strict" });
      writing.objectStore("values").delete(key);
      await done(writing);
    } catch {
      this.refuse();
    }
  },

  /** Forgets touches and notes, also the one that was begun; what was set stays. */
  async forget() {
    this.memory.touches.clear();
    this.memory.notes.clear();
    await draft.write("");
    if (!this.database) return;
    try {
      const writing = this.database.transaction(["touches", "notes"], "readwrite", { durability: "strict" });
      writing.objectStore("touches").clear();
      writing.objectStore("notes").clear();
      await done(writing);
    } catch {
      this.refuse();
    }
  },
};

/**
 * @param {string} name
 * @returns {Promise<IDBDatabase>}
 */
function opened(name) {
  return new Promise((resolve, reject) => {
    // Some browsers never answer where storage is switched off.
    setTimeout(() => reject(new Error("no answer")), 2000);
    // Of whatever version: a page that was made later may have been here.
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      for (const store of ["touches", "notes", "values"]) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Commits at once, so that what was written is kept also by a page that is closed in the same moment.
 *
 * @param {IDBTransaction} writing to which nothing more comes.
 * @returns {Promise<void>} when it is on the disk.
 */
function done(writing) {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = writing.onerror = () => reject(writing.error);
    writing.commit();
  });
}
