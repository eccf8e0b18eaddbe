/** An observation that is being written: kept with each letter, until it is kept as a note or erased. */
const draft = {
  /** @returns {Promise<string>} empty where there is none. */
  async text() {
    return String(await kept.value("draft") ?? "").trim();
  },

  /** @param {string} text */
  write(text) {
    return kept.put("values", "draft", text);
  },

  /** Makes a note of it. */
  async keep() {
    const text = await this.text();
    if (text === "") return;
    /** @type {KeptNote} */
    const note = { uid: newUID(), at: moment(), text };
    await kept.add("notes", note);
    await this.write("");
  },
};

/**
 * A form for what was seen.
 *
 * @param {string} text what was begun.
 * @param {() => void} then
 */
function observationForm(text, then) {
  const field = element("textarea", {
    id: "note", rows: 4, maxlength: 4000, "aria-required": "true", "aria-describedby": "note-wrong",
  });
  const wrong = element("p", { class: "wrong", id: "note-wrong", role: "alert" });
  /** @param {boolean} isEmpty */
  const tell = (isEmpty) => {
    field.setAttribute("aria-invalid", String(isEmpty));
    wrong.textContent = isEmpty ? say("notes.empty") : "";
  };
  field.value = text;
  field.addEventListener("input", () => {
    tell(false);
    void draft.write(field.value);
  });
  const needed = element("span", { class: "needed", "aria-hidden": "true", text: say("notes.needed") });
  const form = element("form", { class: "column" },
    element("label", { for: "note" }, say("notes.new"), " ", needed), field, wrong,
    element("button", { type: "submit", class: "button main", text: say("notes.keep") }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() === "") {
      tell(true);
      return field.focus();
    }
    void draft.keep().then(then);
  });
  return form;
}

/**
 * Says that an observation was begun and isn't among those that are sent, and keeps it.
 *
 * @param {string} text
 * @param {() => void} then
 */
function draftPart(text, then) {
  return element("section", { class: "draft" },
    element("p", { text: say("send.draft") }), element("blockquote", { dir: "auto", text }),
    sheetButton(say("notes.keep"), () => void draft.keep().then(then)));
}

/**
 * @param {KeptNote[]} notes in order of time.
 * @returns {HTMLElement[]} the latest first.
 */
function observationList(notes) {
  return [...notes].reverse().map((note) => element("article", { class: "note" },
    element("h3", { text: shownMoment(note.at) }), element("p", { dir: "auto", text: note.text })));
}
