/** What is seen of a page that came sealed, until the passphrase is typed. It shows nothing of what is inside. */
const door = {
  /** @type {Record<string, string>} */
  texts: JSON.parse(document.getElementById("door")?.textContent ?? "{}"),
  place: element("main", { class: "door" }),
  field: element("input", {
    id: "passphrase", type: "password", autocomplete: "off", autocapitalize: "none", spellcheck: "false", "aria-describedby": "door-told",
  }),
  told: element("p", { id: "door-told", class: "wrong", role: "alert" }),
  busy: element("p", { role: "status" }),

  /** @returns {Promise<PageLock>} when the page was opened, and its blocks stand in the document. */
  async open() {
    document.getElementById("printed")?.remove();
    document.body.append(this.place);
    this.place.append(element("h1", { text: this.say("title") }));
    if (!globalThis.crypto?.subtle) return this.end("insecure");
    await whole;
    /** @type {ReturnType<typeof sealedFiles.parts>} */
    let parts;
    try {
      parts = sealedFiles.parts(unpacked(document.getElementById("sealed")?.textContent?.trim() ?? ""));
    } catch {
      return this.end("damaged");
    }
    const { passphrase, result: lock } = await this.asked("help", (passphrase) => PageLock.of(parts.keys, passphrase), "wrong");
    try {
      this.unpack(await sealedFiles.open(parts, lock.fileKey));
    } catch {
      return this.end("damaged");
    }
    await this.unlockKept(lock, passphrase);
    this.place.remove();
    return lock;
  },

  /**
   * Asks until it is right.
   *
   * @template Result
   * @param {string} help the key of what is said before.
   * @param {(passphrase: string) => Promise<Result | undefined>} tries
   * @param {string} wrong the key of what is said when it isn't right.
   * @param {HTMLElement[]} others beside the button.
   * @returns {Promise<{ passphrase: string, result: Result }>}
   */
  asked(help, tries, wrong, ...others) {
    const { field, told, busy } = this;
    const open = element("button", { type: "submit", class: "button main", text: this.say("open") });
    const show = element("input", { id: "shown", type: "checkbox" });
    show.addEventListener("change", () => { field.type = show.checked ? "text" : "password"; });
    const form = element("form", { class: "column" },
      element("p", { text: this.say(help) }), element("label", { for: "passphrase", text: this.say("passphrase") }), field,
      element("label", { class: "shown", for: "shown" }, show, this.say("show")), told, busy,
      element("div", { class: "buttons" }, open, ...others));
    field.value = told.textContent = "";
    field.removeAttribute("aria-invalid");
    this.place.querySelector("form")?.remove();
    this.place.append(form);
    field.focus();
    return new Promise((resolve) => {
      form.addEventListener("submit", async (event) => {
        event.preventDefault();
        if (open.disabled) return;
        const passphrase = field.value;
        told.textContent = "";
        if (passphrase === "") return this.refuse("empty");
        open.disabled = true;
        busy.textContent = this.say("busy");
        const result = await tries(passphrase);
        open.disabled = false;
        busy.textContent = "";
        if (result === undefined) return this.refuse(wrong);
        field.value = "";
        resolve({ passphrase, result });
      });
    });
  },

  /** @param {string} key */
  refuse(key) {
    this.told.textContent = this.say(key);
    this.field.setAttribute("aria-invalid", "true");
    this.field.select();
    this.field.focus();
  },

  /**
   * What was sealed, as the page finds it where it isn't.
   *
   * @param {Uint8Array} content a line each block: its name, a tab, its JSON.
   */
  unpack(content) {
    for (const line of new TextDecoder().decode(content).split("\n")) {
      const tab = line.indexOf("\t");
      if (tab > 0) document.body.append(element("script", { type: "application/json", id: line.slice(0, tab), text: line.slice(tab + 1) }));
    }
  },

  /**
   * Opens what the device has kept. Where that was sealed for an earlier passphrase, it is asked for.
   *
   * @param {PageLock} lock
   * @param {string} passphrase
   */
  async unlockKept(lock, passphrase) {
    const { uid } = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
    const disk = lock.disk = new SealedDisk(uid);
    try {
      if (!await disk.unlock(lock.way, lock.keeping, passphrase)) await this.askEarlier(lock);
      await takeUnsealed(uid, disk);
    } catch {
      // The page says that it keeps nothing.
    }
  },

  /** @param {PageLock} lock */
  async askEarlier({ disk, way, keeping }) {
    const erase = element("button", { type: "button", class: "button careful", text: this.say("erase") });
    const erased = new Promise((resolve) => {
      erase.addEventListener("click", () => {
        if (erase.dataset.asked) return resolve(disk.renew(way, keeping));
        erase.dataset.asked = "yes";
        this.told.textContent = this.say("erase.question");
      });
    });
    const earlier = this.asked("earlier", async (typed) => await disk.relock(typed, way, keeping) || undefined, "wrong", erase);
    await Promise.race([earlier, erased]);
  },

  /**
   * Says why it can't be opened.
   *
   * @param {string} key
   * @returns {Promise<never>}
   */
  end(key) {
    this.place.querySelector("form")?.remove();
    this.place.append(element("p", { class: "wrong", role: "alert", text: this.say(key) }));
    return new Promise(() => {});
  },

  /** @param {string} key */
  say(key) {
    return this.texts[`sealed.${key}`] ?? key;
  },
};

/** Done when the browser has the whole file. */
const whole = new Promise((resolve) => {
  if (document.readyState !== "loading") resolve(undefined);
  else document.addEventListener("DOMContentLoaded", () => resolve(undefined));
});
