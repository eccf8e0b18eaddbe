import { ask } from "./api.js";

/**
 * What there is to choose from, as the server told it when the page began.
 *
 * @type {{ layouts: Layout[], systems: SymbolSystem[], categories: Category[], colors: NamedColor[], patients: Patient[] }}
 */
export const choices = { layouts: [], systems: [], categories: [], colors: [], patients: [] };

export async function renewChoices() {
  const [layouts, systems, categories, colors, patients] = await Promise.all(
    ["layouts", "systems", "categories", "colors", "patients"].map((path) => ask("GET", path)));
  Object.assign(choices, { layouts, systems, categories, colors, patients });
}

/**
 * @param {Identity | null} uid
 * @returns {string} a patient's name; empty for nobody's.
 */
export function patientName(uid) {
  return choices.patients.find((patient) => patient.uid === uid)?.name ?? "";
}
