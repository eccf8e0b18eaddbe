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
      if (place.leaf === leaf && (isShown(cell) || glimpse.isOn)) this.grid.append(this.button(cell, board, place));
    }
    if (moving.isOn) this.grid.append(...freePlaces(board, leaf));
    /** Pictures that are still to be put in. */
    this.missing = /** @type {HTMLImageElement[]} */ ([...this.grid.querySelectorAll("img[data-picture]")]);
  }

  /**
   * The picture behind the cells gives its shape to the page.
   *
   * @param {number} picture
   */
  layOnScene(picture) {
    const image = pictureOf(picture, "back");
    image.addEventListener("load", () => {
      this.grid.style.setProperty("--shape", (image.naturalWidth / image.naturalHeight).toFixed(4));
    });
    this.grid.classList.add("scene");
    this.grid.append(image);
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
   * Puts so many pictures in. Browsers read them when the script is over, so that no clock could say when it is enough.
   *
   * @param {number} count
   */
  fill(count) {
    for (const image of this.missing.splice(0, count)) image.src = page.pictures[Number(image.dataset.picture)];
  }
}

/** Leaves that were drawn, the latest last; those to which the board leads are drawn while nothing else is done. */
const leafViews = {
  /** @type {Map<string, LeafView>} */
  drawn: new Map(),
  /** More are forgotten, for drawings take room. */
  most: 6,
  /** How many boards are drawn before they are asked for. */
  ahead: 3,

  /**
   * @param {number} index of a board.
   * @param {number} leaf
   */
  view(index, leaf) {
    const key = `${index}/${leaf}`;
    const view = this.drawn.get(key) ?? new LeafView(page.boards[index], leaf);
    this.drawn.delete(key);
    this.drawn.set(key, view);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > this.most) this.drawn.delete(oldest);
    return view;
  },

  /** Forgets all, for they look otherwise. */
  forget() {
    this.drawn.clear();
  },

  /**
   * Fills the leaf that is shown, frame by frame, and then those that may come next, when there is time, as long as it
   * is shown.
   */
  fill(view = boardView.view) {
    if (!view || view !== boardView.view) return;
    if (view.missing.length > 0) {
      view.fill(4);
      requestAnimationFrame(() => this.fill(view));
      return;
    }
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
      this.view(next, 0).fill(2);
      this.prepare(shown, links);
    });
  },
};

/** @param {() => void} does */
function whenIdle(does) {
  if ("requestIdleCallback" in window) requestIdleCallback(does);
  else setTimeout(does, 60);
}
