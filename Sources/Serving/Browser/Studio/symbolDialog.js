import { ask } from "./api.js";
import { choices, renewChoices } from "./choices.js";
import { openDialog } from "./dialog.js";
import { choiceField, element, labelledField } from "./elements.js";
import { Joining } from "./joining.js";
import { attempt, tell } from "./notices.js";
import { PictureSource } from "./pictureSource.js";
import { say } from "./say.js";

/**
 * Makes a symbol: of a picture of one's own, or of several symbols.
 *
 * @param {Identity | null} patient whose board it is for.
 * @param {string} word with which it begins.
 * @param {(name: string) => void} made
 */
export function newSymbol(patient, word, made) {
  const name = element("input", { maxlength: 200, value: word, autocomplete: "off" });
  const meaning = element("input", { maxlength: 400, autocomplete: "off" });
  const category = choiceField(choices.categories.map((one) => [one.name, one.name]), choices.categories[0]?.name);
  const owner = choiceField(
    [["", say("everybody")], ...choices.patients.filter(({ uid }) => uid === patient).map((one) => /** @type {[string, string]} */ ([one.uid, one.name]))], "");
  const way = choiceField([["own", say("picture.own")], ["join", say("join")]], "own");
  const own = new PictureSource();
  const joining = new Joining(patient);
  joining.element.hidden = true;
  way.addEventListener("change", () => {
    own.element.hidden = way.value !== "own";
    joining.element.hidden = way.value !== "join";
  });
  const dialog = openDialog(say("symbol.new"), [
    labelledField(say("field.name"), name), labelledField(say("field.meaning"), meaning),
    labelledField(say("field.category"), category), labelledField(say("for"), owner),
    labelledField(say("picture.way"), way), own.element, joining.element,
  ], { done: say("make"), act: () => attempt(make) });
  dialog.addEventListener("close", () => own.close());

  async function make() {
    const picture = way.value === "join" ? { parts: joining.references } : { picture: own.result() ?? "" };
    const symbol = await ask("POST", "symbols", {
      name: name.value, category: category.value, patient: owner.value === "" ? null : owner.value,
      ...(meaning.value.trim() === "" ? {} : { meaning: meaning.value }), ...picture,
    });
    tell(say("symbol.done", { symbol: symbol.name }));
    await renewChoices();
    made(symbol.name);
  }
}
