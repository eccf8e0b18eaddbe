/** @param {string} day */
function newEntry(day) {
  /** @type {OwnEntry} */
  const entry = {
    uid: newUID(), at: `${day}T${moment().slice(11, 16)}`, text: "", words: [], readers: ["tutors", "therapist"],
  };
  return entry;
}

/** @param {OwnEntry} entry */
function isNothing({ text, picture, voice }) {
  return !text.trim() && !picture && !voice;
}

/**
 * What an entry says, or what it is where it says nothing.
 *
 * @param {DiaryEntry} entry
 */
function entryText({ text, own, sent }) {
  return text.trim() || say(own?.voice || sent?.voice ? "diary.entry.voice" : "diary.entry.photo");
}

/**
 * What is said of an entry: its recording, else its text.
 *
 * @param {DiaryEntry} entry
 * @returns {Promise<Utterance>}
 */
async function entryUtterance(entry) {
  const recording = entry.own?.voice ? await diaryMedia.of(entry.own.voice) : entry.sent?.voice ?? undefined;
  return { text: entryText(entry), recording };
}

/**
 * Its photo and its symbols.
 *
 * @param {DiaryEntry} entry
 */
function entryPictures({ own, sent }) {
  const photo = own?.picture ? [diaryPhotos.of(own.picture)] : [];
  const symbols = (own?.words ?? []).flatMap((text) => {
    const word = page.words.findIndex((known) => known.text === text);
    const picture = word < 0 ? undefined : cellOf(word)?.picture;
    return picture === undefined ? [] : [shownPicture(picture)];
  });
  const all = [...photo, ...symbols, ...(sent?.pictures ?? []).map(pictureElement)];
  return element("span", { class: "diary-pictures", "data-count": all.length }, ...all);
}

/** Photos of the entries that were written here, each made when it comes to be seen. */
const diaryPhotos = {
  /**
   * Those that were seen since the sheet was opened.
   *
   * @type {Map<string, Element>}
   */
  seen: new Map(),
  /** @type {IntersectionObserver | undefined} */
  watch: undefined,

  /** @param {string} key */
  of(key) {
    const known = this.seen.get(key);
    if (known) return known;
    this.watch ??= new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) if (isIntersecting) void this.make(target);
    });
    const place = element("span", { class: "picture photo", "data-medium": key });
    this.watch.observe(place);
    return place;
  },

  /** @param {Element} place */
  async make(place) {
    this.watch?.unobserve(place);
    const key = place.getAttribute("data-medium") ?? "";
    const data = await diaryMedia.of(key);
    if (!data) return place.remove();
    const photo = this.seen.get(key) ?? loaded(element("img", { alt: "", class: "picture photo" }), data);
    this.seen.set(key, photo);
    place.replaceWith(photo);
  },

  forget() {
    this.seen.clear();
    this.watch?.disconnect();
    this.watch = undefined;
  },
};
