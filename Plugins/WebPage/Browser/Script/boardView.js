/**
 * The board that is shown: one leaf of its cells on a grid or a scene. Others lie below it, laid out and not seen, so
 * that they are there at once.
 */
const boardView = {
  place: element("div", { class: "board", role: "group" }),
  /**
   * What is shown.
   *
   * @type {LeafView | undefined}
   */
  view: undefined,
  /**
   * What cells offer that offer words.
   *
   * @type {Map<Cell, number>}
   */
  offers: new Map(),

  /**
   * What each button shows.
   *
   * @returns {Map<HTMLElement, Cell>}
   */
  get cells() {
    return this.view?.cells ?? new Map();
  },

  draw() {
    const { board, index, leaf } = walk;
    const hadFocus = this.place.contains(document.activeElement);
    this.place.setAttribute("aria-label", board.name);
    this.place.style.setProperty("--board", board.background ?? "");
    const last = this.view;
    const view = leafViews.view(index, leaf);
    this.view = view;
    if (view !== last && this.place.classList.contains("scrolls")) this.place.scrollTo(0, 0);
    for (const name of ["modelled", "found-cell", "pressed"]) {
      view.grid.querySelector(`.${name}`)?.classList.remove(name);
    }
    if (view.isFillable) view.fill(leafViews.length);
    if (!view.grid.isConnected) this.place.append(view.grid);
    view.grid.classList.add("shown");
    view.grid.classList.remove("laying");
    this.offer();
    if (hadFocus) this.focusFirst(view);
    if (last && last !== view) last.grid.classList.remove("shown");
    if (last && !leafViews.has(last)) last.grid.remove();
  },

  /**
   * While the board that had the focus is still seen, and when the browser knows that this one is: else it lays out what it takes for out of
   * sight.
   *
   * @param {LeafView} view
   */
  focusFirst(view) {
    this.watchRoom();
    view.grid.querySelector("button")?.focus();
  },

  /**
   * Lets the browser lay out a leaf that isn't shown, so that it is there at once when it is.
   *
   * @param {LeafView} view
   */
  lay(view) {
    if (view.grid.isConnected) return;
    view.grid.classList.add("laying");
    this.place.append(view.grid);
    void shown().then(() => view.grid.classList.remove("laying"));
  },

  /** A board with more rows or columns than there is room for is scrolled; its cells then act when a touch ends. */
  watchRoom() {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.place;
    this.place.classList.toggle("scrolls", scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
  },

  /** Writes on the cells that offer words what they offer; those with nothing to offer stay empty. */
  offer() {
    this.offers.clear();
    const offering = [...this.cells].filter(([, cell]) => offersWord(cell));
    const likely = offering.length > 0 ? likelyWords(offering.length) : [];
    offering.forEach(([button, cell], i) => {
      const number = likely[i];
      const letters = settings.letters || walk.board.letters;
      const text = number === undefined ? "" : inLetters(page.words[number].text, letters);
      if (number !== undefined) this.offers.set(cell, number);
      button.classList.toggle("empty", number === undefined);
      button.toggleAttribute("disabled", number === undefined);
      button.setAttribute("aria-label", text || say("suggestion.none"));
      button.querySelectorAll(".word, .picture").forEach((part) => part.remove());
      const picture = number === undefined ? undefined : cellOf(number)?.picture;
      button.classList.toggle("word-alone", picture === undefined);
      button.classList.toggle("worded", picture !== undefined);
      if (picture !== undefined) button.append(shownPicture(picture));
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
