/** Rows and columns of places for stamps. */
const stampPlaces = 3;

/**
 * Stamps in place of the tools; the one that is chosen goes to the places that lie over the sheet.
 *
 * @param {Whiteboard} board
 * @param {() => void} end shows the tools again.
 */
function stampPanel(board, end) {
  const places = element("div", { class: "draw-stamp-places" });
  const show = (/** @type {keyof typeof stamps} */ key, /** @type {HTMLButtonElement} */ chosen) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button === chosen));
    places.replaceChildren(...stampRows(board, key));
    if (!places.isConnected) board.paper.append(places);
    activities.changed();
  };
  const buttons = /** @type {(keyof typeof stamps)[]} */ (Object.keys(stamps)).map((key) => {
    const button = iconLike(lineDrawing(stamps[key], "stamp"), say(key));
    button.setAttribute("aria-pressed", "false");
    return deed(button, () => show(key, button));
  });
  const done = wayOut(say("draw.tools"), () => { places.remove(); end(); });
  return element("div", { class: "draw-tools" },
    toolRow("draw-stamps", buttons, say("draw.stamps")), toolRow("", [done, ...stepButtons(board)]));
}

/**
 * @param {Whiteboard} board
 * @param {keyof typeof stamps} key of the stamp.
 */
function stampRows(board, key) {
  const { width, height } = board.drawing;
  const side = Math.min(width, height) / stampPlaces;
  const all = Array.from({ length: stampPlaces }, (_, i) => i);
  return all.map((row) => element("div", { class: "together" }, ...all.map((column) => {
    const centre = [(column + 0.5) * width / stampPlaces, (row + 0.5) * height / stampPlaces];
    const name = say("draw.place", { row: row + 1, column: column + 1 });
    return deed(element("button", { type: "button", class: "draw-stamp-place", "aria-label": name }), () => {
      board.add(stampStrokes(stamps[key], centre, side * 0.8, brush.colour, brush.width));
      stripView.live.textContent = say("draw.stamped", { stamp: say(key), place: name });
    });
  })));
}
