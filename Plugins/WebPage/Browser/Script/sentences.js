/** The sentences that the grammar made when the page was written, looked up by the words that were pointed at. */
const sentences = {
  /** Lines `KEY\tSENTENCE`, between line ends. */
  lines: "",

  /** Unpacks them. Where the browser can't, and where a file came damaged, words stay in their order. */
  async open() {
    const [packed] = await later.of("sentences");
    const lines = packed && await inflated(packed);
    if (!lines) return;
    this.lines = "\n" + lines + "\n";
    stripChanged();
  },

  /**
   * @param {Pick<typeof strip, "items" | "isNegated" | "isAsked">} said
   * @returns {string | undefined} nothing for what the grammar hasn't made a sentence of.
   */
  of({ items, isNegated, isAsked }) {
    if (items.length === 0 || items.some((item) => item.word === undefined)) return undefined;
    const signs = (isNegated ? "!" : "") + (isAsked ? "?" : "");
    const key = `\n${signs}${signs && " "}${items.map((item) => item.word).join(" ")}\t`;
    const begin = this.lines.indexOf(key);
    return begin < 0 ? undefined : this.lines.slice(begin + key.length, this.lines.indexOf("\n", begin + key.length));
  },
};
