import { ask, part } from "./api.js";
import { choices, patientName } from "./choices.js";
import { openDialog } from "./dialog.js";
import { button, choiceField, element, labelledField } from "./elements.js";
import { attempt } from "./notices.js";
import { say } from "./say.js";

/** The boards of a patient, or all. */
export class BoardList {
  /**
   * @param {Identity | null} patient
   * @param {(uid: Identity) => void} open
   */
  constructor(patient, open) {
    this.patient = patient;
    this.open = open;
    this.list = element("ul", { class: "cards" });
    this.sought = element("input", { type: "search", maxlength: 200, autocomplete: "off" });
    this.sought.addEventListener("input", () => this.narrow());
    this.seeking = labelledField(say("board.find"), this.sought);
    this.element = element(
      "section", {}, element("div", { class: "head" }, element("h1", { text: say("boards") }),
        button(say("board.new"), () => this.make(), { class: "main" })), this.seeking, this.list);
  }

  /** @param {import("./news.js").News} news */
  async renew(news) {
    if (!news.has(["board", "cell", "patient"])) return;
    /** @type {BoardHead[]} */
    const boards = await ask("GET", this.patient === null ? "boards" : `boards?patient=${part(this.patient)}`);
    this.list.replaceChildren(...boards.map((board) => element("li", {}, this.card(board))));
    if (boards.length === 0) this.list.append(element("li", { class: "none", text: say("board.none") }));
    this.seeking.hidden = boards.length === 0;
    this.narrow();
  }

  /** Shows those boards alone whose names have what is sought in them, with accents or without. */
  narrow() {
    const sought = bare(this.sought.value);
    for (const card of this.list.querySelectorAll("li")) {
      card.hidden = !bare(card.querySelector(".card")?.firstChild?.textContent ?? "").includes(sought);
    }
  }

  /** @param {BoardHead} board */
  card(board) {
    const owner = patientName(board.patient);
    const made = button(board.name, () => this.open(board.uid), { class: "card" });
    made.append(element("small", { text: [owner, say("board.cells", { count: board.cells })].filter((text) => text !== "").join(" · ") }));
    return made;
  }

  make() {
    const name = element("input", { maxlength: 200, required: true, autocomplete: "off" });
    const layout = choiceField(choices.layouts.map(({ id, name, purpose }) => [id, purpose === "" ? name : `${name} — ${purpose}`]), choices.layouts[0]?.id);
    const size = element("input", { maxlength: 5, pattern: "[0-9]+x[0-9]+", placeholder: choices.layouts[0]?.usual ?? "", autocomplete: "off" });
    layout.addEventListener("change", () => {
      size.placeholder = choices.layouts.find(({ id }) => id === layout.value)?.usual ?? "";
    });
    const owner = choiceField([["", say("everybody")], ...choices.patients.map(({ uid, name }) => /** @type {[string, string]} */ ([uid, name]))], this.patient ?? "");
    openDialog(say("board.new"), [
      labelledField(say("field.name"), name), labelledField(say("field.layout"), layout),
      labelledField(say("board.size"), size), labelledField(say("for"), owner),
    ], {
      done: say("make"),
      act: () => attempt(async () => {
        const size_ = size.value.trim().toLowerCase().replace("×", "x");
        const board = await ask("POST", "boards", {
          name: name.value, layout: layout.value, patient: owner.value === "" ? null : owner.value,
          ...(size_ === "" ? {} : { size: size_ }),
        });
        this.open(board.uid);
      }),
    });
  }
}

/** @param {string} text */
function bare(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
