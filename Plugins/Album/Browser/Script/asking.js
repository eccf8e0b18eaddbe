/**
 * Asks the patient before something goes away; switches can answer.
 *
 * @param {string} question
 * @param {string} yes what is done, as its button says.
 * @param {string} no what is done instead.
 * @param {() => void} does
 */
function askedKindly(question, yes, no, does) {
  const answer = (/** @type {string} */ text, /** @type {string} */ kind, then = () => {}) => clicked(
    element("button", { type: "button", class: `button ${kind}`.trim(), text }), () => { sheet.close(); then(); });
  const sheet = dialog(question);
  sheet.classList.add("small");
  sheet.append(element("div", { class: "buttons" }, answer(no, "main"), answer(yes, "", does)));
}
