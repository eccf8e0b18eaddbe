/**
 * How something looks.
 *
 * @param {PlayFace} face
 * @param {"word" | "picture" | "both"} shown
 * @param {PlayLetters} letters of its game.
 * @param {boolean} isCursive
 * @returns {HTMLElement}
 */
function playFace(face, shown, letters, isCursive) {
  const look = element("span", { class: "play-face" });
  const picture = shown === "word" ? undefined : letters.drawing(face, isCursive);
  if (picture) look.append(picture);
  // Seen alone where the picture can't be seen.
  look.append(playWord(face.text));
  look.classList.toggle("pictured", shown === "picture");
  return look;
}

/**
 * A word as large as there is room.
 *
 * @param {string} text
 */
function playWord(text) {
  const word = element("span", { class: "play-word", dir: "auto", text });
  word.style.setProperty("--longest", Math.max(0.6, ...text.split(/\s+/).map(widthOf)).toFixed(2));
  word.style.setProperty("--lines", String(text.split(/\s+/).length));
  return word;
}

/**
 * A number, and as many dots.
 *
 * @param {number} number
 */
function playNumber(number) {
  const dots = Array.from({ length: number }, () => element("span", { class: "play-dot" }));
  return element("span", { class: "play-face numbered" }, playWord(String(number)), element("span", { class: "play-dots" }, ...dots));
}

/**
 * A sentence in which a word is missing.
 *
 * @param {PlayFace} face
 * @param {boolean} isFilled whether the word stands in its place.
 */
function playSentence({ text, gap = "" }, isFilled) {
  const [before, behind = ""] = gap.split(/_+/);
  const word = before.trim() === "" ? text.charAt(0).toLocaleUpperCase(page.language) + text.slice(1) : text;
  const missing = isFilled ? element("mark", { class: "play-filled", text: word }) : element("span", { class: "play-missing", text: "___" });
  const sentence = element("span", { dir: "auto" }, before, missing, behind);
  return element("span", { class: "play-gap" }, sentence);
}

/** The back of a card. */
function cardBack() {
  return element("span", { class: "play-face back" }, playIcon("star"));
}
