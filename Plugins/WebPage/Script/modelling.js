/** An adult shows on the patient's page how it is done: what is touched is marked, and isn't the patient's. */
const modelling = {
  isOn: false,

  toggle() {
    this.isOn = !this.isOn;
    drawStage();
  },

  /** @param {HTMLElement} button */
  mark(button) {
    document.querySelectorAll(".modelled").forEach((other) => other.classList.remove("modelled"));
    button.classList.add("modelled");
  },
};
