/** The carer's number, which keeps the patient out, not a burglar: kept as a slow hash, which the whole program knows. */
const pin = {
  /** As many rounds as an old phone works out in about a second. */
  rounds: 100_000,
  /** After so many wrong numbers it waits, longer each time. */
  tries: 3,

  /**
   * @param {string} digits
   * @returns {Promise<string>} as `Settings.pin`.
   */
  async sealed(digits) {
    const salt = newUID();
    return `pbkdf2-sha256$${this.rounds}$${salt}$${await slowHash(digits, salt, this.rounds)}`;
  },

  /** @param {string} digits */
  async opens(digits) {
    const [method, rounds, salt, hash] = settings.pin.split("$");
    return method === "pbkdf2-sha256" && Number(rounds) <= 1_000_000
      && await slowHash(digits, salt, Number(rounds)) === hash;
  },

  /** @param {string} digits */
  isOne(digits) {
    return /^[0-9]{4,8}$/.test(digits);
  },

  /** How many were wrong, and until when it waits: closing the page is no way round it. */
  get standing() {
    const { wrong = 0, until = 0 } = kept.glance("pin") ?? {};
    return { wrong, until };
  },

  /** @returns {number} seconds. */
  get wait() {
    return Math.max(0, Math.ceil((this.standing.until - Date.now()) / 1000));
  },

  noteWrong() {
    const wrong = this.standing.wrong + 1;
    const times = wrong / this.tries;
    const until = Number.isInteger(times) ? Date.now() + Math.min(15 * 2 ** (times - 1), 600) * 1000 : 0;
    kept.copy("pin", { wrong, until });
  },

  /**
   * Asks for it, then goes on.
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
    const tellWait = () => {
      const seconds = this.wait;
      open.disabled = seconds > 0;
      if (seconds > 0) wrong.textContent = say("pin.wait", { seconds });
      else if (wrong.textContent !== say("pin.wrong")) wrong.textContent = "";
      if (seconds > 0 && sheet.isConnected) setTimeout(tellWait, 1000);
    };
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (open.disabled) return;
      open.disabled = true;
      const isRight = await this.opens(field.value);
      open.disabled = false;
      if (isRight) {
        kept.copy("pin", {});
        sheet.close();
        then();
        return;
      }
      this.noteWrong();
      field.value = "";
      wrong.textContent = say("pin.wrong");
      tellWait();
      field.focus();
    });
    tellWait();
    focusField(field);
  },
};
