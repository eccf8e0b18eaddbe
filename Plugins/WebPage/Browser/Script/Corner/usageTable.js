/** Most touches that are listed one by one; all are counted. */
const mostListedTouches = 200;

/**
 * @param {KeptTouch[]} touches in order of time.
 * @returns {HTMLElement[]}
 */
function usageTables(touches) {
  if (touches.length === 0) return [element("p", { text: say("usage.none") })];
  /** @type {Map<string, KeptTouch[]>} */
  const bySymbol = new Map();
  for (const touch of touches) bySymbol.set(touch.symbol, [...bySymbol.get(touch.symbol) ?? [], touch]);
  const counted = [...bySymbol].sort(([, one], [, other]) => other.length - one.length);
  return [
    element("p", { text: say("usage.sum", {
      count: touches.length, from: shownMoment(touches[0].at), to: shownMoment(touches[touches.length - 1].at),
    }) }),
    table([say("usage.symbol"), say("usage.count"), say("usage.last")],
      counted.map(([symbol, own]) => [symbol, String(own.length), shownMoment(own[own.length - 1].at)])),
    element("h3", { text: say("usage.each") }),
    table([say("usage.symbol"), say("usage.date")],
      touches.slice(-mostListedTouches).reverse().map((touch) => [touch.symbol, shownMoment(touch.at)])),
  ];
}

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function table(heads, rows) {
  return element("table", {},
    element("thead", {}, element("tr", {}, ...heads.map((text) => element("th", { scope: "col", text })))),
    element("tbody", {}, ...rows.map(
      (row) => element("tr", {}, ...row.map((text) => element("td", { dir: "auto", text }))))));
}
