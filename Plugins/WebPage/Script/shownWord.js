/** A word that can't be heard, large over the board for a moment. */
const shownWord = {
  place: element("div", { class: "shown-word", "aria-hidden": "true" }),
  /** Hides it, when it is shown. */
  hide: () => {},

  /**
   * @param {string} text
   * @returns {Promise<void>} when it is gone, after a time that grows with the word's length.
   */
  show(text) {
    this.hide();
    this.place.replaceChildren(element("span", { dir: "auto", text }));
    this.place.classList.add("visible");
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.hide(), Math.min(1200 + text.length * 60, 6000));
      this.hide = () => {
        clearTimeout(timer);
        this.hide = () => {};
        this.place.classList.remove("visible");
        resolve();
      };
    });
  },
};
