import { ask, Refusal } from "./api.js";
import { openDialog } from "./dialog.js";
import { choiceField, labelledField } from "./elements.js";
import { say } from "./say.js";
import { named } from "./values.js";

/**
 * Changes fields of something. Where somebody else has changed the same ones meanwhile, the therapist chooses.
 *
 * @param {string} path
 * @param {Record<string, unknown>} set what is to be.
 * @param {Record<string, any>} seen it as it was seen.
 * @param {string[]} relied fields besides that must be as they were seen: which thing it is.
 * @returns {Promise<any>} it as it is then.
 */
export async function edit(path, set, seen, relied = []) {
  const was = Object.fromEntries([...Object.keys(set), ...relied].map((name) => [name, seen[name]]));
  try {
    return await ask("PATCH", path, { set, seen: was });
  } catch (error) {
    if (!(error instanceof Refusal) || error.conflicts.length === 0) throw error;
    const { conflicts } = error;
    if (conflicts.some(({ field }) => !(field in set))) throw error;
    const mine = await chooseConflicts(conflicts);
    const left = Object.entries(set).filter(([name]) => mine.has(name) || !conflicts.some(({ field }) => field === name));
    const now = Object.fromEntries(conflicts.map(({ field, now }) => [field, now]));
    return edit(path, Object.fromEntries(left), { ...seen, ...now }, relied);
  }
}

/**
 * @param {FieldConflict[]} conflicts
 * @returns {Promise<Set<string>>} the fields that are to be as they are wanted here.
 */
async function chooseConflicts(conflicts) {
  const fields = await Promise.all(conflicts.map(async ({ field, now, wanted }) => ({
    field,
    choice: choiceField([
      ["theirs", say("conflict.theirs", { value: await named(field, now) })],
      ["mine", say("conflict.mine", { value: await named(field, wanted) })],
    ], "theirs"),
  })));
  return new Promise((resolve) => {
    let mine = /** @type {Set<string>} */ (new Set());
    const rows = fields.map(({ field, choice }) => labelledField(say(`field.${field}`), choice));
    const dialog = openDialog(say("conflict.title"), [say("conflict.help"), ...rows], {
      done: say("keep"),
      act: () => {
        mine = new Set(fields.filter(({ choice }) => choice.value === "mine").map(({ field }) => field));
        return true;
      },
    });
    dialog.addEventListener("close", () => resolve(mine));
  });
}
