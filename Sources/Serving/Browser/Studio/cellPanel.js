import { ask } from "./api.js";
import { choices } from "./choices.js";
import { button, choiceField, element, labelledField, numbers } from "./elements.js";
import { highestLevel, placeName, sides } from "./grid.js";
import { say } from "./say.js";
import { changeSymbol } from "./symbolDialog.js";

/** @typedef {import("./boardView.js").BoardView} BoardView */

/** What the chosen place of a board is, to be changed. */
export class CellPanel {
  /** @param {BoardView} view */
  constructor(view) {
    this.view = view;
    /** @type {BoardHead[]} */
    this.boards = [];
    this.shown = "";
    this.element = element("section", { class: "panel", "aria-label": say("cell") });
  }

  /** Asks anew for the boards to which a cell can lead. */
  async renewBoards() {
    this.boards = await ask("GET", "boards");
    this.show();
  }

  show() {
    const position = this.view.chosen;
    const cell = this.view.cell(position);
    const look = JSON.stringify([position, cell, this.boards.map(({ uid, name }) => [uid, name])]);
    // What is being typed stays.
    const isTyping = this.element.contains(document.activeElement) && document.activeElement?.matches("input");
    if (look === this.shown || (isTyping && this.shown.startsWith(`[${position},`))) return;
    this.shown = look;
    const heading = element("h2", { text: position === null ? say("cell") : say("cell.of", { place: placeName(this.view.board, position) }) });
    if (position === null) {
      this.element.replaceChildren(heading, element("p", { text: say("cell.choose") }));
      return;
    }
    this.element.replaceChildren(
      heading, this.textField("label", position, cell), ...(cell ? [this.textField("spoken", position, cell)] : []),
      this.leadsField(position, cell), ...(cell ? [this.colors(position, cell), this.size(position, cell), this.levelField(position, cell), this.buttons(position, cell)] : []));
  }

  /**
   * Where it can't be done, what was chosen isn't shown either.
   *
   * @param {number} position
   * @param {Record<string, unknown>} set
   */
  async change(position, set) {
    if (await this.view.change(position, set)) return;
    this.shown = "";
    this.show();
  }

  /**
   * How many columns and rows it takes, as far as the page goes.
   *
   * @param {number} position
   * @param {Cell} cell
   */
  size(position, cell) {
    const [columns, rows] = sides(this.view.board.size);
    const [wide, high] = sides(cell.span);
    const place = (position - 1) % (columns * rows);
    const side = (/** @type {string} */ name, /** @type {number} */ most, /** @type {number} */ now, /** @type {(count: string) => string} */ span) => {
      const field = choiceField(numbers(1, most), String(now));
      field.addEventListener("change", () => void this.change(position, { span: span(field.value) }));
      return labelledField(say(name), field);
    };
    return element(
      "div", { class: "pair" }, side("cell.wide", columns - place % columns, wide, (count) => `${count}x${high}`),
      side("cell.high", rows - Math.floor(place / columns), high, (count) => `${wide}x${count}`));
  }

  /**
   * @param {number} position
   * @param {Cell} cell
   */
  levelField(position, cell) {
    const field = choiceField(numbers(1, highestLevel), String(cell.level));
    field.addEventListener("change", () => void this.change(position, { level: Number(field.value) }));
    return labelledField(say("field.level"), field);
  }

  /**
   * @param {"label" | "spoken"} name
   * @param {number} position
   * @param {Cell | null} cell
   */
  textField(name, position, cell) {
    const was = cell?.[name] ?? "";
    const field = element("input", { maxlength: 400, autocomplete: "off", value: was, placeholder: cell?.text ?? "" });
    field.addEventListener("change", async () => {
      const text = field.value.trim();
      field.blur();
      if (text !== was) await this.view.change(position, { [name]: text === "" ? null : text }, cell);
    });
    return labelledField(say(`field.${name}`), field);
  }

  /**
   * @param {number} position
   * @param {Cell | null} cell
   */
  leadsField(position, cell) {
    const own = this.view.board.patient;
    const boards = this.boards.filter(({ uid, patient }) => uid !== this.view.board.uid && (patient === null || patient === own));
    const field = choiceField([
      ["", say("leads.nowhere")], ["home", say("leads.home")], ["back", say("leads.back")], ["word", say("leads.word")],
      ...boards.map(({ uid, name }) => /** @type {[string, string]} */ ([`board:${uid}`, name])),
    ], cell?.leads ?? "");
    field.addEventListener("change", () => void this.view.change(position, { leads: field.value === "" ? null : field.value }));
    return labelledField(say("field.leads"), field);
  }

  /**
   * @param {number} position
   * @param {Cell} cell
   */
  colors(position, cell) {
    const rows = /** @type {const} */ (["fill", "border"]).map((name) => {
      const known = choices.colors.map(({ name: text, color, soft }) => /** @type {[string, string]} */ ([name === "fill" ? soft : color, text]));
      const field = choiceField([["", say(`${name}.none`)], ...known], cell[name] ?? "");
      // A colour without a name that was given at the desk.
      if (cell[name] !== null && field.value !== cell[name]) {
        field.append(element("option", { value: cell[name], text: cell[name] ?? "" }));
        field.value = cell[name] ?? "";
      }
      field.addEventListener("change", () => void this.view.change(position, { [name]: field.value === "" ? null : field.value }));
      return labelledField(say(`field.${name}`), field);
    });
    return element("div", { class: "pair" }, ...rows);
  }

  /**
   * @param {number} position
   * @param {Cell} cell
   */
  buttons(position, cell) {
    const change = button(say("symbol.change"), () => changeSymbol(cell.symbol ?? "", () => this.view.changed()));
    change.hidden = cell.symbol === null;
    return element(
      "div", { class: "buttons" }, change, button(say("move"), () => this.view.beginMove()),
      button(say(cell.hidden ? "reveal" : "hide"), () => this.view.change(position, { hidden: !cell.hidden })),
      button(say("clear"), () => this.view.clear(position), { class: "danger" }));
  }
}
