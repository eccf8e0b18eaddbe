/** The board that is shown: one leaf of its cells on a grid or a scene. */
const boardView = {
  place: element("div", { class: "board", role: "group" }),
  /**
   * What each button shows.
   *
   * @type {Map<HTMLElement, Cell>}
   */
  cells: new Map(),
  /**
   * What cells offer that offer words.
   *
   * @type {Map<Cell, number>}
   */
  offers: new Map(),

  draw() {
    const { board, leaf } = walk;
    const hadFocus = this.place.contains(document.activeElement);
    this.cells.clear();
    this.place.classList.toggle("glimpsed", glimpse.isOn);
    this.place.setAttribute("aria-label", board.name);
    this.place.style.setProperty("--columns", String(board.columns));
    this.place.style.setProperty("--rows", String(board.rows));
    this.place.style.setProperty("--board", board.background ?? "");
    const grid = element("div", { class: board.scene === undefined ? "grid" : "grid scene" });
    if (board.scene !== undefined) grid.append(sceneOf(board.scene, grid));
    for (const cell of [...board.cells].sort((one, other) => movedPosition(one, board) - movedPosition(other, board))) {
      const place = new CellPlace(cell, board);
      if (place.leaf === leaf && (isShown(cell) || glimpse.isOn)) grid.append(this.button(cell, board, place));
    }
    if (moving.isOn) grid.append(...freePlaces(board, leaf));
    this.place.replaceChildren(grid);
    this.offer();
    if (hadFocus) this.place.querySelector("button")?.focus();
  },

  /**
   * @param {Cell} cell
   * @param {Board} board
   * @param {CellPlace} place
   */
  button(cell, board, place) {
    const label = inLetters(cell.label, settings.letters || board.letters);
    const button = face({ ...cell, label, name: cell.name, labels: board.labels });
    place.lay(button, cell);
    if (!isShown(cell)) button.classList.add("unseen-usually");
    if (cell.link !== undefined || cell.actions.includes(":home") || cell.actions.includes(":ext_tagarela_back")) {
      button.classList.add("leads");
    }
    if (cell.video !== undefined) button.append(icon("play"));
    this.cells.set(button, cell);
    deed(button, () => (moving.isOn ? moving.touch(button) : touch(cell, button)));
    return button;
  },

  /** Writes on the cells that offer words what they offer; those with nothing to offer stay empty. */
  offer() {
    this.offers.clear();
    const offering = [...this.cells].filter(([, cell]) => offersWord(cell));
    const likely = offering.length > 0 ? likelyWords(offering.length) : [];
    offering.forEach(([button, cell], i) => {
      const number = likely[i];
      const text = number === undefined ? "" : inLetters(page.words[number].text, settings.letters || walk.board.letters);
      if (number !== undefined) this.offers.set(cell, number);
      button.classList.toggle("empty", number === undefined);
      button.toggleAttribute("disabled", number === undefined);
      button.setAttribute("aria-label", text || say("suggestion.none"));
      button.querySelectorAll(".word, img").forEach((part) => part.remove());
      const picture = number === undefined ? undefined : wordCells.get(number)?.picture;
      button.classList.toggle("word-alone", picture === undefined);
      if (picture !== undefined) button.append(element("img", { src: page.pictures[picture], alt: "", draggable: "false" }));
      if (text) button.append(word(text));
    });
  },
};

/**
 * Whether a cell shows a word that may come next.
 *
 * @param {Cell} cell
 */
function offersWord(cell) {
  return cell.actions.includes(":ext_tagarela_suggestion");
}

/**
 * The picture behind cells, which gives its shape to their page.
 *
 * @param {number} picture
 * @param {HTMLElement} grid
 */
function sceneOf(picture, grid) {
  const image = element("img", { class: "back", alt: "", draggable: "false" });
  image.addEventListener("load", () => {
    grid.style.setProperty("--shape", (image.naturalWidth / image.naturalHeight).toFixed(4));
  });
  image.src = page.pictures[picture];
  return image;
}
