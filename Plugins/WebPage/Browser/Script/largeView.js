/** What was said, as large as the screen, to show to somebody. */
const largeView = {
  open() {
    strip.end();
    const text = (settings.sentence ? sentences.of(strip) : undefined) ?? strip.text;
    if (text === "") return;
    const shown = element("p", { class: "large-text", dir: "auto", text });
    shown.style.setProperty("--longest", Math.max(3, ...text.split(/\s+/).map(widthOf)).toFixed(2));
    shown.style.setProperty("--room", (1 / Math.sqrt(Math.max(4, widthOf(text)))).toFixed(3));
    const speak = clicked(captionedButton("speak", say("strip.speak"), say("strip.speak"), "main"), () => strip.speak());
    const answers = settings.adultNo ? [clicked(captionedButton("refuse", say("adult.no"), say("adult.no"), "refuse"), () => this.refuse(shown))] : [];
    const sheet = dialog(say("strip.large"), shown, element("div", { class: "buttons" }, speak, ...answers));
    sheet.classList.add("whole");
    speak.focus();
  },

  /**
   * The adult's answer: no.
   *
   * @param {HTMLElement} shown
   */
  refuse(shown) {
    shown.classList.toggle("refused");
    if (shown.classList.contains("refused")) void speech.say(say("adult.no"));
  },
};
