/** What a module's games leave: answers, records, and how letters are written. */
class PlayLedger {
  /** More answers aren't kept: the oldest go. */
  static most = 2000;

  /** @param {string} id the activity's. */
  constructor(id) {
    this.id = id;
    /** @type {PlayKept} */
    this.kept = { records: {}, isCursive: false };
    this.count = 0;
  }

  /**
   * Takes up what was kept, of which another version of the page may have kept something else.
   *
   * @param {any} found
   */
  recall(found) {
    this.kept = playKept(found);
  }

  // MARK: answers

  /** @param {string} uid */
  key(uid) {
    return `answer ${this.id} ${uid}`;
  }

  /**
   * Keeps an answer at once.
   *
   * @param {Omit<PlayAnswer, "uid" | "at">} given
   */
  note(given) {
    const answer = { uid: newUID(), ...given, at: zonedMoment() };
    this.count += 1;
    const writing = kept.put("values", this.key(answer.uid), answer);
    if (this.count > PlayLedger.most) void writing.then(() => this.settle([]));
  }

  /** @returns {Promise<PlayAnswer[]>} in order of time. */
  async answers() {
    const found = (await kept.valuesUnder(this.key(""))).filter(isPlayAnswer);
    this.count = found.length;
    return found.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  /**
   * Forgets answers that have arrived, and the oldest of too many.
   *
   * @param {string[]} received their identities.
   */
  async settle(received) {
    const arrived = new Set(received);
    const answers = await this.answers();
    const waiting = answers.filter(({ uid }) => !arrived.has(uid)).slice(-PlayLedger.most);
    const stays = new Set(waiting);
    this.count = waiting.length;
    await Promise.all(answers.filter((answer) => !stays.has(answer)).map(({ uid }) => kept.remove(this.key(uid))));
  }

  /**
   * What was played on a day, with how much of it was right.
   *
   * @param {string} day
   * @param {PlayShelf} shelf
   * @returns {Promise<Done[]>}
   */
  async doneOn(day, { games }) {
    const answers = (await this.answers()).filter(({ at }) => at.startsWith(day));
    return games.flatMap(({ topic, name }) => {
      const own = answers.filter((answer) => answer.topic === topic);
      const right = own.filter(({ result }) => result === "right").length;
      const text = say("play.done", { name, right, count: own.length });
      return own.slice(-1).map(({ at }) => ({ uid: `${topic} ${day}`, text, at: at.slice(0, 16), picture: null }));
    });
  }

  // MARK: records, and how letters are written

  /**
   * The highest score, of those that were sent and those that were had here.
   *
   * @param {PlayGame} game
   * @returns {PlayGame["record"]}
   */
  bestOf({ topic, record }) {
    const own = this.kept.records[topic];
    return own && own.score > record.score ? own : record;
  }

  /**
   * @param {string} topic
   * @param {string} name whose it is.
   * @param {number} score
   */
  keepRecord(topic, name, score) {
    const record = { uid: newUID(), name, score, at: zonedMoment() };
    this.change((found) => {
      const isHigher = score > (found.records[topic]?.score ?? 0);
      return isHigher ? { ...found, records: { ...found.records, [topic]: record } } : found;
    });
  }

  turnCursive() {
    const isCursive = !this.kept.isCursive;
    this.change((found) => ({ ...found, isCursive }));
  }

  /** @param {(found: PlayKept) => PlayKept} change */
  change(change) {
    void changeKept(this, this.kept, (found) => change(playKept(found)));
  }

  // MARK: what goes to the therapist

  /** @returns {Promise<ParcelItem[]>} records first, then answers, the oldest first. */
  async items() {
    const records = Object.entries(this.kept.records).map(([topic, { uid, name, score, at }]) => (
      { part: this.id, uid, fields: { topic, name, score: String(score), at }, media: {} }));
    const answers = (await this.answers()).map(({ uid, milliseconds, ...fields }) => (
      { part: "progress", uid, fields: { ...fields, milliseconds: String(milliseconds) }, media: {} }));
    return [...records, ...answers];
  }

  /** How many there are, in words: `12 respostas, 1 recorde`. */
  get counted() {
    const records = Object.keys(this.kept.records).length;
    return [
      ...(this.count > 0 ? [say("play.sent.answers", { count: this.count })] : []),
      ...(records > 0 ? [say("play.sent.records", { count: records })] : []),
    ].join(", ");
  }
}

/**
 * @param {any} found
 * @returns {PlayKept}
 */
function playKept(found) {
  const isRecord = (/** @type {any} */ record) => ["uid", "name", "at"].every((key) => typeof record?.[key] === "string")
    && Number.isFinite(record.score);
  const records = Object.entries(found?.records ?? {}).filter(([, record]) => isRecord(record));
  return { records: /** @type {Record<string, PlayRecord>} */ (Object.fromEntries(records)), isCursive: found?.isCursive === true };
}

/**
 * @param {any} found
 * @returns {found is PlayAnswer}
 */
function isPlayAnswer(found) {
  return ["uid", "topic", "item", "name", "at"].every((key) => typeof found?.[key] === "string")
    && ["right", "wrong", "late"].includes(found.result) && Number.isFinite(found.milliseconds);
}

/** The wall clock with its zone: `2026-11-23T12:00:00-03:00`. */
function zonedMoment(date = new Date()) {
  const ahead = -date.getTimezoneOffset();
  const two = (/** @type {number} */ number) => String(Math.trunc(Math.abs(number))).padStart(2, "0");
  return `${moment(date).replace(" ", "T")}${ahead < 0 ? "-" : "+"}${two(ahead / 60)}:${two(ahead % 60)}`;
}
