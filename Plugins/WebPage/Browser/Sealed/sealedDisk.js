/**
 * What a `Disk` keeps, sealed: for a page that came sealed. Records have a key drawn by chance, which lies beside them, itself sealed
 * for the passphrase: so pages that are sent later, with other salts, find what was kept.
 */
class SealedDisk {
  /** @param {string} uid the page's identity. */
  constructor(uid) {
    this.name = `tagarela ${uid} sealed`;
    /** @type {IDBDatabase | undefined} */
    this.database = undefined;
    /** @type {SealedRecords | undefined} */
    this.records = undefined;
    /** @type {Map<string, any>} */
    this.copies = new Map();
    /** What is written waits for what was written before. */
    this.last = Promise.resolve();
  }

  /**
   * @param {KeepingWay} way how the passphrase is stretched for this page.
   * @param {CryptoKey} keeping what it is stretched to.
   * @param {string} passphrase
   * @returns {Promise<boolean>} false where what is kept was sealed for another passphrase.
   */
  async unlock(way, keeping, passphrase) {
    this.database ??= await opened(this.name, ["touches", "notes", "values", "copies", "lock"]);
    /** @type {KeepingLock | undefined} */
    const found = await answer(this.reading("lock").get("key"));
    if (!found) return this.begin(way, keeping);
    const isThisPages = found.way.salt === way.salt && found.way.rounds === way.rounds;
    try {
      const key = await unwrappedKey(found, isThisPages ? keeping : (await stretched(passphrase, found.way)).keeping);
      if (!isThisPages) await this.putRaw("lock", "key", await wrappedKey(key, way, keeping));
      await this.use(key);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Takes up what was kept under an earlier passphrase, for the present one from here on.
   *
   * @param {string} passphrase the earlier one.
   * @param {KeepingWay} way
   * @param {CryptoKey} keeping
   * @returns {Promise<boolean>} whether it was that.
   */
  async relock(passphrase, way, keeping) {
    /** @type {KeepingLock} */
    const found = await answer(this.reading("lock").get("key"));
    try {
      const key = await unwrappedKey(found, (await stretched(passphrase, found.way)).keeping);
      await this.putRaw("lock", "key", await wrappedKey(key, way, keeping));
      await this.use(key);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Forgets what nobody can open any more.
   *
   * @param {KeepingWay} way
   * @param {CryptoKey} keeping
   */
  async renew(way, keeping) {
    await this.clear(["touches", "notes", "values", "copies", "lock"]);
    return this.begin(way, keeping);
  }

  /**
   * @param {KeepingWay} way
   * @param {CryptoKey} keeping
   */
  async begin(way, keeping) {
    const key = crypto.getRandomValues(new Uint8Array(32));
    await this.putRaw("lock", "key", await wrappedKey(key, way, keeping));
    await this.use(key);
    return true;
  }

  /** @param {Uint8Array} key */
  async use(key) {
    this.records = await SealedRecords.of(key);
    this.copies = new Map(await this.entries("copies"));
  }

  /** It was opened when the page was unlocked. */
  async open() {
    if (!this.records) throw new Error("not open");
  }

  /** @param {string} key */
  glance(key) {
    return this.copies.get(key);
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  copy(key, value) {
    this.copies.set(key, structuredClone(value));
    // Where nothing can be kept, the value itself says so.
    void this.put("copies", key, value).catch(() => {});
  }

  /**
   * @param {string} store
   * @param {string} key
   */
  async get(store, key) {
    const name = await this.sealing.name(store, key);
    const found = await answer(this.reading(store).get(name));
    return found && (await this.sealing.open(name, found)).value;
  }

  /**
   * @param {string} store
   * @param {string} [start]
   * @returns {Promise<[key: string, value: any][]>}
   */
  async entries(store, start = "") {
    const reading = this.reading(store);
    const [names, found] = await Promise.all([answer(reading.getAllKeys()), answer(reading.getAll())]);
    const opened = await Promise.all(found.map((record, i) => this.sealing.open(String(names[i]), record)));
    return opened.filter(({ key }) => key.startsWith(start)).map(({ key, value }) => /** @type {[string, any]} */ ([key, value]))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /**
   * @param {string} store
   * @param {string} key
   * @param {unknown} value as it is in this moment.
   */
  async put(store, key, value) {
    const present = structuredClone(value);
    return this.inTurn(async () => {
      const name = await this.sealing.name(store, key);
      await this.putRaw(store, name, await this.sealing.seal(name, key, present));
    });
  }

  /**
   * What seals takes its time, for which no transaction waits: so it is written only over what was read.
   *
   * @template Value
   * @param {string} key
   * @param {(found: any) => Value} change
   * @returns {Promise<Value>}
   */
  async change(key, change) {
    return this.inTurn(async () => {
      const name = await this.sealing.name("values", key);
      for (;;) {
        /** @type {SealedRecord | undefined} */
        const found = await answer(this.reading("values").get(name));
        const value = change(found && (await this.sealing.open(name, found)).value);
        const record = await this.sealing.seal(name, key, value);
        const writing = this.writing(["values"]);
        const store = writing.objectStore("values");
        /** @type {SealedRecord | undefined} */
        const present = await answer(store.get(name));
        if (String(present?.nonce) !== String(found?.nonce)) continue;
        store.put(record, name);
        await done(writing);
        return value;
      }
    });
  }

  /**
   * @param {string} store
   * @param {string} key
   */
  async remove(store, key) {
    return this.inTurn(async () => {
      const name = await this.sealing.name(store, key);
      const writing = this.writing([store]);
      writing.objectStore(store).delete(name);
      await done(writing);
    });
  }

  /** @param {string[]} stores */
  async clear(stores) {
    return this.inTurn(async () => {
      const writing = this.writing(stores);
      for (const store of stores) writing.objectStore(store).clear();
      await done(writing);
    });
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} does
   * @returns {Promise<Result>}
   */
  inTurn(does) {
    const turn = this.last.then(does);
    this.last = turn.then(() => {}, () => {});
    return turn;
  }

  /**
   * @param {string} store
   * @param {string} name
   * @param {unknown} value
   */
  async putRaw(store, name, value) {
    const writing = this.writing([store]);
    writing.objectStore(store).put(value, name);
    await done(writing);
  }

  get sealing() {
    if (!this.records) throw new Error("not open");
    return this.records;
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
 * @param {Uint8Array} key
 * @param {KeepingWay} way
 * @param {CryptoKey} keeping
 * @returns {Promise<KeepingLock>}
 */
async function wrappedKey(key, way, keeping) {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  return { way, nonce, wrapped: await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, keeping, key) };
}

/**
 * @param {KeepingLock} found
 * @param {CryptoKey} keeping
 * @throws where it was wrapped for another passphrase.
 */
async function unwrappedKey({ nonce, wrapped }, keeping) {
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, keeping, wrapped));
}
