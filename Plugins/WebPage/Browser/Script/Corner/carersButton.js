/**
 * Makes a button on the stage the carer's: it is pressed long, keys and screen readers, which can't do that, are asked, and
 * the number is wanted of both if there is one. Scanning passes it over.
 *
 * @param {HTMLButtonElement} button
 * @param {string} question
 * @param {string} yes what is done, as the answer says.
 * @param {() => void} does
 */
function carersButton(button, question, yes, does) {
  button.dataset.hold = "1";
  questions.set(button, () => (settings.pin ? pin.ask(does) : confirmed(question, yes, does)));
  return deed(button, () => (settings.pin ? pin.ask(does) : does()));
}
