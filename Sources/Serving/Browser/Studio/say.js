import { texts } from "./texts.js";

/**
 * A text of the page in its language, with values for its `{places}`. `{count?# word|# words}` chooses by number.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g, (place, name, one, many) => {
    const value = values[name];
    if (value === undefined) return place;
    return one === undefined ? String(value) : (value === 1 ? one : many).replace(/#/g, String(value));
  });
}
