/** A word on how something is done, above what is always within reach, for a moment. */
const hint = {
  place: element("p", { class: "hint", role: "status" }),
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,

  /** @param {string} text */
  show(text) {
    clearTimeout(this.timer);
    this.place.textContent = text;
    this.timer = setTimeout(() => { this.place.textContent = ""; }, 3000);
  },
};
