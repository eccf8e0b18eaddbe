import { ask, part } from "./api.js";
import { choices } from "./choices.js";
import { choiceField, element, labelledField, picture, pictureOf } from "./elements.js";
import { attempt } from "./notices.js";
import { say } from "./say.js";

/** Looks for symbols in the clinic's own and in all symbol systems. */
export class SymbolSearch {
  /**
   * @param {(symbol: FoundSymbol) => void} choose what a press on one does.
   * @param {{ patient: Identity | null, drags?: (element: HTMLElement, symbol: FoundSymbol) => void }} manner
   */
  constructor(choose, { patient, drags }) {
    this.choose = choose;
    this.patient = patient;
    this.drags = drags;
    this.number = 0;
    this.words = element("input", { type: "search", autocomplete: "off", maxlength: 200, spellcheck: "false" });
    this.system = choiceField([
      ["", say("search.everywhere")], ["workspace", say("search.own")],
      ...choices.systems.map(({ id, name }) => /** @type {[string, string]} */ ([id, name])),
    ]);
    this.found = element("ul", { class: "found" });
    this.told = element("p", { class: "told", role: "status" });
    this.element = element(
      "div", { class: "search" }, labelledField(say("search.words"), this.words),
      labelledField(say("search.system"), this.system), this.told, this.found);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    this.words.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.renew(), 250);
    });
    this.system.addEventListener("change", () => void this.renew());
  }

  /** @param {string} words */
  async look(words) {
    this.words.value = words;
    await this.renew();
  }

  async renew() {
    this.number += 1;
    const own = this.number;
    const words = this.words.value.trim();
    if (words === "") return this.show([], "");
    await attempt(async () => {
      const query = [`words=${part(words)}`, "limit=30"];
      if (this.system.value !== "") query.push(`system=${part(this.system.value)}`);
      if (this.patient !== null) query.push(`patient=${part(this.patient)}`);
      const found = await ask("GET", `symbols?${query.join("&")}`);
      // An answer to what was typed before comes late.
      if (own === this.number) this.show(found, words);
    });
  }

  /**
   * @param {FoundSymbol[]} symbols
   * @param {string} words
   */
  show(symbols, words) {
    this.told.textContent = words === "" ? "" : say("search.count", { count: symbols.length });
    this.found.replaceChildren(...symbols.map((symbol) => {
      const from = choices.systems.find(({ id }) => id === symbol.system)?.name ?? say("search.own");
      const made = element(
        "button", { type: "button", class: "symbol", "data-reference": symbol.reference }, picture(pictureOf(symbol)),
        element("span", { text: symbol.name }), element("small", { text: from }));
      made.addEventListener("click", () => this.choose(symbol));
      this.drags?.(made, symbol);
      return element("li", {}, made);
    }));
  }
}
