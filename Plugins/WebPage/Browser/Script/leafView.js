/**
 * A leaf of a board as it looks: its buttons on a grid or a scene. Pictures are put in little by little, for drawings
 * take time.
 */
class LeafView {
  /**
   * @param {Board} board
   * @param {number} leaf from 0.
   */
  constructor(board, leaf) {
    /**
     * What each button shows.
     *
     * @type {Map<HTMLElement, Cell>}
     */
    this.cells = new Map();
    this.grid = element("div", { class: "grid" });
    this.grid.style.setProperty("--columns", String(board.columns));
    this.grid.style.setProperty("--rows", String(board.rows));
    if (board.scene !== undefined) this.layOnScene(board.scene);
    for (const cell of [...board.cells].sort((one, other) => movedPosition(one, board) - movedPosition(other, board))) {
      const place = new CellPlace(cell, board);
      if (place.leaf !== leaf || !isSeen(cell)) continue;
      this.grid.append(cell.heading ? this.heading(cell, board, place) : this.button(cell, board, place));
    }
    this.evenWords();
    if (moving.isOn) this.grid.append(...freePlaces(board, leaf), ...hiddenPlaces(board, leaf));
    /** Pictures that are still to be put in. */
    this.missing = /** @type {HTMLElement[]} */ ([...this.grid.querySelectorAll(".picture")]);
  }

  /**
   * The picture behind the cells gives its shape to the page.
   *
   * @param {number} picture
   */
  layOnScene(picture) {
    const image = element("img", { alt: "", class: "picture back", "data-picture": picture });
    image.addEventListener("load", () => {
      this.grid.style.setProperty("--shape", (image.naturalWidth / image.naturalHeight).toFixed(4));
    });
    this.grid.classList.add("scene");
    this.grid.append(image);
  }

  /** Short words are as large as most are: one board, one size, but for those too long for it. */
  evenWords() {
    const widths = [...this.grid.querySelectorAll(".worded > .word")]
      .map((word) => Number(/** @type {HTMLElement} */ (word).style.getPropertyValue("--longest"))).sort((one, other) => one - other);
    if (widths.length > 1) this.grid.style.setProperty("--usual", String(widths[Math.floor(widths.length * 0.8)]));
  }

  /** Whether the next picture that is missing is there to be put in. */
  get isFillable() {
    return pictures.isWhole || pictures.contents[Number(this.missing[0]?.dataset.picture)] !== undefined;
  }

  /**
   * A word that says what a column or row is for.
   *
   * @param {Cell} cell
   * @param {Board} board
   * @param {CellPlace} place
   */
  heading(cell, board, place) {
    const text = inLetters(cell.label, settings.letters || board.letters);
    const shown = element("div", { class: "cell heading word-alone" }, word(text));
    if (cell.fill) {
      shown.style.setProperty("--fill", cell.fill);
      shown.style.setProperty("--ink", inkOn(cell.fill));
    }
    place.lay(shown, cell);
    if (!isShown(cell)) shown.classList.add("unseen-usually");
    return shown;
  }

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
  }

  /**
   * Puts pictures in, for so long; few that are files, for browsers read those when the script is over.
   *
   * @param {number} length in milliseconds.
   */
  fill(length) {
    const begin = performance.now();
    let files = 0;
    while (this.missing.length > 0 && files < 4 && performance.now() - begin < length) {
      const [place] = this.missing.splice(0, 1);
      if (putIn(place) instanceof HTMLImageElement) files += 1;
    }
  }
}

/** Leaves that were drawn, the latest last; those to which the board leads are drawn while nothing else is done. */
const leafViews = {
  /** @type {Map<string, LeafView>} */
  drawn: new Map(),
  /** More are forgotten, for drawings take room. */
  most: 24,
  /** How many boards are drawn before they are asked for. */
  ahead: 12,
  /** Milliseconds that pictures are put in before what is there is shown. */
  length: 8,

  /**
   * @param {number} index of a board.
   * @param {number} leaf
   */
  view(index, leaf) {
    const key = `${index}/${leaf}`;
    const view = this.drawn.get(key) ?? new LeafView(page.boards[index], leaf);
    this.drawn.delete(key);
    this.drawn.set(key, view);
    const [oldest] = this.drawn;
    if (this.drawn.size > this.most) {
      oldest[1].grid.remove();
      this.drawn.delete(oldest[0]);
    }
    return view;
  },

  /** @param {LeafView} view */
  has(view) {
    return [...this.drawn.values()].includes(view);
  },

  /** Forgets all, for they look otherwise; the one that is shown stays until another is. */
  forget() {
    for (const view of this.drawn.values()) if (view !== boardView.view) view.grid.remove();
    this.drawn.clear();
  },

  /**
   * Fills the leaf that is shown, frame by frame, and then those that may come next, when there is time, as long as it
   * is shown.
   */
  fill(view = boardView.view) {
    if (!view || view !== boardView.view) return;
    if (view.missing.length > 0) {
      if (!view.isFillable) void pictures.read().then(() => this.fill(view));
      else {
        view.fill(this.length);
        requestAnimationFrame(() => this.fill(view));
      }
      return;
    }
    window.tagarela.seenAfter ||= performance.now();
    const links = [...new Set([...view.cells.values()].flatMap((cell) => cell.link ?? []))].slice(0, this.ahead);
    this.prepare(view, links);
  },

  /**
   * @param {LeafView} shown
   * @param {number[]} links indices of boards.
   */
  prepare(shown, links) {
    whenIdle(() => {
      if (boardView.view !== shown) return;
      const next = links.find((index) => (this.drawn.get(`${index}/0`)?.missing.length ?? 1) > 0);
      if (next === undefined) return;
      void pictures.read().then(() => {
        const view = this.view(next, 0);
        view.fill(this.length);
        if (view.missing.length === 0) boardView.lay(view);
        this.prepare(shown, links);
      });
    });
  },
};

/** @param {() => void} does */
function whenIdle(does) {
  if ("requestIdleCallback" in window) requestIdleCallback(does);
  else setTimeout(does, 60);
}
