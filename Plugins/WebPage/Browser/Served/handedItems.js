/** What of activities, moved cells and settings was handed over already: by sums, so that only what is new is again. */
const handedItems = {
  /**
   * Sums by what they are of.
   *
   * @type {Record<string, string>}
   */
  sums: {},

  /** Takes up what was kept. */
  async recall() {
    const found = await kept.value("handed");
    if (typeof found === "object" && found) this.sums = { ...found };
  },

  /**
   * @param {string} name
   * @param {unknown} value
   * @returns {boolean} whether it was handed over otherwise, or not at all.
   */
  isNew(name, value) {
    return this.sums[name] !== sumOf(JSON.stringify(value));
  },

  /**
   * It needn't be handed over again as it is.
   *
   * @param {string} name
   * @param {unknown} value
   */
  async note(name, value) {
    this.sums[name] = sumOf(JSON.stringify(value));
    await kept.put("values", "handed", { ...this.sums });
  },
};

/**
 * @param {string} text
 * @returns {string} FNV-1a of 32 bits, and the number of signs.
 */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `${(sum >>> 0).toString(16)}-${text.length}`;
}
