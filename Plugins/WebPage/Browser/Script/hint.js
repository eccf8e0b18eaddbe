/** A word on how something is done, above what is always within reach, for a moment. */
const hint = {
  place: element("p", { class: "hint", role: "status" }),
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,

  /**
   * @param {string} text
   * @param {boolean} stays until another is shown, or {@link clear}.
   */
  show(text, stays = false) {
    clearTimeout(this.timer);
    this.place.textContent = text;
    if (!stays) this.timer = setTimeout(() => this.clear(), 3000);
  },

  clear() {
    clearTimeout(this.timer);
    this.place.textContent = "";
  },
};
