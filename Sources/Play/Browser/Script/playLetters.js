/** A letter or a number as it is drawn: its outlines, and how much room they take. */
class PlayLetter {
  /** @param {Element[]} outlines of which each is a `path`. */
  constructor(outlines) {
    this.drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.drawing.setAttribute("aria-hidden", "true");
    this.drawing.append(...outlines);
    this.box = new DOMRect();
  }

  /**
   * Its drawing, of which nothing is cut off.
   *
   * @param {number} share of the height of its place that it takes, where that is wide enough; up to 1.
   * @param {number} pen how much thicker than its outlines its lines are, as a share of the height of its place.
   */
  shown(share, pen) {
    const { x, y, width, height } = this.box;
    const stroke = pen * height / share, high = height / share + stroke;
    const drawing = /** @type {SVGSVGElement} */ (this.drawing.cloneNode(true));
    drawing.setAttribute("class", "picture play-letter");
    drawing.setAttribute("stroke-width", String(stroke));
    drawing.setAttribute("viewBox", [x - stroke / 2, y - (high - height) / 2, width + stroke, high].join(" "));
    return drawing;
  }
}

/**
 * Letters of a game as large as each place has room for: high ones stay higher than low ones, but by the cube root, so that low
 * ones are large enough to be told apart.
 */
class PlayLetters {
  /** What the highest takes of the height of its place; capitals are as bold as they are high. */
  static most = { picture: 0.82, cursive: 0.95 };
  /** How much thicker joined letters are than their outlines, which are drawn with a fine pen. */
  static pen = { picture: 0, cursive: 0.025 };

  /** @param {PlayFace[]} faces of which some are letters or numbers (`cursive`). */
  constructor(faces) {
    this.faces = faces.filter(({ cursive }) => cursive);
    /**
     * Those of a way of writing by their pictures, once they are needed, and how high the highest is.
     *
     * @type {Partial<Record<"picture" | "cursive", { letters: Map<string, PlayLetter>, highest: number }>>}
     */
    this.known = {};
  }

  /** @param {"picture" | "cursive"} writing */
  written(writing) {
    return this.known[writing] ??= measuredLetters(this.faces.map((face) => face[writing] ?? ""));
  }

  /**
   * @param {PlayFace} face
   * @param {boolean} isCursive
   * @returns {Element | undefined} nothing where there is no picture.
   */
  drawing(face, isCursive) {
    const writing = isCursive && face.cursive ? "cursive" : "picture";
    const content = face[writing];
    if (!content) return undefined;
    const { letters, highest } = this.written(writing), letter = letters.get(content);
    if (!letter) return pictureElement(content);
    return letter.shown(PlayLetters.most[writing] * Math.cbrt(letter.box.height / highest), PlayLetters.pen[writing]);
  }
}

/**
 * Letters by their pictures; of a picture that isn't a letter's there is none.
 *
 * @param {string[]} contents
 */
function measuredLetters(contents) {
  const letters = new Map(contents.flatMap((content) => {
    const outlines = letterOutlines(content);
    return outlines.length > 0 ? [[content, new PlayLetter(outlines)]] : [];
  }));
  // What is no part of the page has no measures.
  const place = element("div", { class: "unseen", "aria-hidden": "true" }, ...[...letters.values()].map(({ drawing }) => drawing));
  document.body.append(place);
  for (const letter of letters.values()) letter.box = letter.drawing.getBBox();
  place.remove();
  return { letters, highest: Math.max(...[...letters.values()].map(({ box }) => box.height)) };
}

/**
 * The outlines of a letter as the program draws it: each a glyph that is defined once and used at its place.
 *
 * @param {string} content `data:image/svg+xml;base64,…`
 * @returns {Element[]} none of another drawing.
 */
function letterOutlines(content) {
  const start = "data:image/svg+xml;base64,";
  if (!content.startsWith(start)) return [];
  // The page forbids the styles in it, which only say that it is black.
  const text = new TextDecoder().decode(unpacked(content.slice(start.length))).replace(/ style="[^"]*"/g, "");
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return [...parsed.querySelectorAll("use")].flatMap((use) => {
    const glyph = parsed.getElementById((use.getAttribute("xlink:href") ?? "").slice(1));
    const place = `translate(${Number(use.getAttribute("x"))} ${Number(use.getAttribute("y"))})`;
    return [...glyph?.querySelectorAll("path") ?? []].map((path) => {
      const outline = document.createElementNS("http://www.w3.org/2000/svg", "path");
      outline.setAttribute("d", path.getAttribute("d") ?? "");
      outline.setAttribute("transform", place);
      return outline;
    });
  });
}
