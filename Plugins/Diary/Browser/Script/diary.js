/** The diary's entries: those that were sent, and those that were written here; and who may read them. */
const diary = {
  /** @type {DiaryData} */
  data: { from: "", to: "", entries: [], joining: { first: "", next: [], last: "" } },
  /** @type {DiaryKept} */
  kept: { own: [], readers: {}, removed: [] },

  /** @param {unknown} found */
  recall(found) {
    this.kept = diaryKept(found);
    diarySheet.draw();
  },

  /**
   * In order of time. What was written here counts more than what a later page brings of it.
   *
   * @returns {DiaryEntry[]}
   */
  get entries() {
    const { own, readers, removed } = this.kept;
    const known = new Set([...removed, ...own.map(({ uid }) => uid)]);
    const sent = this.data.entries.filter(({ uid }) => !known.has(uid)).map((entry) => (
      { uid: entry.uid, at: entry.at, text: entry.text, readers: readers[entry.uid] ?? entry.readers, sent: entry }));
    return [...sent, ...own.map((entry) => ({ ...entry, own: entry }))]
      .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  },

  /** @param {string} day */
  on(day) {
    return this.entries.filter(({ at }) => at.startsWith(day));
  },

  /** @param {string} uid */
  entry(uid) {
    return this.entries.find((entry) => entry.uid === uid);
  },

  /**
   * Keeps what changes of an entry, or a new one; one in which nothing is left is taken out.
   *
   * @param {OwnEntry} entry
   * @param {Partial<OwnEntry>} [changes]
   */
  write(entry, changes = {}) {
    const known = this.kept.own.find(({ uid }) => uid === entry.uid);
    const written = { ...(known ?? entry), ...changes };
    if (isNothing(written)) return known && this.remove(known);
    const media = [written.picture, written.voice];
    for (const medium of [known?.picture, known?.voice]) if (medium && !media.includes(medium)) void diaryMedia.remove(medium);
    this.change((kept) => {
      const isKnown = kept.own.some(({ uid }) => uid === entry.uid);
      const own = kept.own.map((one) => (one.uid === entry.uid ? { ...one, ...changes } : one));
      return { ...kept, own: isKnown ? own : [...own, written] };
    });
  },

  /** @param {OwnEntry} entry */
  remove({ uid, picture, voice }) {
    this.change(({ own, readers, removed }) => (
      { own: own.filter((one) => one.uid !== uid), readers, removed: [...removed.filter((one) => one !== uid), uid] }));
    for (const medium of [picture, voice]) if (medium) void diaryMedia.remove(medium);
  },

  /**
   * @param {DiaryEntry} entry
   * @param {DiaryReader[]} readers
   */
  allow({ uid, own }, readers) {
    if (own) this.write(own, { readers });
    else this.change((kept) => ({ ...kept, readers: { ...kept.readers, [uid]: readers } }));
  },

  /** @param {(kept: DiaryKept) => DiaryKept} change */
  change(change) {
    void changeKept(diaryActivity, this.kept, (found) => change(diaryKept(found)));
  },

  /**
   * What goes to the therapist, the latest first: the entries written here that the therapist may read, whole; and of
   * those that were sent, who may read them, where that was decided here. No other leaves the device.
   *
   * @returns {AsyncIterable<ParcelItem>}
   */
  async *items() {
    const own = this.kept.own.filter(({ readers }) => readers.includes("therapist"))
      .sort((one, other) => (one.at > other.at ? -1 : Number(one.at < other.at)));
    const decided = Object.entries(this.kept.readers).filter(([, readers]) => readers.includes("therapist"));
    for (const [uid, readers] of decided) {
      yield { part: diaryActivity.id, uid, fields: { source: "page", readers: readers.join(",") }, media: {} };
    }
    for (const entry of own) yield await diaryItem(entry);
  },
};

/**
 * @param {OwnEntry} entry
 * @returns {Promise<ParcelItem>}
 */
async function diaryItem({ uid, at, text, words, readers, picture, voice }) {
  /** @type {Record<string, string>} */
  const fields = { source: "page", at: `${at.replace("T", " ")}:00`, text: text.trim(), readers: readers.join(",") };
  if (words.length > 0) {
    fields.language = page.language.split("-")[0];
    fields.parts = JSON.stringify(words.map(
      (word) => ({ word, concept: page.words.find((known) => known.text === word)?.concept })));
  }
  /** @type {Record<string, string>} */
  const media = {};
  for (const [name, key] of [["picture", picture], ["voice", voice]]) {
    const medium = key && await diaryMedia.of(key);
    if (name && medium) media[name] = medium.slice(medium.indexOf(",") + 1);
  }
  return { part: diaryActivity.id, uid, fields, media };
}

/**
 * What this page understands of what another version of it may have kept.
 *
 * @param {any} found
 * @returns {DiaryKept}
 */
function diaryKept(found) {
  const texts = (/** @type {any} */ list) => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  const rows = Object.entries(typeof found?.readers === "object" && found.readers ? found.readers : {});
  return {
    own: (Array.isArray(found?.own) ? found.own : []).filter(isOwnEntry),
    readers: Object.fromEntries(rows.map(([uid, readers]) => [uid, diaryReaders(texts(readers))])),
    removed: texts(found?.removed),
  };
}

/**
 * @param {any} found
 * @returns {found is OwnEntry}
 */
function isOwnEntry(found) {
  const isMaybeText = (/** @type {unknown} */ value) => value === undefined || typeof value === "string";
  return typeof found?.uid === "string" && typeof found.text === "string" && Array.isArray(found.words)
    && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(found.at) && Array.isArray(found.readers)
    && [found.picture, found.voice].every(isMaybeText);
}
