/**
 * A text of the page in its language, with values for its `{places}`. `{count?# touch|# touches}` chooses by number.
 *
 * @param {string} key as among the module's `Messages`, without `page.`; shown itself where the page has no such text.
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
function say(key, values = {}) {
  const text = page.texts[key] ?? key;
  return text.replace(/\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g, (place, name, one, many) => {
    const value = values[name];
    if (value === undefined) return place;
    return one === undefined ? String(value) : (value === 1 ? one : many).replace(/#/g, String(value));
  });
}
