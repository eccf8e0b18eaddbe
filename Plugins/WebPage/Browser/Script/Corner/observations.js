/**
 * A form for what was seen.
 *
 * @param {() => void} then
 */
function observationForm(then) {
  const field = element("textarea", { id: "note", rows: 4, maxlength: 4000 });
  const form = element("form", { class: "column" },
    element("label", { for: "note", text: say("notes.new") }), field,
    element("button", { type: "submit", class: "button main", text: say("notes.keep") }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return field.focus();
    /** @type {KeptNote} */
    const note = { uid: newUID(), at: moment(), text };
    void kept.add("notes", note).then(then);
  });
  return form;
}

/**
 * @param {KeptNote[]} notes in order of time.
 * @returns {HTMLElement[]} the latest first.
 */
function observationList(notes) {
  return [...notes].reverse().map((note) => element("article", { class: "note" },
    element("h3", { text: shownMoment(note.at) }), element("p", { dir: "auto", text: note.text })));
}
