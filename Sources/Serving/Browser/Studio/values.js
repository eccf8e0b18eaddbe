import { ask, part } from "./api.js";
import { choices } from "./choices.js";
import { say } from "./say.js";

/**
 * The value of a field as people call it.
 *
 * @param {string} field
 * @param {unknown} value
 * @returns {Promise<string>}
 */
export async function named(field, value) {
  if (value === null || value === "") return say("nothing");
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  const text = String(value);
  return await names[field]?.(text) ?? text;
}

/** @type {Record<string, (value: string) => string | undefined | Promise<string | undefined>>} */
const names = {
  symbol: nameOfSymbol,
  leads: nameOfWay,
  fill: nameOfColor,
  border: nameOfColor,
  background: nameOfColor,
  layout: (id) => choices.layouts.find((one) => one.id === id)?.name,
  system: (id) => choices.systems.find((one) => one.id === id)?.name,
  labels: (place) => say(`labels.${place}`),
  letters: (manner) => say(`letters.${manner}`),
};

/** @param {string} value */
function nameOfColor(value) {
  return choices.colors.find(({ color, soft }) => value === color || value === soft)?.name;
}

/**
 * @param {string} reference an identity, or `SYSTEM:CODE`.
 * @returns {Promise<string>}
 */
async function nameOfSymbol(reference) {
  /** @type {SymbolFacts | null} */
  const symbol = await ask("GET", `symbols/${part(reference)}`).catch(() => null);
  return symbol?.name ?? reference;
}

/**
 * @param {string} way
 * @returns {Promise<string | undefined>}
 */
async function nameOfWay(way) {
  const [, uid] = way.split("board:");
  if (uid === undefined) return say(`leads.${way}`);
  /** @type {Board | null} */
  const board = await ask("GET", `boards/${part(uid)}`).catch(() => null);
  return board?.name;
}
