/** Cards on a page of a gallery. */
const cardsOnPage = 15;

/**
 * Cards, fifteen a page, and the ways to the pages before and behind, round.
 *
 * @template T
 * @param {T[]} shown
 * @param {(one: T, index: number) => HTMLButtonElement} card
 * @param {number} leaf from 0.
 * @param {(leaf: number) => void} go
 * @param {HTMLButtonElement[]} ways other ways, before these.
 * @returns {HTMLElement[]}
 */
function gallery(shown, card, leaf, go, ways = []) {
  const count = Math.max(1, Math.ceil(shown.length / cardsOnPage));
  const begin = leaf * cardsOnPage;
  const cards = shown.slice(begin, begin + cardsOnPage).map((one, i) => card(one, begin + i));
  const turn = (/** @type {1 | -1} */ by) => go((leaf + by + count) % count);
  return [element("div", { class: "gallery together" }, ...cards),
    turningLine(leaf, count, turn, say("page.previous"), say("page.next"), ways)];
}

/**
 * Where one is among several, and the ways to those beside it.
 *
 * @param {number} index from 0.
 * @param {number} count
 * @param {(by: 1 | -1) => void} turn
 * @param {string} previous what the way is called.
 * @param {string} next
 * @param {HTMLButtonElement[]} ways other ways, before these.
 */
function turningLine(index, count, turn, previous, next, ways) {
  const line = element("div", { class: "gallery-turning together" }, ...ways);
  if (count < 2) return line;
  /** @type {(name: string, by: 1 | -1) => HTMLButtonElement} */
  const arrow = (name, by) => {
    const button = iconButton((by < 0) === (document.dir !== "rtl") ? "previous" : "next", name);
    button.dataset.way = String(by);
    return deed(button, () => turn(by));
  };
  const position = element("span", { class: "gallery-position", dir: "ltr", text: `${index + 1} / ${count}` });
  line.append(arrow(previous, -1), position, arrow(next, 1));
  return line;
}

/**
 * The way back in a sheet, which the device's own takes as well (`stepOut`).
 *
 * @param {string} name
 * @param {() => void} does
 */
function wayOut(name, does) {
  const button = iconButton("back", name);
  button.dataset.out = "";
  return deed(button, does);
}

/**
 * Takes the way back in a sheet.
 *
 * @param {HTMLElement | undefined} content
 * @returns {boolean} false where there is none.
 */
function stepOut(content) {
  const button = content?.querySelector("button[data-out]");
  if (button instanceof HTMLElement) deeds.get(button)?.();
  return button instanceof HTMLElement;
}

/**
 * A card with a picture and its name.
 *
 * @param {string} name
 * @param {Element} picture
 * @param {() => void} does
 */
function galleryCard(name, picture, does) {
  return deed(element("button", { type: "button", class: "gallery-card choice-card" },
    picture, element("span", { class: "gallery-name", dir: "auto", text: name })), does);
}

/**
 * An album as a card: its first picture, its name, and of how many it is.
 *
 * @param {Album} album
 * @param {() => void} does
 */
function albumCard({ name, items }, does) {
  const [first] = items;
  const card = galleryCard(name, first ? pictureElement(first.picture) : lineDrawing(albumActivity.icon, "album"), does);
  card.append(element("span", { class: "gallery-count", text: say("album.count", { count: items.length }) }));
  return card;
}

/**
 * Fills a sheet anew. Who turns a page stays on the button that turns.
 *
 * @param {HTMLElement} content
 * @param {...Node} parts
 */
function fillSheet(content, ...parts) {
  const way = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.way : undefined;
  content.replaceChildren(...parts);
  content.scrollTo(0, 0);
  [...content.querySelectorAll("button")].find(({ dataset }) => way && dataset.way === way)?.focus();
  activities.changed();
}
