/**
 * A button that shows a picture and a word, as large as it has room for.
 *
 * @param {Pick<Cell, "label" | "name" | "picture" | "fill" | "border"> & { labels: Board["labels"] }} shown
 *   `name` is what it is called where the label can't be seen.
 * @returns {HTMLButtonElement}
 */
function face({ label, name, picture, fill, border, labels }) {
  const isWordSeen = label !== "" && (labels !== "hidden" || picture === undefined);
  const button = element("button", { type: "button", class: `cell word-${labels}`, "aria-label": label || name });
  if (fill) {
    button.style.setProperty("--fill", fill);
    button.style.setProperty("--ink", inkOn(fill));
  }
  if (border) button.style.setProperty("--border", border);
  if (picture !== undefined) {
    button.append(pictureOf(picture));
  } else {
    button.classList.add("word-alone");
  }
  button.classList.toggle("worded", isWordSeen && picture !== undefined);
  if (isWordSeen) button.append(word(label));
  return button;
}

/**
 * A word with what its size follows from: the widths of its longest part and of the whole, in letter sizes.
 *
 * @param {string} label
 */
function word(label) {
  const shown = element("span", { class: "word", dir: "auto", text: label });
  const widths = label.split(/\s+/).map(widthOf);
  const whole = widths.reduce((sum, width) => sum + width + 0.3, 0);
  shown.style.setProperty("--longest", Math.max(1.2, ...widths).toFixed(2));
  shown.style.setProperty("--whole", Math.max(1.2, whole).toFixed(2));
  shown.style.setProperty("--room", (1 / Math.sqrt(Math.max(1, whole))).toFixed(3));
  return shown;
}

/**
 * Widths of words in letter sizes, as far as they were asked for.
 *
 * @type {Map<string, number>}
 */
const knownWidths = new Map();
const measuring = element("canvas").getContext("2d");

/**
 * @param {string} word
 * @returns {number} its width, of letters of size 1.
 */
function widthOf(word) {
  let width = knownWidths.get(word);
  if (width === undefined) {
    if (measuring) measuring.font = "600 100px system-ui, sans-serif";
    width = (measuring?.measureText(word).width ?? word.length * 60) / 100;
    knownWidths.set(word, width);
  }
  return width;
}

/**
 * Black or white, whichever is read better on a colour (WCAG 2.2, relative luminance).
 *
 * @param {string} colour `#rrggbb`
 */
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}

/**
 * A label in the letters that were wanted.
 *
 * @param {string} label
 * @param {Letters} letters
 */
function inLetters(label, letters) {
  if (letters === "upper") return label.toLocaleUpperCase(page.language);
  return letters === "lower" ? label.toLocaleLowerCase(page.language) : label;
}
