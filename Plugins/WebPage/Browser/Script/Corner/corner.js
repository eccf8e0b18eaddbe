/**
 * The carer's corner: what is kept, what is noted, what is sent, what is set. Reached by a long press, and the number
 * if there is one.
 */
const corner = {
  sections: /** @type {const} */ (["now", "usage", "notes", "send", "settings"]),

  /**
   * What is done from here that isn't the page's own: the key of its name, and of its help behind `.help`.
   *
   * @type {{ name: string, does: () => void }[]}
   */
  others: [],

  /** @param {typeof this.sections[number]} [first] the section that is seen first. */
  show(first = "now") {
    const content = element("div", { class: "section" });
    const sections = this.sections.filter((name) => page.patient || name === "now" || name === "settings");
    const tabs = element("div", { class: "tabs", role: "group", "aria-label": say("corner.title") });
    /** @param {typeof this.sections[number]} name */
    const choose = (name) => {
      for (const tab of tabs.children) tab.setAttribute("aria-pressed", String(tab.id === `tab-${name}`));
      content.replaceChildren();
      void this[name](content, sheet);
    };
    for (const name of sections) {
      const tab = element("button", { type: "button", id: `tab-${name}`, text: say(`corner.${name}`) });
      tab.addEventListener("click", () => choose(name));
      tabs.append(tab);
    }
    const sheet = dialog(page.patient?.name ?? say("corner.title"), tabs, content);
    sheet.classList.add("corner");
    choose(first);
  },

  /**
   * What one does while sitting beside the patient.
   *
   * @param {HTMLElement} content
   * @param {HTMLDialogElement} sheet
   */
  now(content, sheet) {
    /**
     * @param {string} name
     * @param {() => void} does
     */
    const choice = (name, does) => {
      const button = sheetButton(say(name), () => { sheet.close(); does(); });
      content.append(element("div", { class: "choice" }, button, element("p", { text: say(`${name}.help`) })));
    };
    if (!activities.isAlone) {
      choice(modelling.isOn ? "modelling.end" : "modelling", () => modelling.toggle());
      choice(glimpse.isOn ? "glimpse.end" : "glimpse", () => (glimpse.isOn ? glimpse.end() : glimpse.begin()));
    }
    if (document.fullscreenElement) choice("screen.leave", () => void document.exitFullscreen());
    else if (document.fullscreenEnabled) choice("screen.fill", () => stillness.fillScreen());
    if (isAnythingMoved()) choice("moves.reset", () => resetMoves());
    for (const { name, does } of this.others) choice(name, does);
    const name = page.plan?.name ?? page.boards[page.home].name;
    const about = say("about", { name, program: page.program, made: shownMoment(page.made) });
    content.append(element("p", { class: "about", text: about }));
  },

  /** @param {HTMLElement} content */
  async usage(content) {
    const touches = /** @type {KeptTouch[]} */ (await kept.all("touches"));
    content.replaceChildren(...usageTables(touches));
    if (touches.length > 0) content.append(this.eraser(() => this.usage(content)));
  },

  /** @param {HTMLElement} content */
  async notes(content) {
    const notes = /** @type {KeptNote[]} */ (await kept.all("notes"));
    const form = observationForm(await draft.text(), () => this.notes(content));
    content.replaceChildren(form, ...observationList(notes));
  },

  /** @param {HTMLElement} content */
  async send(content) {
    const letters = [await Letter.of("usage"), await Letter.of("observations")];
    const begun = await draft.text();
    content.replaceChildren(...letters.map(sendingPart));
    if (begun) content.prepend(draftPart(begun, () => this.send(content)));
    if (kept.isRefused) content.prepend(element("p", { class: "wrong", text: say("kept.refused") }));
  },

  /** @param {HTMLElement} content */
  settings(content) {
    content.replaceChildren(settingsForm(() => this.settings(content)));
  },

  /**
   * A button that forgets what was kept.
   *
   * @param {() => void} then
   */
  eraser(then) {
    return sheetButton(say("kept.forget"), () => {
      confirmed(say("kept.forget.question"), say("kept.forget"), () => void kept.forget().then(then));
    }, "careful");
  },
};
