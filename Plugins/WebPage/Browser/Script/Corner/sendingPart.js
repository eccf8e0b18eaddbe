/**
 * The ways by which a letter leaves.
 *
 * @param {Letter} letter
 */
function sendingPart(letter) {
  const { kind, count, title } = letter;
  const part = element("section", {},
    element("h3", { text: title }),
    element("p", { text: letter.isEmpty ? say("send.nothing") : say(`send.${kind}.count`, { count }) }));
  if (letter.isEmpty) return part;
  part.append(...letter.along.map(({ name, text }) => element("p", { text: `${name}: ${text}` })));
  if (letter.left > 0) part.append(element("p", { text: say("send.left", { count: letter.left }) }));
  const buttons = element("div", { class: "buttons" });
  /** @type {(key: string, does: () => void, looks?: string) => void} */
  const add = (key, does, looks) => {
    const button = sheetButton(say(key), does, looks);
    button.setAttribute("aria-label", `${say(key)}: ${title}`);
    buttons.append(button);
  };
  const isShareable = letter.shareable !== undefined;
  if (isShareable) add("send.share", () => void letter.share(), "main");
  const saved = element("p", { class: "saved", role: "status" });
  const tellSaved = () => { saved.textContent = say("send.saved", { file: letter.name }); };
  add(`send.save.${kind}`, () => { letter.save(); tellSaved(); }, isShareable ? "" : "main");
  if (page.therapist) add("send.mail", () => { letter.write(); tellSaved(); });
  part.append(buttons, saved);
  if (page.therapist) part.append(element("p", { class: "help", text: say("send.mail.help", { file: letter.name }) }));
  return part;
}
