/**
 * How something looks.
 *
 * @param {PlayFace} face
 * @param {"word" | "picture" | "both"} shown
 * @param {boolean} isCursive
 * @returns {HTMLElement}
 */
function playFace(face, shown, isCursive) {
  const picture = isCursive && face.cursive ? face.cursive : face.picture;
  const look = element("span", { class: "play-face" });
  if (shown !== "word" && picture) look.append(pictureElement(picture));
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

/** The back of a card. */
function cardBack() {
  return element("span", { class: "play-face back" }, playIcon("star"));
}
