import { ask, part } from "./api.js";
import { choices } from "./choices.js";
import { openDialog } from "./dialog.js";
import { edit } from "./editing.js";
import { choiceField, element, labelledField } from "./elements.js";
import { Joining } from "./joining.js";
import { attempt, tell } from "./notices.js";
import { PictureSource } from "./pictureSource.js";
import { say } from "./say.js";

/**
 * Changes a symbol of the workspace, wherever it is shown.
 *
 * @param {Identity} uid
 * @param {() => void} changed
 */
export async function changeSymbol(uid, changed) {
  const path = `symbols/${part(uid)}`;
  await attempt(async () => openChanging(path, await ask("GET", path), changed));
}

/**
 * @param {string} path
 * @param {SymbolFacts} symbol
 * @param {() => void} changed
 */
function openChanging(path, symbol, changed) {
  const name = element("input", { maxlength: 200, value: symbol.name, autocomplete: "off" });
  const meaning = element("input", { maxlength: 400, value: symbol.meaning, autocomplete: "off" });
  const category = choiceField(choices.categories.map((one) => [one.name, one.name]), symbol.category);
  const own = new PictureSource();
  const dialog = openDialog(say("symbol.change"), [
    labelledField(say("field.name"), name), labelledField(say("field.meaning"), meaning),
    labelledField(say("field.category"), category), own.element,
  ], {
    done: say("keep"),
    act: () => attempt(async () => {
      const file = own.result();
      const picture = file === null ? {} : await ask("POST", "pictures", { picture: file });
      await edit(path, { name: name.value, meaning: meaning.value, category: category.value, ...picture }, symbol);
      changed();
    }),
  });
  dialog.addEventListener("close", () => own.close());
}

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
    made(symbol.name);
  }
}
