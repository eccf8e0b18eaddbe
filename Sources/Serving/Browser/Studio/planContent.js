import { choiceField, element, labelledField, picture, pictureOf } from "./elements.js";
import { say } from "./say.js";
import { SymbolSearch } from "./search.js";

/** What a new plan shows: a board, or one symbol. */
export class PlanContent {
  /**
   * @param {BoardHead[]} boards
   * @param {Identity | null} patient
   */
  constructor(boards, patient) {
    this.kind = choiceField([["board", say("board")], ["symbol", say("field.symbol")]], "board");
    this.board = choiceField(boards.map(({ uid, name }) => [uid, name]), boards[0]?.uid);
    /** @type {FoundSymbol | null} */
    this.symbol = null;
    this.shown = element("p", { class: "parts", role: "status" });
    const search = new SymbolSearch((symbol) => this.choose(symbol), { patient });
    const ways = { board: labelledField(say("field.board"), this.board), symbol: element("div", { hidden: true }, this.shown, search.element) };
    this.kind.addEventListener("change", () => {
      for (const [kind, way] of Object.entries(ways)) way.hidden = kind !== this.kind.value;
    });
    this.element = element("div", {}, labelledField(say("plan.shows"), this.kind), ways.board, ways.symbol);
  }

  /** @param {FoundSymbol} symbol */
  choose(symbol) {
    this.symbol = symbol;
    this.shown.replaceChildren(picture(pictureOf(symbol)), element("span", { text: say("plan.symbol", { symbol: symbol.name }) }));
  }

  /** As the plan is made with it; nothing of a symbol that is still to be chosen. */
  get chosen() {
    if (this.kind.value === "board") return { board: this.board.value };
    return this.symbol === null ? {} : { symbol: this.symbol.reference };
  }
}
