/**
 * The ways by which a letter leaves.
 *
 * @param {Letter} letter
 */
function sendingPart(letter) {
  const { kind, count } = letter;
  const part = element("section", {},
    element("h3", { text: say(`send.${kind}`) }),
    element("p", { text: letter.isEmpty ? say("send.nothing") : say(`send.${kind}.count`, { count }) }));
  if (letter.isEmpty) return part;
  if (letter.along.length > 0) {
    part.append(element("p", { text: say("send.along", { names: letter.along.join(", ") }) }));
  }
  if (letter.left > 0) part.append(element("p", { text: say("send.left", { count: letter.left }) }));
  const buttons = element("div", { class: "buttons" });
  const isShareable = letter.shareable !== undefined;
  if (isShareable) buttons.append(sheetButton(say("send.share"), () => void letter.share(), "main"));
  const saved = element("p", { class: "saved", role: "status" });
  const tellSaved = () => { saved.textContent = say("send.saved", { file: letter.name }); };
  buttons.append(
    sheetButton(say("send.save"), () => { letter.save(); tellSaved(); }, isShareable ? "" : "main"));
  if (page.therapist) buttons.append(sheetButton(say("send.mail"), () => { letter.write(); tellSaved(); }));
  part.append(buttons, saved);
  if (page.therapist) part.append(element("p", { class: "help", text: say("send.mail.help", { file: letter.name }) }));
  return part;
}
