import { ask, Refusal } from "./api.js";
import { openDialog } from "./dialog.js";
import { choiceField, labelledField } from "./elements.js";
import { say } from "./say.js";

/**
 * Changes fields of something. Where somebody else has changed the same ones meanwhile, the therapist chooses.
 *
 * @param {string} path
 * @param {Record<string, unknown>} set what is to be.
 * @param {Record<string, any>} seen it as it was seen.
 * @returns {Promise<any>} it as it is then.
 */
export async function edit(path, set, seen) {
  const relied = Object.fromEntries(Object.keys(set).map((name) => [name, seen[name]]));
  try {
    return await ask("PATCH", path, { set, seen: relied });
  } catch (error) {
    if (!(error instanceof Refusal) || error.conflicts.length === 0) throw error;
    const { conflicts } = error;
    const mine = await chooseConflicts(conflicts);
    const left = Object.entries(set).filter(([name]) => mine.has(name) || !conflicts.some(({ field }) => field === name));
    const now = Object.fromEntries(conflicts.map(({ field, now }) => [field, now]));
    return edit(path, Object.fromEntries(left), { ...seen, ...now });
  }
}

/**
 * @param {FieldConflict[]} conflicts
 * @returns {Promise<Set<string>>} the fields that are to be as they are wanted here.
 */
function chooseConflicts(conflicts) {
  return new Promise((resolve) => {
    let mine = /** @type {Set<string>} */ (new Set());
    const fields = conflicts.map(({ field, now, wanted }) => ({
      field,
      choice: choiceField([
        ["theirs", say("conflict.theirs", { value: shown(now) })], ["mine", say("conflict.mine", { value: shown(wanted) })],
      ], "theirs"),
    }));
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

/**
 * @param {unknown} value
 * @returns {string}
 */
function shown(value) {
  if (value === null || value === "") return say("nothing");
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  return String(value);
}
