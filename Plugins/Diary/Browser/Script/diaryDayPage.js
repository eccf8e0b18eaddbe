/** A day of the diary: its entries in order of time, and what can be put into it. */
const diaryDayPage = {
  /** How many entries are lit together while scanning. */
  together: 4,

  /** @param {string} day */
  draw(day) {
    const entries = diary.on(day);
    const isToday = day === dayOf(new Date());
    const offers = diaryStory.isOn ? [] : diaryOffers.buttons(day);
    const groups = [];
    for (let i = 0; i < entries.length; i += this.together) groups.push(entries.slice(i, i + this.together));
    return [
      this.head(day, entries),
      ...(kept.isRefused ? [element("p", { class: "wrong", text: say("diary.refused") })] : []),
      ...(offers.length > 0 ? [element("div", { class: "diary-offers together" }, ...offers)] : []),
      ...(entries.length === 0
        ? [element("p", { class: "diary-nothing", text: say(isToday ? "diary.empty.today" : "diary.empty") })] : []),
      element("div", { class: "diary-entries" }, ...groups.map((group) => (
        element("div", { class: "diary-group together" }, ...group.map((entry) => this.entry(entry)))))),
    ];
  },

  /**
   * @param {string} day
   * @param {DiaryEntry[]} entries
   */
  head(day, entries) {
    const title = element("h3", { text: dayTitle(day) });
    if (diaryStory.isOn) {
      const stop = wordButton("M6 6h12v12H6z", "stop", say("diary.stop"), () => diaryStory.stop());
      return element("div", { class: "diary-head telling together" }, title, stop);
    }
    const { first, last } = this.span;
    /** @type {(drawing: "previous" | "next", key: string, by: 1 | -1, isOff: boolean) => HTMLButtonElement} */
    const arrow = (drawing, key, by, isOff) => {
      const isEarlier = (drawing === "previous") === (document.dir !== "rtl");
      const button = iconButton(isEarlier ? "previous" : "next", say(key));
      button.disabled = isOff;
      button.dataset.key = key;
      return deed(button, () => diarySheet.go(by));
    };
    const pen = "M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM14.5 6l3.5 3.5";
    const tell = wordButton(icons.speak, "speak", say("diary.tell"), () => void diaryStory.tell(diary.on(day)));
    tell.disabled = entries.length === 0;
    return element("div", { class: "diary-head together" },
      arrow("previous", "diary.earlier", -1, day <= first), title, arrow("next", "diary.later", 1, day >= last),
      wordButton(pen, "pen", say("diary.new"), () => diarySheet.write(newEntry(day))), tell);
  },

  /** The days that can be paged through. */
  get span() {
    const today = dayOf(new Date());
    const days = [diary.data.from, ...diary.entries.map(({ at }) => at.slice(0, 10))].filter((day) => day !== "").sort();
    return { first: [days[0] ?? today, today].sort()[0], last: [days[days.length - 1] ?? today, today].sort()[1] };
  },

  /** @param {DiaryEntry} entry */
  entry(entry) {
    const clock = entryClock(entry), text = entryText(entry);
    const button = element("button", {
      type: "button", class: "diary-entry choice-card", "data-key": entry.uid,
      "aria-label": say("diary.entry", { entry: [clock, text].join(" ").trim(), readers: readersText(entry.readers) }),
    }, element("span", { class: "diary-clock", text: clock }),
    entryPictures(entry),
    element("span", { class: "diary-text", dir: "auto", text }), readersFace(entry.readers));
    button.classList.toggle("told", diaryStory.heard === entry.uid);
    if (entry.own?.voice || entry.sent?.voice) button.append(icon("speak"));
    return deed(button, () => diarySheet.enlarge(entry));
  },
};

/** @param {string} day */
function dayTitle(day) {
  const shown = shownDay(day, { weekday: "long", day: "numeric", month: "long" });
  return day === dayOf(new Date()) ? say("diary.today", { day: shown }) : shown;
}

/**
 * `18:00`; nothing where only the day is known.
 *
 * @param {DiaryEntry} entry
 */
function entryClock({ at }) {
  const clock = at.slice(11, 16);
  return clock === "00:00" ? "" : clock;
}

/**
 * A button of the patient's with a drawing and a word.
 *
 * @param {string} drawing
 * @param {string} name of the drawing.
 * @param {string} text
 * @param {() => void} does
 */
function wordButton(drawing, name, text, does) {
  return deed(element("button", { type: "button", class: "diary-tool choice-card", "data-key": name },
    lineDrawing(drawing, name), element("span", { text })), does);
}
