import { ask } from "./api.js";

/**
 * What there is to choose from, as the server has told it last.
 *
 * @type {{ layouts: Layout[], systems: SymbolSystem[], categories: Category[], colors: NamedColor[], patients: Patient[] }}
 */
export const choices = { layouts: [], systems: [], categories: [], colors: [], patients: [] };

export async function renewChoices() {
  const [layouts, systems, colors] = await Promise.all(["layouts", "systems", "colors"].map((path) => ask("GET", path)));
  Object.assign(choices, { layouts, systems, colors });
  await renewOwn();
}

/** What the clinic itself adds to and renames. */
export async function renewOwn() {
  const [categories, patients] = await Promise.all(["categories", "patients"].map((path) => ask("GET", path)));
  Object.assign(choices, { categories, patients });
}

/**
 * @param {Identity | null} uid
 * @returns {string} a patient's name; empty for nobody's.
 */
export function patientName(uid) {
  return choices.patients.find((patient) => patient.uid === uid)?.name ?? "";
}
