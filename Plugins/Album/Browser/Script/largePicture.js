/** How far a finger goes across a picture to turn to the next, in CSS pixels. */
const swipeLength = 60;

/**
 * A picture as large as there is room, with its name, its place among the others and the ways to them, round.
 *
 * @param {AlbumItem[]} items
 * @param {number} index
 * @param {(index: number) => void} go
 * @param {HTMLButtonElement[]} ways other ways, before these.
 * @returns {HTMLElement[]}
 */
function largePicture(items, index, go, ways) {
  const { name, picture } = items[index];
  const turn = (/** @type {1 | -1} */ by) => go((index + by + items.length) % items.length);
  const shown = element("figure", { class: "large-picture" }, pictureElement(picture),
    element("figcaption", { dir: "auto", text: name }));
  watchSwipes(shown, (by) => { if (items.length > 1) turn(by); });
  const speak = deed(iconButton("speak", say("album.speak"), "main"), () => sayName(name));
  return [shown, turningLine(index, items.length, turn, say("album.previous"), say("album.next"), [...ways, speak])];
}

/** @param {string} name of what is seen, and written there. */
function sayName(name) {
  voice.sayNow([{ text: name, isOnlyHeard: true }]);
}

/**
 * @param {HTMLElement} place
 * @param {(by: 1 | -1) => void} turn
 */
function watchSwipes(place, turn) {
  /** @type {PointerEvent | undefined} */
  let begin;
  place.addEventListener("pointerdown", (event) => { begin = event.isPrimary && !scanning.isOn ? event : undefined; });
  place.addEventListener("pointerup", (event) => {
    if (begin?.pointerId !== event.pointerId) return;
    const across = event.clientX - begin.clientX, down = event.clientY - begin.clientY;
    begin = undefined;
    if (Math.abs(across) < swipeLength || Math.abs(across) < 2 * Math.abs(down)) return;
    turn((across < 0) === (document.dir !== "rtl") ? 1 : -1);
  });
}
