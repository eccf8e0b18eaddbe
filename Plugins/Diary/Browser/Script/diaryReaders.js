/** Whom an entry may be shown to: a picture and a word each. */
const diaryReaderNames = {
  me: { text: "diary.me", drawing: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c0-4.5 3.4-7 7.5-7s7.5 2.5 7.5 7" },
  tutors: {
    text: "diary.tutors",
    drawing: "M2.5 11.5L12 3.5l9.5 8M5 10v10.5h14V10M12 17.8c-3-2-4-3.2-3.4-4.6.7-1.4 2.6-1.2 3.4.3.8-1.5 2.7-1.7 3.4-.3.6 1.4-.4 2.6-3.4 4.6",
  },
  therapist: { text: "diary.therapist", drawing: "M3.5 4.5h17v12h-9l-5 4v-4h-3zM8 9h8M8 12.5h5" },
};

/**
 * @param {string[]} names
 * @returns {DiaryReader[]} those that there are, in one order.
 */
function diaryReaders(names) {
  return /** @type {DiaryReader[]} */ (["tutors", "therapist"].filter((name) => names.includes(name)));
}

/**
 * @param {DiaryReader[]} readers none for the patient alone.
 * @returns {(keyof typeof diaryReaderNames)[]}
 */
function shownReaders(readers) {
  return readers.length > 0 ? readers : ["me"];
}

/** @param {DiaryReader[]} readers */
function readersText(readers) {
  return shownReaders(readers).map((reader) => say(diaryReaderNames[reader].text)).join(", ");
}

/** @param {DiaryReader[]} readers */
function readersFace(readers) {
  return element("span", { class: "diary-readers" }, ...shownReaders(readers).map((reader) => {
    const { text, drawing } = diaryReaderNames[reader];
    return element("span", { class: `diary-reader ${reader}` }, lineDrawing(drawing, reader), say(text));
  }));
}

/**
 * Buttons by which the patient decides who may read an entry.
 *
 * @param {DiaryReader[]} readers
 * @param {(readers: DiaryReader[]) => void} decide
 */
function readersChoice(readers, decide) {
  const buttons = /** @type {(keyof typeof diaryReaderNames)[]} */ (["me", "tutors", "therapist"]).map((reader) => {
    const { text, drawing } = diaryReaderNames[reader];
    const button = element("button", {
      type: "button", class: "diary-choice choice-card", "data-key": reader,
      "aria-pressed": String(shownReaders(readers).includes(reader)),
    }, lineDrawing(drawing, reader), element("span", { text: say(text) }));
    return deed(button, () => {
      const others = readers.filter((other) => other !== reader);
      decide(reader === "me" ? [] : diaryReaders(others.length < readers.length ? others : [...readers, reader]));
    });
  });
  const heading = element("h3", { id: "diary-readers", text: say("diary.readers") });
  return element("section", { class: "diary-who" }, heading,
    element("div", { class: "diary-choices together", role: "group", "aria-labelledby": "diary-readers" }, ...buttons));
}
