/** A letter or a number as it is drawn: its outlines, and how much room they take. */
class PlayLetter {
  /** @param {Element[]} outlines of which each is a `path`. */
  constructor(outlines) {
    const space = "http://www.w3.org/2000/svg";
    this.drawing = document.createElementNS(space, "svg");
    this.drawing.setAttribute("aria-hidden", "true");
    this.drawing.append(...outlines);
    letterMeasure.replaceChildren(this.drawing);
    this.box = this.drawing.getBBox();
    this.drawing.remove();
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

/** Letters of a game as large as each place has room for: high ones stay higher than low ones, and low ones are large enough to be told apart. */
class PlayLetters {
  /** What the lowest takes of the height of its place. */
  static least = 0.66;
  /** What the highest takes; capitals are as bold as they are high. */
  static most = { picture: 0.82, cursive: 0.95 };
  /** How much thicker joined letters are than their outlines, which are drawn with a fine pen. */
  static pen = 0.025;

  /** @param {PlayFace[]} faces of which some are letters or numbers (`cursive`). */
  constructor(faces) {
    /**
     * By their pictures.
     *
     * @type {Map<string, PlayLetter>}
     */
    this.letters = new Map();
    this.highest = { picture: 0, cursive: 0 };
    document.body.append(letterMeasure);
    for (const face of faces.filter(({ cursive }) => cursive)) {
      for (const writing of /** @type {const} */ (["picture", "cursive"])) this.read(face[writing] ?? "", writing);
    }
    letterMeasure.remove();
  }

  /**
   * @param {string} content
   * @param {"picture" | "cursive"} writing
   */
  read(content, writing) {
    const outlines = letterOutlines(content);
    if (outlines.length === 0) return;
    const letter = new PlayLetter(outlines);
    this.letters.set(content, letter);
    this.highest[writing] = Math.max(this.highest[writing], letter.box.height);
  }

  /**
   * @param {PlayFace} face
   * @param {boolean} isCursive
   * @returns {Element | undefined} nothing where there is no picture.
   */
  drawing(face, isCursive) {
    const writing = isCursive && face.cursive ? "cursive" : "picture";
    const content = face[writing];
    const letter = this.letters.get(content ?? "");
    if (!letter) return content ? pictureElement(content) : undefined;
    const share = Math.max(PlayLetters.least, PlayLetters.most[writing] * Math.cbrt(letter.box.height / this.highest[writing]));
    return letter.shown(share, writing === "cursive" ? PlayLetters.pen : 0);
  }
}

/** In which letters are measured: what is no part of the page has no measures. */
const letterMeasure = element("div", { class: "unseen", "aria-hidden": "true" });

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
