"use strict";
/**
 * What this device has and the clinic hasn't: one outbox for all pages of the server and for its worker. A thing is on the disk
 * before it counts as kept, goes in the order in which it was kept, and stays until the server has said that it has it; sent
 * twice, it is known there by its identity.
 *
 * A thing says where it goes (`to`, a path) and what it is: things that follow each other with the same `head` go together, their
 * `line`s under it; one without a head goes alone. A later thing of the same `key` takes the place of one that still waits.
 */
const outbox = {
  /** Things that go together at most, and signs of them. */
  most: 500,
  largest: 8_000_000,
  /** Seconds after which an answer doesn't come any more. */
  patience: 60,
  /** What the browser doesn't let onto the disk. */
  loose: [],
  /** Told of what waits, and of what the server couldn't use, whenever it changes. */
  changed: () => {},
  /** Told when the device turns out not to be paired. */
  unpaired: () => {},
  channel: globalThis.BroadcastChannel ? new BroadcastChannel("tagarela outbox") : undefined,
  isBusy: false,
  /** Something was kept while it was busy. */
  isDue: false,
  /** The server was said to be there while it was busy. */
  isAwaited: false,
  /** How often in a row it failed. */
  failures: 0,
  timer: 0,

  /** Opened once; rejects where the browser keeps nothing. */
  get database() {
    this.opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open("tagarela outbox", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("waiting", { autoIncrement: true }).createIndex("key", "key");
        request.result.createObjectStore("refused");
        request.result.createObjectStore("told");
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return this.opening;
  },

  /**
   * Reads or writes in one transaction.
   *
   * @param {IDBTransactionMode} mode
   * @param {(...stores: IDBObjectStore[]) => IDBRequest | void} body returns what is asked for.
   * @returns what was asked for, when all is on the disk.
   */
  async within(mode, body) {
    const database = await this.database;
    return new Promise((resolve, reject) => {
      const names = ["waiting", "refused", "told"];
      const work = database.transaction(names, mode, { durability: "strict" });
      const request = body(...names.map((name) => work.objectStore(name)));
      work.oncomplete = () => resolve(request?.result);
      work.onabort = work.onerror = () => reject(work.error);
    });
  },

  /**
   * Keeps a thing until it has gone.
   *
   * @param {{ to: string, head: string, line: string, key?: string }} thing
   * @returns {Promise<boolean>} true when it is on the disk; false where the browser refuses, and it is gone with the page.
   */
  async put(thing) {
    let isOnDisk = true;
    try {
      await this.within("readwrite", (waiting) => {
        const add = () => {
          waiting.add(thing);
          // At once, so that a page that is closed in the same moment has kept it.
          waiting.transaction.commit();
        };
        if (thing.key === undefined) return add();
        waiting.index("key").getAllKeys(thing.key).onsuccess = ({ target }) => {
          for (const number of target.result) waiting.delete(number);
          add();
        };
      });
    } catch {
      isOnDisk = false;
      this.loose = [...this.loose.filter(({ key }) => key === undefined || key !== thing.key), thing];
    }
    this.tellPages();
    if (this.failures === 0) this.soon();
    return isOnDisk;
  },

  /** @returns {Promise<{ waiting: number, refused: number }>} */
  async counts() {
    const of = (name) => this.within("readonly", (waiting, refused) => ({ waiting, refused })[name].count()).catch(() => 0);
    return { waiting: await of("waiting") + this.loose.length, refused: await of("refused") };
  },

  /**
   * What goes together next.
   *
   * @param {number} most
   * @returns {Promise<[number: number | undefined, thing: object][]>} with their numbers; those that are on no disk have none.
   */
  async next(most) {
    const some = [];
    const isRoom = ({ to, head, line }) => {
      if (some.length === 0) return true;
      const [, first] = some[0];
      return some.length < most && head !== "" && head === first.head && to === first.to
        && some.reduce((sum, [, thing]) => sum + thing.line.length, line.length) < this.largest;
    };
    await this.within("readonly", (waiting) => {
      waiting.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor || !isRoom(cursor.value)) return;
        some.push([cursor.key, cursor.value]);
        cursor.continue();
      };
    }).catch(() => {});
    return some.length > 0 ? some : this.loose.slice(0, 1).map((thing) => [undefined, thing]);
  },

  /** Hands over all that waits, one page or worker at a time. Rejects where it hasn't arrived. */
  async send() {
    const { locks } = navigator;
    await (locks ? locks.request("tagarela outbox", () => this.sendAll()) : this.sendAll());
  },

  async sendAll() {
    if ((await this.counts()).waiting > this.most) await this.tell();
    // Of those that were refused together each is tried by itself.
    let suspects = 0;
    for (let some = await this.next(this.most); some.length > 0; some = await this.next(suspects > 0 ? 1 : this.most)) {
      const [, { to, head }] = some[0];
      const isTaken = await this.post(to, head + some.map(([, { line }]) => line).join(""));
      if (!isTaken && some.length > 1) {
        suspects = some.length;
        continue;
      }
      await this.settle(some, isTaken);
      suspects = Math.max(0, suspects - some.length);
      this.tellPages();
    }
    await this.tell();
  },

  /**
   * @returns {Promise<boolean>} false for what the server can't use.
   */
  async post(to, body) {
    const answer = await fetch(to, {
      method: "POST", body, headers: { "content-type": "application/json" }, cache: "no-store",
      signal: AbortSignal.timeout?.(this.patience * 1000),
    });
    if (answer.status === 401) throw new Unpaired();
    if (!answer.ok && ![400, 403, 413, 422].includes(answer.status)) throw new Error(String(answer.status));
    return answer.ok;
  },

  /** They wait no longer; what the server can't use stays, and holds up nothing. */
  async settle(some, isTaken) {
    const numbered = some.filter(([number]) => number !== undefined);
    this.loose = this.loose.filter((thing) => !some.some(([, other]) => other === thing));
    if (numbered.length === 0) return;
    await this.within("readwrite", (waiting, refused) => {
      for (const [number, thing] of numbered) {
        waiting.delete(number);
        if (!isTaken) refused.put(thing, number);
      }
    });
  },

  /** Lets what the server couldn't use wait again, in its place: another pairing may take it. */
  async retry() {
    await this.within("readwrite", (waiting, refused) => {
      refused.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        waiting.put(cursor.value, cursor.key);
        cursor.delete();
        cursor.continue();
      };
    }).catch(() => {});
  },

  /** Tells the clinic what is here, unless it knows. */
  async tell() {
    const counts = await this.counts();
    const told = await this.within("readonly", (waiting, refused, told) => told.get("backlog")).catch(() => undefined);
    const text = JSON.stringify(counts);
    if (text === (told ?? JSON.stringify({ waiting: 0, refused: 0 }))) return;
    await this.post("/backlog", text);
    await this.within("readwrite", (waiting, refused, told) => void told.put(text, "backlog")).catch(() => {});
  },

  /** Another clinic, or another device for it, has been told nothing. */
  async forgetTold() {
    await this.within("readwrite", (waiting, refused, told) => void told.clear()).catch(() => {});
  },

  /** All open pages show what waits. */
  tellPages() {
    this.channel?.postMessage("changed");
    void this.counts().then((counts) => this.changed(counts));
  },

  /** Hands over from a page: at once, when the network is back, and else later each time. */
  begin({ changed, unpaired }) {
    this.changed = changed;
    this.unpaired = unpaired;
    if (this.channel) this.channel.onmessage = () => void this.counts().then((counts) => this.changed(counts));
    addEventListener("online", () => this.now());
    this.now();
  },

  /** Something says that the server can be reached. */
  now() {
    this.failures = 0;
    this.isAwaited = this.isBusy;
    void this.run();
  },

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), 20);
  },

  async run() {
    this.isDue = true;
    if (this.isBusy) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      while (this.isDue) {
        this.isDue = false;
        this.isAwaited = false;
        await this.send();
      }
      this.failures = 0;
    } catch (error) {
      if (error instanceof Unpaired) this.unpaired();
      else if (this.isAwaited) this.soon();
      else this.later();
    } finally {
      this.isBusy = false;
      void this.counts().then((counts) => this.changed(counts));
    }
  },

  later() {
    this.failures += 1;
    const seconds = Math.min(30, 2 ** (this.failures - 1));
    this.timer = setTimeout(() => void this.run(), seconds * 1000);
    // Where the browser can, the worker does it though no page is open.
    void navigator.serviceWorker?.ready.then(({ sync }) => sync?.register("outbox")).catch(() => {});
  },
};

/** The server knows no such session. */
class Unpaired extends Error {}

/** Forgets the pages that were seen. Each by itself first: a store that somebody still holds stays on the disk until the browser ends. */
async function forgetPages() {
  if (!globalThis.caches) return;
  const cache = await caches.open("tagarela");
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete("tagarela");
}

globalThis.outbox = outbox;
