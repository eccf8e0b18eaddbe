/** The diary's sheet: a day, or one of its entries, or a question. */
const diarySheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  day: "",
  /**
   * The entry that is shown large. One that was begun and has nothing in it yet is here alone.
   *
   * @type {DiaryEntry | undefined}
   */
  large: undefined,
  /**
   * What is asked before something is taken out.
   *
   * @type {{ text: string, does: () => void } | undefined}
   */
  question: undefined,

  /**
   * @param {HTMLElement} content
   * @param {DiaryData} data
   */
  open(content, data) {
    diary.data = data;
    this.content = content;
    this.large = this.question = undefined;
    this.show(dayOf(new Date()));
    document.addEventListener("keydown", this.turn);
  },

  close() {
    this.content = undefined;
    document.removeEventListener("keydown", this.turn);
    diaryRecorder.end?.();
    diaryStory.stop();
    diaryPhotos.forget();
  },

  /** A step back, or false where the day is shown. */
  back() {
    if (diaryEntryPage.isRecording) diaryRecorder.end?.();
    else if (this.question) this.ask();
    else if (this.large) this.showDay();
    else if (diaryStory.isOn) diaryStory.stop();
    else return false;
    return true;
  },

  draw() {
    const { content } = this;
    if (!content) return;
    const focused = document.activeElement;
    const key = focused instanceof HTMLElement && content.contains(focused) ? focused.dataset.key : undefined;
    if (this.large) this.large = diary.entry(this.large.uid) ?? emptied(this.large);
    content.replaceChildren(...(this.question ? this.asking(this.question.text)
      : this.large ? diaryEntryPage.draw(this.large) : diaryDayPage.draw(this.day)));
    content.classList.toggle("enlarged", Boolean(this.large) && !this.question);
    if (key) this.button(key)?.focus();
    activities.changed();
  },

  /**
   * A button of the sheet, by what it does or by its entry's identity.
   *
   * @param {string} key
   */
  button(key) {
    return [...this.content?.querySelectorAll("button") ?? []].find(({ dataset }) => dataset.key === key);
  },

  /** @param {string} day */
  show(day) {
    this.day = day;
    void diaryOffers.look(day);
    this.content?.scrollTo(0, 0);
    this.draw();
    stripView.live.textContent = dayTitle(day);
  },

  /**
   * To the day before or after, where there is one.
   *
   * @param {1 | -1} by
   */
  go(by) {
    const { first, last } = diaryDayPage.span;
    const day = daysLater(this.day, by);
    if (day >= first && day <= last) this.show(day);
  },

  /** Page Up and Page Down turn the days. */
  turn: (/** @type {KeyboardEvent} */ event) => {
    const by = /** @type {Record<string, 1 | -1>} */ ({ PageUp: -1, PageDown: 1 })[event.key];
    if (!by || isSheetOpen() || diarySheet.large || diarySheet.question || diaryStory.isOn) return;
    event.preventDefault();
    diarySheet.go(by);
  },

  /** @param {DiaryEntry} entry */
  enlarge(entry) {
    diaryStory.stop();
    this.showLarge(entry);
    stripView.live.textContent = entryText(entry);
    void this.speak(entry);
  },

  /**
   * Shows an entry that has nothing in it yet.
   *
   * @param {OwnEntry} entry
   */
  write(entry) {
    this.showLarge({ ...entry, own: entry });
  },

  /** @param {DiaryEntry} entry */
  showLarge(entry) {
    this.large = entry;
    this.content?.scrollTo(0, 0);
    this.draw();
    this.button("back")?.focus();
  },

  showDay() {
    voice.stop();
    const uid = this.large?.uid ?? "";
    this.large = undefined;
    this.draw();
    this.button(uid)?.scrollIntoView({ block: "nearest" });
    this.button(uid)?.focus();
  },

  /** @param {DiaryEntry} entry */
  async speak(entry) {
    const said = await entryUtterance(entry);
    voice.sayNow([{ ...said, isOnlyHeard: true }]);
  },

  /**
   * @param {DiaryEntry} entry
   * @param {DiaryReader[]} readers
   */
  allow(entry, readers) {
    if (!entry.own || !isNothing(entry.own)) return diary.allow(entry, readers);
    const own = { ...entry.own, readers };
    this.large = { ...own, own };
    this.draw();
  },

  /** @param {OwnEntry} entry */
  remove(entry) {
    this.large = undefined;
    diary.remove(entry);
  },

  /**
   * Asks, or goes on without an answer.
   *
   * @param {string} [text]
   * @param {() => void} [does]
   */
  ask(text, does) {
    this.question = text && does ? { text, does } : undefined;
    this.draw();
    this.button(this.question ? "no" : "back")?.focus();
  },

  /** @param {string} text */
  asking(text) {
    return [element("p", { class: "diary-question", role: "alert", text }), element("div", { class: "diary-tools together" },
      wordButton(icons.back, "no", say("diary.no"), () => this.ask()),
      wordButton(icons.clear, "yes", say("diary.yes"), () => {
        const does = this.question?.does;
        this.question = undefined;
        does?.();
        this.draw();
      }))];
  },
};

/**
 * An entry in which nothing is left, as it is shown until one goes back.
 *
 * @param {DiaryEntry} entry
 * @returns {DiaryEntry}
 */
function emptied(entry) {
  const own = { ...newEntry(entry.at.slice(0, 10)), uid: entry.uid, at: entry.at, readers: entry.readers };
  return { ...own, own };
}
