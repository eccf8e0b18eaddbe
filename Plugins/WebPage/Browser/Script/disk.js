/**
 * Where what is kept lies: the browser's IndexedDB, under the page's identity. What the first picture of the page depends on is copied
 * to `localStorage`, which is read without waiting. A page that came sealed has a `SealedDisk` in its place.
 */
class Disk {
  /** @param {string} uid the page's identity. */
  constructor(uid) {
    this.name = `tagarela ${uid}`;
    /** @type {IDBDatabase | undefined} */
    this.database = undefined;
  }

  async open() {
    this.database = await opened(this.name, ["touches", "notes", "values"]);
  }

  /**
   * The copy of a value, at once.
   *
   * @param {string} key
   * @returns {any} undefined where there is none, or the browser refuses.
   */
  glance(key) {
    try {
      return JSON.parse(localStorage.getItem(`${this.name} ${key}`) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  copy(key, value) {
    try {
      localStorage.setItem(`${this.name} ${key}`, JSON.stringify(value));
    } catch {
      // The database has it, or says that nothing is kept.
    }
  }

  /**
   * @param {string} store
   * @param {string} key
   * @returns {Promise<any>} undefined where nothing is.
   */
  async get(store, key) {
    return answer(this.reading(store).get(key));
  }

  /**
   * What is in a store under keys that begin alike, in the order of the keys.
   *
   * @param {string} store
   * @param {string} [start]
   * @returns {Promise<[key: string, value: any][]>}
   */
  async entries(store, start = "") {
    const reading = this.reading(store);
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const [keys, values] = await Promise.all([answer(reading.getAllKeys(range)), answer(reading.getAll(range))]);
    return keys.map((key, i) => [String(key), values[i]]);
  }

  /**
   * @param {string} store
   * @param {string} key
   * @param {unknown} value
   * @returns {Promise<void>} when it is on the disk.
   */
  async put(store, key, value) {
    const writing = this.writing([store]);
    writing.objectStore(store).put(value, key);
    await done(writing);
  }

  /**
   * Reads and writes in one transaction.
   *
   * @template Value
   * @param {string} key of the store `values`.
   * @param {(found: any) => Value} change
   * @returns {Promise<Value>} what is on the disk then.
   */
  async change(key, change) {
    const writing = this.writing(["values"]);
    const store = writing.objectStore("values");
    const value = change(await answer(store.get(key)));
    store.put(value, key);
    await done(writing);
    return value;
  }

  /**
   * @param {string} store
   * @param {string} key
   */
  async remove(store, key) {
    const writing = this.writing([store]);
    writing.objectStore(store).delete(key);
    await done(writing);
  }

  /** @param {string[]} stores of which nothing stays. */
  async clear(stores) {
    const writing = this.writing(stores);
    for (const store of stores) writing.objectStore(store).clear();
    await done(writing);
  }

  /** @param {string} store */
  reading(store) {
    if (!this.database) throw new Error("not open");
    return this.database.transaction(store).objectStore(store);
  }

  /** @param {string[]} stores */
  writing(stores) {
    if (!this.database) throw new Error("not open");
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }
}

/**
 * @param {string} name
 * @param {string[]} stores that a new one gets.
 * @returns {Promise<IDBDatabase>}
 */
function opened(name, stores) {
  return new Promise((resolve, reject) => {
    // Some browsers never answer where storage is switched off; a cheap device that has just begun takes many seconds.
    setTimeout(() => reject(new Error("no answer")), 20_000);
    // Of whatever version: a page that was made later may have been here.
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
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
