import { element, picture } from "./elements.js";
import { makeDraggable } from "./dragging.js";
import { say } from "./say.js";

/** Levels go from 1 to this one. */
export const highestLevel = 10;

/**
 * The columns and rows of a text like `4x3`.
 *
 * @param {string} size
 * @returns {[columns: number, rows: number]}
 */
export function sides(size) {
  const [columns, rows] = size.split("x").map(Number);
  return [columns ?? 1, rows ?? 1];
}

/**
 * A place as people call it: `B2`.
 *
 * @param {Board} board
 * @param {number} position
 * @returns {string}
 */
export function placeName(board, position) {
  const [columns, rows] = sides(board.size);
  const page = Math.floor((position - 1) / (columns * rows));
  const onPage = (position - 1) % (columns * rows);
  const name = String.fromCharCode(65 + (onPage % columns)) + (Math.floor(onPage / columns) + 1);
  return page === 0 ? name : `${page + 1}:${name}`;
}

/** One page of a board, whose places can be chosen, moved and dropped on. */
export class Grid {
  /**
   * @param {{ choose: (position: number) => void, move: (from: number, to: number) => void,
   *   clear: (position: number) => void }} deeds
   */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {Map<number, HTMLButtonElement>} */
    this.places = new Map();
    this.shape = "";
    this.columns = 1;
    this.element = element("div", { class: "grid", role: "group" });
    this.element.addEventListener("keydown", (event) => this.press(event));
  }

  /**
   * @param {Board} board
   * @param {number} page from 0.
   * @param {number | null} chosen
   * @param {number | null} moved the place whose cell waits to be put elsewhere.
   */
  show(board, page, chosen, moved) {
    const [columns, rows] = sides(board.size);
    const first = page * columns * rows + 1;
    const shape = `${board.uid} ${board.size} ${page}`;
    this.element.setAttribute("aria-label", board.name);
    this.element.style.setProperty("background", board.background ?? "");
    if (shape !== this.shape) {
      this.shape = shape;
      this.columns = columns;
      this.element.style.setProperty("--columns", String(columns));
      this.places = new Map(Array.from({ length: columns * rows }, (_, index) => [first + index, this.place(first + index)]));
      this.element.replaceChildren(...this.places.values());
    }
    const cells = new Map(board.cells.map((cell) => [cell.position, cell]));
    const hints = new Map(board.places.map((place) => [place.position, place.tint]));
    const covered = new Set(board.cells.flatMap((cell) => coveredBy(cell, columns)));
    for (const [position, button] of this.places) {
      button.hidden = covered.has(position);
      this.fill(button, board, position, cells.get(position), hints.get(position - first + 1) ?? null);
      const [wide, high] = sides(cells.get(position)?.span ?? "1x1");
      const [column, row] = [(position - first) % columns, Math.floor((position - first) / columns)];
      button.style.setProperty("grid-area", `${row + 1} / ${column + 1} / span ${high} / span ${wide}`);
      button.setAttribute("aria-pressed", String(position === chosen));
      button.classList.toggle("moved", position === moved);
      button.tabIndex = position === (this.places.has(chosen ?? 0) ? chosen : first) ? 0 : -1;
    }
  }

  /** @param {number} position */
  place(position) {
    const made = element("button", { type: "button", class: "place", "data-position": position });
    made.addEventListener("click", () => this.deeds.choose(position));
    makeDraggable(made, placeAt, (target) => {
      const to = Number(target.dataset["position"]);
      if (to !== position && made.dataset["uid"]) this.deeds.move(position, to);
    });
    return made;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Board} board
   * @param {number} position
   * @param {Cell | undefined} cell
   * @param {string | null} tint of the place where it is empty.
   */
  fill(button, board, position, cell, tint) {
    const look = JSON.stringify([cell ?? null, tint, board.labels, board.letters, board.level]);
    if (button.dataset["look"] === look) return;
    button.dataset["look"] = look;
    button.dataset["uid"] = cell?.uid ?? "";
    const name = placeName(board, position);
    const isLater = cell !== undefined && board.level > 0 && cell.level > board.level;
    const remarks = [
      cell?.target ? say("cell.leads", { target: cell.target }) : "", cell?.hidden ? say("cell.hidden") : "",
      isLater ? say("cell.later") : "",
    ].filter((text) => text !== "");
    button.setAttribute("aria-label", [name, cell ? cell.text : say("cell.empty"), ...remarks].join(", "));
    button.classList.toggle("filled", cell !== undefined);
    button.classList.toggle("hidden-cell", cell?.hidden === true || isLater);
    button.style.setProperty("background", cell?.fill ?? (cell ? "" : tint ?? ""));
    button.style.setProperty("border-color", cell?.frame ?? "");
    button.replaceChildren();
    if (!cell) {
      button.append(element("span", { class: "name", "aria-hidden": "true", text: name }));
      return;
    }
    const word = element("span", { class: "word", text: written(cell.text, board.letters) });
    word.style.setProperty("--letters", String(Math.max(...cell.text.split(/\s+/).map((part) => part.length))));
    if (cell.picture !== null) button.append(picture(`/api/pictures/${cell.picture}`));
    if (board.labels === "above") button.prepend(word);
    else if (board.labels === "below" || cell.picture === null) button.append(word);
    if (cell.leads !== null) button.append(element("span", { class: "way", "aria-hidden": "true", text: "➜" }));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const at = Number(/** @type {HTMLElement} */ (event.target).dataset["position"]);
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns, ArrowDown: this.columns };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      this.deeds.clear(at);
    }
    if (step === undefined) return;
    event.preventDefault();
    for (let to = at + step; this.places.has(to); to += step) {
      const place = this.places.get(to);
      if (!place || place.hidden) continue;
      if (event.shiftKey) this.deeds.move(at, to);
      place.focus();
      for (const other of this.places.values()) other.tabIndex = other === place ? 0 : -1;
      return;
    }
  }

  /** @param {number} position */
  focus(position) {
    this.places.get(position)?.focus();
  }
}

/**
 * The place at a point of the page.
 *
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement | null}
 */
export function placeAt(x, y) {
  return /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y)?.closest(".place") ?? null);
}

/**
 * @param {Cell} cell
 * @param {number} columns of the page.
 * @returns {number[]} the places over which it lies besides its own.
 */
function coveredBy(cell, columns) {
  const [wide, high] = sides(cell.span);
  return Array.from({ length: wide * high }, (_, index) => cell.position + (index % wide) + Math.floor(index / wide) * columns).slice(1);
}

/**
 * @param {string} text
 * @param {string} letters
 */
function written(text, letters) {
  if (letters === "upper") return text.toLocaleUpperCase();
  return letters === "lower" ? text.toLocaleLowerCase() : text;
}
