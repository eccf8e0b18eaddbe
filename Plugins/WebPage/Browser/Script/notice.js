/**
 * Something that must be known before one goes on, above the board until it was read.
 *
 * @param {string} text
 * @param {HTMLElement[]} buttons
 */
function notice(text, ...buttons) {
  const shown = element("div", { class: "notice", role: "alert" }, element("p", { text }));
  const understood = element("button", { type: "button", class: "button", text: say("understood") });
  shown.append(...buttons, clicked(understood, () => { shown.remove(); scanning.restart(); }));
  document.body.prepend(shown);
  scanning.restart();
  return shown;
}

/** Says that nothing outlives the page, and offers what there is of it as files. */
function tellRefusal() {
  if (!page.patient) return;
  const save = async () => {
    const letters = [await Letter.of("usage"), await Letter.of("observations")].filter(({ kind, isEmpty }) => kind === "usage" || !isEmpty);
    for (const letter of letters) letter.save();
    shown.querySelector("p")?.replaceChildren(say("send.saved", { file: letters.map(({ name }) => name).join(", ") }));
  };
  const shown = notice(say("kept.refused"), sheetButton(say("kept.save"), () => void save(), "main"));
}
