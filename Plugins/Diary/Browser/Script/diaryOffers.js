/** What can be put into the diary with one touch: what was said on the board, and what was done. */
const diaryOffers = {
  /**
   * What was done on the day that is shown.
   *
   * @type {Done[]}
   */
  done: [],
  /** What was put in of what stands in the strip, which is not offered twice. */
  said: "",

  /**
   * Finds out what was done.
   *
   * @param {string} day
   */
  async look(day) {
    this.done = [];
    const done = await doneOn(day);
    if (diarySheet.day !== day) return;
    this.done = done;
    if (done.length > 0) diarySheet.draw();
  },

  /**
   * The buttons of what is offered; none where there is nothing.
   *
   * @param {string} day
   */
  buttons(day) {
    const buttons = [];
    const said = (settings.sentence ? sentences.of(strip) : undefined) ?? strip.text;
    if (said === "") this.said = "";
    else if (said !== this.said) {
      buttons.push(this.button("said", say("diary.offer.said"), said, strip.items.flatMap(
        ({ picture }) => (picture === undefined ? [] : [shownPicture(picture)])), () => this.keepSaid(day, said)));
    }
    const fresh = this.fresh(day);
    if (fresh.length > 0) {
      buttons.push(this.button("done", say("diary.offer.done"), fresh.map(({ text }) => text).join(" · "),
        fresh.flatMap(({ picture }) => (picture ? [pictureElement(picture)] : [])), () => this.keepDone(fresh)));
    }
    return buttons;
  },

  /**
   * What was done and isn't in the diary yet.
   *
   * @param {string} day
   */
  fresh(day) {
    const entries = diary.on(day);
    return this.done.filter((done) => !entries.some(
      ({ uid, at, text }) => uid === done.uid || (at === done.at && text === done.text)));
  },

  /** @type {(key: string, name: string, text: string, pictures: Element[], does: () => void) => HTMLButtonElement} */
  button(key, name, text, pictures, does) {
    return deed(element("button", {
      type: "button", class: "diary-offer choice-card", "data-key": key, "aria-label": `${name}: ${text}`,
    }, element("span", { class: "diary-offer-name", text: name }),
    element("span", { class: "diary-pictures" }, ...pictures.slice(0, 6)),
    element("span", { class: "diary-text", dir: "auto", text })), does);
  },

  /**
   * @param {string} day
   * @param {string} said
   */
  keepSaid(day, said) {
    this.said = said;
    diary.write(newEntry(day), { text: said, words: strip.items.map(({ text }) => text) });
  },

  /** @param {Done[]} things */
  keepDone(things) {
    for (const done of things) {
      const { uid, at, text, picture } = done;
      const entry = { ...newEntry(at.slice(0, 10)), uid };
      diary.write(entry, { at, text });
      if (picture) void this.keepPicture(entry, picture);
    }
  },

  /**
   * @param {OwnEntry} entry
   * @param {string} content
   */
  async keepPicture(entry, content) {
    const photo = await diaryMedia.scaled(addressOf(content));
    if (photo) diary.write(entry, { picture: await diaryMedia.keep(photo) });
  },
};
