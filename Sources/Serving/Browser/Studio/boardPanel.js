import { ask } from "./api.js";
import { choices } from "./choices.js";
import { confirmFirst } from "./dialog.js";
import { edit } from "./editing.js";
import { button, checkField, choiceField, element, labelledField, numbers } from "./elements.js";
import { highestLevel, sides } from "./grid.js";
import { attempt, tell } from "./notices.js";
import { say } from "./say.js";

/** @typedef {import("./boardView.js").BoardView} BoardView */

/** What a board is as a whole, to be changed. */
export class BoardPanel {
  /** @param {BoardView} view */
  constructor(view) {
    this.view = view;
    this.shown = "";
    this.words = element("input", { maxlength: 2000, autocomplete: "off" });
    const filling = element("form", { class: "fill" }, labelledField(say("fill.words"), this.words), element("button", { type: "submit", text: say("fill") }));
    filling.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.fill();
    });
    this.fields = element("div", {});
    this.element = element(
      "section", { class: "panel", "aria-label": say("board") }, element("h2", { text: say("board") }), filling, this.fields);
  }

  show() {
    const { name, size, pages, layout, system, labels, letters, background, level, movable } = this.view.board;
    const look = JSON.stringify([name, size, pages, layout, system, labels, letters, background, level, movable]);
    const isTyping = this.fields.contains(document.activeElement) && document.activeElement?.matches("input:not([type])");
    if (look === this.shown || (isTyping && this.shown !== "")) return;
    this.shown = look;
    this.fields.replaceChildren(
      this.nameField(name), this.grown(),
      this.choice("layout", layout, choices.layouts.map((one) => [one.id, one.name])),
      this.choice("system", system ?? "", [["", say("system.own")], ...choices.systems.map((one) => /** @type {[string, string]} */ ([one.id, one.name]))]),
      this.choice("labels", labels, ["below", "above", "hidden"].map((one) => [one, say(`labels.${one}`)])),
      this.choice("letters", letters, ["as-written", "upper", "lower"].map((one) => [one, say(`letters.${one}`)])),
      this.choice("background", background ?? "", [["", say("background.none")], ...choices.colors.map((one) => /** @type {[string, string]} */ ([one.soft, one.name]))]),
      this.levelField(level), checkField(say("field.movable"), movable, (isChecked) => void this.change({ movable: isChecked })),
      button(say("board.remove"), () => this.remove(), { class: "danger" }));
  }

  /** @param {string} name */
  nameField(name) {
    const field = element("input", { maxlength: 200, value: name, autocomplete: "off" });
    const seen = this.view.board;
    field.addEventListener("change", () => {
      field.blur();
      void this.change({ name: field.value }, seen);
    });
    return labelledField(say("field.name"), field);
  }

  /** @param {number} level */
  levelField(level) {
    const field = choiceField([["0", say("level.all")], ...numbers(1, highestLevel)], String(level));
    field.addEventListener("change", () => void this.change({ level: Number(field.value) }));
    return labelledField(say("board.level"), field);
  }

  /** Rows, columns and pages, one more or one fewer. */
  grown() {
    const [columns, rows] = sides(this.view.board.size);
    const { pages } = this.view.board;
    const row = (/** @type {string} */ name, /** @type {number} */ count, /** @type {(count: number) => Record<string, unknown>} */ set) => element(
      "div", { class: "counter", role: "group", "aria-label": say(name) }, element("span", { text: `${say(name)}: ${count}` }),
      button("−", () => this.change(set(count - 1)), { "aria-label": say("fewer", { what: say(name) }), disabled: count <= 1 }),
      button("+", () => this.change(set(count + 1)), { "aria-label": say("more", { what: say(name) }) }));
    return element(
      "div", { class: "counters" }, row("columns", columns, (count) => ({ size: `${count}x${rows}` })),
      row("rows", rows, (count) => ({ size: `${columns}x${count}` })), row("pages", pages, (count) => ({ pages: count })));
  }

  /**
   * @param {"layout" | "system" | "labels" | "letters" | "background"} name
   * @param {string} value
   * @param {[string, string][]} all
   */
  choice(name, value, all) {
    const isKnown = all.some(([one]) => one === value);
    const field = choiceField(isKnown ? all : [...all, [value, value]], value);
    const isOrNull = name === "system" || name === "background";
    field.addEventListener("change", () => void this.change({ [name]: isOrNull && field.value === "" ? null : field.value }));
    return labelledField(say(`field.${name}`), field);
  }

  /**
   * @param {Record<string, unknown>} set
   * @param {Board} seen as it was seen.
   */
  async change(set, seen = this.view.board) {
    const isDone = await attempt(async () => this.view.take(await edit(this.view.path, set, seen)));
    if (isDone) return;
    // What was chosen and isn't so isn't shown either.
    this.shown = "";
    this.show();
  }

  async fill() {
    const words = splitWords(this.words.value);
    if (words.length === 0) return;
    await attempt(async () => {
      this.view.take(await ask("POST", `${this.view.path}/fill`, { words }));
      this.words.value = "";
      tell(say("fill.done", { count: words.length }));
    });
  }

  remove() {
    confirmFirst(say("board.remove.question", { name: this.view.board.name }), say("board.remove"), () => attempt(async () => {
      await ask("DELETE", this.view.path);
      this.view.leave();
    }));
  }
}

/**
 * Words parted by blanks, or by commas where some have blanks in them.
 *
 * @param {string} text
 * @returns {string[]}
 */
function splitWords(text) {
  return text.split(text.includes(",") ? "," : /\s+/).map((word) => word.trim()).filter((word) => word !== "");
}
