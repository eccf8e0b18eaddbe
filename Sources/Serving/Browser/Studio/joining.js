import { button, element, picture, pictureOf } from "./elements.js";
import { say } from "./say.js";
import { SymbolSearch } from "./search.js";

/** As many symbols as one picture is made of. */
const most = 9;

/** Symbols whose pictures become one, in their order. */
export class Joining {
  /** @param {Identity | null} patient */
  constructor(patient) {
    /** @type {FoundSymbol[]} */
    this.parts = [];
    this.list = element("ol", { class: "parts", "aria-label": say("join.parts") });
    const search = new SymbolSearch((symbol) => this.add(symbol), { patient });
    this.element = element("div", {}, element("p", { text: say("join.help") }), this.list, search.element);
  }

  /** @param {FoundSymbol} symbol */
  add(symbol) {
    if (this.parts.length < most) this.parts.push(symbol);
    this.show();
  }

  show() {
    this.list.replaceChildren(...this.parts.map((symbol, index) => {
      const takeOut = () => {
        this.parts.splice(index, 1);
        this.show();
      };
      return element(
        "li", {}, picture(pictureOf(symbol)), element("span", { text: symbol.name }),
        button("×", takeOut, { "aria-label": say("join.remove", { symbol: symbol.name }) }));
    }));
  }

  /** @returns {string[]} */
  get references() {
    return this.parts.map(({ reference }) => reference);
  }
}
