import { ask, part } from "./api.js";
import { BoardPanel } from "./boardPanel.js";
import { CellPanel } from "./cellPanel.js";
import { makeDraggable } from "./dragging.js";
import { edit } from "./editing.js";
import { button, element } from "./elements.js";
import { Grid, placeAt, placeName, sides } from "./grid.js";
import { attempt, tell } from "./notices.js";
import { say } from "./say.js";
import { SymbolSearch } from "./search.js";
import { newSymbol } from "./symbolDialog.js";

/** A board that is being made: its page, what is chosen on it, and symbols to put there. */
export class BoardView {
  /**
   * @param {Board} board
   * @param {{ leave: () => void, changed: () => void }} deeds
   */
  constructor(board, { leave, changed }) {
    this.board = board;
    this.leave = leave;
    this.changed = changed;
    this.page = 0;
    /** @type {number | null} */
    this.chosen = null;
    /** @type {number | null} */
    this.moved = null;
    this.grid = new Grid({
      choose: (position) => this.choose(position), move: (from, to) => void this.move(from, to),
      clear: (position) => void this.clear(position),
    });
    this.search = new SymbolSearch((symbol) => void this.put(symbol, this.chosen ?? this.firstFree()), {
      patient: board.patient,
      drags: (source, symbol) => makeDraggable(source, placeAt, (place) => void this.put(symbol, Number(place.dataset["position"]))),
    });
    this.title = element("h1", { tabindex: -1 });
    this.pages = element("div", { class: "pages" });
    this.cellPanel = new CellPanel(this);
    this.boardPanel = new BoardPanel(this);
    const symbols = element(
      "section", { class: "panel", "aria-label": say("symbols") }, element("h2", { text: say("symbols") }), this.search.element,
      button(say("symbol.new"), () => newSymbol(board.patient, this.search.words.value, (name) => void this.search.look(name))));
    this.element = element(
      "section", { class: "board" },
      element("div", { class: "head" }, button(say("boards"), leave, { class: "quiet" }), this.title),
      element(
        "div", { class: "desk" }, element("div", { class: "sheet" }, this.grid.element, this.pages),
        element("div", { class: "panels" }, this.cellPanel.element, symbols, this.boardPanel.element)));
    this.show();
  }

  get path() {
    return `boards/${part(this.board.uid)}`;
  }

  /** @param {import("./news.js").News} news */
  async renew(news) {
    // What was changed from here has come with the answer.
    const isOld = BigInt(this.board.version) < BigInt(news.version);
    await Promise.all([
      isOld && ask("GET", this.path).then((board) => this.take(board)),
      news.has(["board"], this.board.uid) && this.cellPanel.renewBoards(),
    ]);
  }

  /** @param {Board} board as it is by now. */
  take(board) {
    // Of two answers the later one counts, in whatever order they come.
    if (BigInt(board.version) < BigInt(this.board.version)) return;
    this.board = board;
    this.show();
  }

  show() {
    this.title.textContent = this.board.name;
    this.page = Math.min(this.page, this.board.pages - 1);
    if (this.chosen !== null && this.pageOf(this.chosen) !== this.page) this.chosen = null;
    this.grid.show(this.board, this.page, this.chosen, this.moved);
    this.showPages();
    this.cellPanel.show();
    this.boardPanel.show();
  }

  showPages() {
    const turn = (/** @type {number} */ by) => {
      this.page += by;
      this.chosen = null;
      this.show();
    };
    const back = button(say("page.previous"), () => turn(-1), { disabled: this.page === 0, class: "quiet" });
    const on = button(say("page.next"), () => turn(1), { disabled: this.page === this.board.pages - 1, class: "quiet" });
    this.pages.hidden = this.board.pages === 1;
    this.pages.replaceChildren(back, element("span", { text: say("page", { page: this.page + 1, pages: this.board.pages }) }), on);
  }

  /** @param {number} position */
  pageOf(position) {
    const [columns, rows] = sides(this.board.size);
    return Math.floor((position - 1) / (columns * rows));
  }

  /** @param {number | null} position */
  cell(position) {
    return this.board.cells.find((cell) => cell.position === position) ?? null;
  }

  /** The first free place of the page that is shown; null where it is full. */
  firstFree() {
    const places = [...this.grid.places].filter(([, place]) => !place.hidden).map(([position]) => position);
    return places.find((position) => this.cell(position) === null) ?? null;
  }

  /** @param {number} position */
  choose(position) {
    if (this.moved !== null && this.moved !== position) {
      const from = this.moved;
      this.moved = null;
      return void this.move(from, position);
    }
    this.moved = null;
    this.chosen = this.chosen === position ? null : position;
    this.show();
  }

  /** The next place that is chosen gets the cell that is chosen. */
  beginMove() {
    this.moved = this.chosen;
    this.show();
    tell(say("move.where"));
    if (this.chosen !== null) this.grid.focus(this.chosen);
  }

  /**
   * @param {FoundSymbol} symbol
   * @param {number | null} position null where none is free: what is there isn't taken away unasked.
   */
  async put(symbol, position) {
    if (position === null) return void tell(say("put.full"));
    const isDone = await this.change(position, { symbol: symbol.reference, label: symbol.name });
    if (isDone) tell(say("put.done", { symbol: symbol.name, place: placeName(this.board, position) }));
  }

  /**
   * Changes what is in a place.
   *
   * @param {number} position
   * @param {Record<string, unknown>} set
   * @param {Cell | null} cell what is there, as it was seen.
   * @returns {Promise<boolean>}
   */
  change(position, set, cell = this.cell(position)) {
    // A cell that was moved meanwhile is another's place: what was meant for it isn't done to that.
    const relied = cell === null ? [] : ["uid"];
    return attempt(async () => this.take(await edit(`${this.path}/cells/${position}`, set, cell ?? emptyCell, relied)));
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  async move(from, to) {
    const cell = this.cell(from);
    if (cell === null) return;
    await attempt(async () => {
      const board = await ask("POST", `${this.path}/moves`, { from, to, ...(cell.uid === null ? {} : { cell: cell.uid }) });
      this.chosen = to;
      this.take(board);
      tell(say("move.done", { symbol: cell.text, place: placeName(this.board, to) }));
    });
  }

  /** @param {number} position */
  async clear(position) {
    const cell = this.cell(position);
    if (cell === null) return;
    await attempt(async () => {
      const seen = cell.uid === null ? "" : `?cell=${part(cell.uid)}`;
      this.take(await ask("DELETE", `${this.path}/cells/${position}${seen}`));
      tell(say("clear.done", { place: placeName(this.board, position) }));
    });
  }
}

/** What a place without a cell is. */
const emptyCell = {
  symbol: null, label: null, spoken: null, fill: null, border: null, span: "1x1", hidden: false, level: 1, leads: null,
};
