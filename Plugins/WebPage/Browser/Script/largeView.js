/** What was said, as large as the screen, to show to somebody. */
const largeView = {
  open() {
    strip.end();
    const text = (settings.sentence ? sentences.of(strip) : undefined) ?? strip.text;
    if (text === "") return;
    const shown = element("p", { class: "large-text", dir: "auto", text });
    shown.style.setProperty("--longest", Math.max(3, ...text.split(/\s+/).map(widthOf)).toFixed(2));
    shown.style.setProperty("--room", (1 / Math.sqrt(Math.max(4, widthOf(text)))).toFixed(3));
    const speak = clicked(iconButton("speak", say("strip.speak"), "main"), () => strip.speak());
    const sheet = dialog(say("strip.large"), shown, speak);
    sheet.classList.add("whole");
    speak.focus();
  },
};
