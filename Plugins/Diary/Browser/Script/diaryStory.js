/** Tells a day: its entries one after the other, joined to a story, each lit while it is heard. */
const diaryStory = {
  /**
   * What is still to be told, or told.
   *
   * @type {Utterance[]}
   */
  utterances: [],

  /** The identity of the entry that is heard. */
  heard: "",

  get isOn() {
    return this.utterances.length > 0;
  },

  /** @param {DiaryEntry[]} entries in order of time. */
  async tell(entries) {
    const parts = await Promise.all(entries.map(async (entry, i) => this.part(
      entry, await entryUtterance(entry), entries.length > 1 ? joiningWord(i, entries.length) : "")));
    this.utterances = parts.flat();
    diarySheet.draw();
    diarySheet.button("stop")?.focus();
    voice.sayNow(this.utterances);
  },

  /**
   * @param {DiaryEntry} entry
   * @param {Utterance} said
   * @param {string} joining empty where nothing is joined.
   * @returns {Utterance[]}
   */
  part(entry, said, joining) {
    const text = joining + (joining ? told(entry) : said.text);
    const parts = said.recording ? [{ text: joining, isOnlyHeard: true }, said].slice(joining ? 0 : 1) : [{ text }];
    return parts.map((part) => ({ ...part, tell: (isSpoken) => this.light(entry.uid, isSpoken) }));
  },

  /**
   * @param {string} uid
   * @param {boolean} isSpoken
   */
  light(uid, isSpoken) {
    if (!this.isOn) return;
    this.heard = isSpoken ? uid : "";
    const button = diarySheet.button(uid);
    button?.classList.toggle("told", isSpoken);
    if (isSpoken) button?.scrollIntoView({ block: "nearest" });
    else if (!voice.waiting.some((waiting) => this.utterances.includes(waiting))) this.end();
  },

  stop() {
    if (!this.isOn) return;
    this.end();
    voice.stop();
  },

  end() {
    const isFocused = document.activeElement === diarySheet.button("stop");
    this.utterances = [];
    this.heard = "";
    diarySheet.draw();
    if (isFocused) diarySheet.button("speak")?.focus();
  },
};

/**
 * @param {number} index of an entry.
 * @param {number} count of all, more than one.
 */
function joiningWord(index, count) {
  const { first, next, last } = diary.data.joining;
  if (index === 0) return first;
  return index === count - 1 && count > 2 ? last : next[(index - 1) % next.length] ?? "";
}

/**
 * How an entry goes on behind a joining word: a sentence of symbols with a small letter, unless its first word is written
 * large on a board; what somebody wrote stays as it is.
 *
 * @param {DiaryEntry} entry
 */
function told(entry) {
  const text = entryText(entry);
  if (entry.sent && entry.text.trim()) return entry.sent.told;
  const [first = ""] = text.split(/[^\p{L}\p{M}]/u), [letter = ""] = text;
  if (!entry.own?.words.length) return `: ${text}`;
  if (page.words.some((word) => word.text === first)) return ` ${text}`;
  return ` ${letter.toLocaleLowerCase(page.language)}${text.slice(letter.length)}`;
}
