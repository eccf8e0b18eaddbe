/** The carer's number, which keeps the patient out, not a burglar: kept as a salted sum. */
const pin = {
  /**
   * @param {string} digits
   * @returns {string} as `Settings.pin`.
   */
  sealed(digits) {
    const salt = newUID();
    return `${salt}:${sha256(salt + digits)}`;
  },

  /** @param {string} digits */
  opens(digits) {
    const [salt, sum] = settings.pin.split(":");
    return sha256(salt + digits) === sum;
  },

  /** @param {string} digits */
  isOne(digits) {
    return /^\d{4,8}$/.test(digits);
  },

  /**
   * Asks for it, then goes on. After a wrong one it waits, longer each time.
   *
   * @param {() => void} then
   */
  ask(then) {
    const field = element("input", {
      type: "password", id: "pin", inputmode: "numeric", autocomplete: "off", maxlength: 8,
      "aria-describedby": "pin-wrong",
    });
    const wrong = element("p", { id: "pin-wrong", class: "wrong", role: "alert" });
    const open = element("button", { type: "submit", class: "button main", text: say("pin.open") });
    const form = element("form", { class: "column" },
      element("label", { for: "pin", text: say("pin.enter") }), field, wrong, open);
    const sheet = dialog(say("corner.title"), form);
    sheet.classList.add("small");
    let tries = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.opens(field.value)) {
        sheet.close();
        then();
        return;
      }
      tries += 1;
      field.value = "";
      wrong.textContent = say("pin.wrong");
      open.disabled = true;
      setTimeout(() => { open.disabled = false; }, Math.min(tries * tries * 250, 30_000));
      field.focus();
    });
    focusField(field);
  },
};
