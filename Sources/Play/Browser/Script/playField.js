/** What is offered: squares that drift about, or cards in rows, each a button. */
class PlayField {
  /**
   * @param {PlayGame} game
   * @param {PlayForm} form
   * @param {(offer: number) => void} touch
   */
  constructor(game, form, touch) {
    this.game = game;
    this.form = form;
    this.touch = touch;
    this.isCursive = false;
    /** @type {PlayOffer[]} */
    this.offers = [];
    /** @type {HTMLButtonElement[]} */
    this.tiles = [];
    this.place = element("div", { class: "play-field" });
    /** @type {PlayDrift | undefined} */
    this.drift = undefined;
    this.frame = 0;
    this.watch = new ResizeObserver(() => this.lay());
    this.watch.observe(this.place);
  }

  close() {
    cancelAnimationFrame(this.frame);
    this.watch.disconnect();
  }

  // MARK: what is offered

  /**
   * Other offers; the same ones stay where they are.
   *
   * @param {PlayOffer[]} offers
   */
  show(offers) {
    const isSame = offers.length === this.offers.length && offers.every(({ item, number, lie, side }, index) => {
      const before = this.offers[index];
      return item === before.item && number === before.number && side === before.side && lie !== "down";
    });
    this.offers = offers.map((offer) => ({ ...offer }));
    if (isSame) return this.forget();
    const focused = this.tiles.findIndex((tile) => tile === document.activeElement);
    this.tiles = offers.map((_, index) => deed(element("button", { type: "button", class: `play-tile hue-${index % 6}` }), () => this.touch(index)));
    this.draw();
    this.drift = undefined;
    this.lay();
    if (focused >= 0) this.tiles[Math.min(focused, this.tiles.length - 1)].focus();
    activities.changed();
  }

  /** @param {PlayOffer[]} offers which lie otherwise. */
  turn(offers) {
    offers.forEach(({ lie }, index) => {
      if (this.offers[index].lie === lie) return;
      this.offers[index].lie = lie;
      this.drawTile(index);
    });
    activities.changed();
  }

  draw() {
    // Words beside each other are of one size.
    const words = this.offers.flatMap(({ item }) => (item === undefined ? [] : this.game.faces[item].text.split(/\s+/)));
    this.place.style.setProperty("--usual", Math.max(0, ...words.map(widthOf)).toFixed(2));
    this.tiles.forEach((_, index) => this.drawTile(index));
  }

  /** @param {number} index */
  drawTile(index) {
    const tile = this.tiles[index], { item, number, side, lie } = this.offers[index];
    tile.dataset.lie = lie;
    tile.disabled = lie === "taken";
    const face = item === undefined ? undefined : this.game.faces[item];
    const name = lie === "down" ? say("play.card", { number: index + 1 }) : face?.text ?? String(number);
    tile.setAttribute("aria-label", name);
    if (lie === "down") tile.replaceChildren(cardBack());
    else if (face) tile.replaceChildren(playFace(face, side === "first" ? this.form.offered : this.form.second, this.isCursive));
    else tile.replaceChildren(playNumber(number ?? 0));
  }

  // MARK: marks

  /**
   * @param {number | null} index
   * @param {"right" | "wrong" | "hinted" | "said"} mark
   */
  mark(index, mark) {
    if (mark === "said") this.tiles.forEach((tile) => tile.classList.remove("said"));
    if (index !== null) this.tiles[index]?.classList.add(mark);
  }

  /** Takes all marks away. */
  forget() {
    for (const tile of this.tiles) tile.classList.remove("right", "wrong", "hinted", "said");
  }

  /**
   * Which of them a key answers with.
   *
   * @param {string} key
   */
  tileOf(key) {
    return this.tiles.find((tile, index) => {
      const { item, number, lie } = this.offers[index];
      const own = item === undefined ? String(number) : this.game.faces[item].key;
      return lie === "up" && own?.toLocaleLowerCase() === key.toLocaleLowerCase();
    });
  }

  // MARK: where they lie

  /** Whether they may move: not while scanning, for what is lit has to be where it is seen. */
  get isDrifting() {
    return this.form.drifts && !scanning.isOn && !isCalm();
  }

  lay() {
    cancelAnimationFrame(this.frame);
    const { clientWidth: width, clientHeight: height } = this.place;
    if (width === 0 || height === 0 || this.tiles.length === 0) return;
    if (this.isDrifting) this.layAdrift(width, height);
    else this.layInRows(width, height);
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  layAdrift(width, height) {
    if (this.drift?.width !== width || this.drift.height !== height) {
      this.drift = new PlayDrift(this.tiles.length, width, height);
      for (const tile of this.tiles) sized(tile, this.drift.side, this.drift.side);
      this.place.replaceChildren(...this.tiles);
    }
    this.put();
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      if (!this.isDrifting) return this.lay();
      this.drift?.step(now - before, this.held);
      before = now;
      this.put();
      this.frame = requestAnimationFrame(next);
    };
    this.frame = requestAnimationFrame(next);
  }

  /** Which one somebody is about to touch. */
  get held() {
    const focused = document.activeElement?.matches(".play-tile:focus-visible") ? document.activeElement : undefined;
    return this.tiles.findIndex((tile) => tile === pointing.held || tile === acting.chosen || tile === focused);
  }

  put() {
    this.drift?.squares.forEach(({ at: [x, y] }, index) => {
      this.tiles[index].style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    });
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  layInRows(width, height) {
    this.drift = undefined;
    const isWord = this.form.offered === "word" && this.offers.every(({ item }) => item !== undefined);
    const shape = isWord ? 2 : 1;
    const { columns, rows, size } = fittingGrid(this.tiles.length, width, height, shape);
    const between = Math.min(16, size * 0.08);
    const [wide, high] = [Math.min(width / columns, size * shape * 1.35), Math.min(height / rows, size * 1.35)];
    const [left, top] = [(width - columns * wide) / 2, (height - rows * high) / 2];
    const isByColumn = settings.scanOrder === "column-row";
    /** @type {Map<number, HTMLElement>} */
    const groups = new Map();
    this.tiles.forEach((tile, index) => {
      const row = Math.floor(index / columns), inRow = Math.min(columns, this.tiles.length - row * columns);
      const place = document.dir === "rtl" ? inRow - 1 - index % columns : index % columns;
      const x = left + (place + (columns - inRow) / 2) * wide + between / 2;
      sized(tile, wide - between, high - between);
      tile.style.transform = `translate(${x.toFixed(1)}px, ${(top + row * high + between / 2).toFixed(1)}px)`;
      const key = isByColumn ? index % columns : row;
      if (!groups.has(key)) groups.set(key, element("div", { class: "play-row together" }));
      groups.get(key)?.append(tile);
    });
    this.place.replaceChildren(...[...groups].sort(([one], [other]) => one - other).map(([, group]) => group));
  }
}

/**
 * @param {HTMLElement} tile
 * @param {number} width
 * @param {number} height
 */
function sized(tile, width, height) {
  tile.style.width = `${Math.floor(width)}px`;
  tile.style.height = `${Math.floor(height)}px`;
}

/** Whether nothing shall move that needn't. */
function isCalm() {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
