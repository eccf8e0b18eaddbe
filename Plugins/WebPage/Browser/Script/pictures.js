/** The pictures by their numbers: the first board's are there at once, the others when they were asked for. */
const pictures = {
  /** Addresses, and drawings as they are written (`<svg …`): all of them together pack into a fifth. */
  contents: page.pictures,
  isWhole: false,

  async read() {
    if (this.isWhole) return;
    const [packed] = await later.of("pictures");
    const others = packed ? await inflated(packed) : "";
    if (!this.isWhole && others) this.contents = [...page.pictures, ...JSON.parse(others)];
    this.isWhole = true;
  },

  /**
   * @param {number} picture
   * @returns {string | undefined} nothing for one that isn't there, or not yet.
   */
  address(picture) {
    const content = this.contents[picture];
    return content === undefined ? undefined : addressOf(content);
  },
};

/**
 * The place of a picture, that is put in later (`putIn`).
 *
 * @param {number} picture
 */
function pictureOf(picture) {
  return element("span", { class: "picture", "data-picture": picture });
}

/**
 * A picture that is there as soon as can be.
 *
 * @param {number} picture
 */
function shownPicture(picture) {
  const place = pictureOf(picture);
  if (pictures.contents[picture] !== undefined) return putIn(place);
  void pictures.read().then(() => putIn(place));
  return place;
}

/**
 * Puts a picture in its place; one that can't be seen leaves the word alone.
 *
 * @param {HTMLElement} place
 * @returns {Element} what is seen there.
 */
function putIn(place) {
  const number = Number(place.dataset.picture);
  const address = pictures.address(number);
  if (address === undefined) {
    leaveAlone(place);
    return place;
  }
  const shown = place instanceof HTMLImageElement ? loaded(place, address) : pictureElement(pictures.contents[number]);
  if (shown !== place) place.replaceWith(shown);
  return shown;
}

/**
 * @param {string} content its address, or a drawing as it is written (`<svg …`).
 * @returns {Element}
 */
function pictureElement(content) {
  const drawing = plainDrawing(content);
  drawing?.setAttribute("class", "picture");
  return drawing ?? loaded(element("img", { alt: "", class: "picture" }), addressOf(content));
}

/**
 * @param {HTMLImageElement} image
 * @param {string} address
 */
function loaded(image, address) {
  image.draggable = false;
  image.decoding = "async";
  image.addEventListener("error", () => leaveAlone(image));
  image.src = address;
  return image;
}

/** @param {string} content as `pictureElement` takes it. */
function addressOf(content) {
  return content.startsWith("<") ? "data:image/svg+xml," + encodeURIComponent(content) : content;
}

/**
 * @param {Element} picture that can't be seen.
 */
function leaveAlone(picture) {
  const cell = picture.closest(".cell");
  picture.remove();
  if (!cell) return;
  cell.classList.remove("worded");
  cell.classList.add("word-alone");
  if (!cell.querySelector(".word")) cell.append(word(cell.getAttribute("aria-label") ?? ""));
}
