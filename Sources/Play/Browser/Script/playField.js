/** What is offered: squares that drift about, or cards in rows, each a button; those that would be too small together lie on several pages. */
class PlayField {
  /** The least side of a place for a word with its picture, with what lies between places, in CSS pixels: 96 and a twelfth. */
  static least = 105;

  /**
   * @param {PlayGame} game
   * @param {PlayForm} form
   * @param {PlayClock} clock nothing drifts while it stands.
   * @param {(offer: number) => void} touch
   */
  constructor(game, form, clock, touch) {
    this.game = game;
    this.form = form;
    this.clock = clock;
    this.touch = touch;
    this.letters = new PlayLetters(game.faces);
    this.isCursive = false;
    /** @type {PlayOffer[]} */
    this.offers = [];
    /** @type {HTMLButtonElement[]} */
    this.tiles = [];
    /**
     * Those on the page that is seen.
     *
     * @type {HTMLButtonElement[]}
     */
    this.seen = [];
    this.room = element("div", { class: "play-room" });
    this.leaves = new PlayLeaves(this.room, () => this.layAnew());
    this.place = element("div", { class: "play-field" }, this.room, this.leaves.line);
    /** @type {PlayDrift | undefined} */
    this.drift = undefined;
    this.frame = 0;
    this.resizing = new ResizeObserver(() => this.layAnew());
    this.resizing.observe(this.place);
    this.watching = new AbortController();
    reducedMotion.addEventListener("change", () => this.layAnew(), { signal: this.watching.signal });
  }

  close() {
    cancelAnimationFrame(this.frame);
    this.resizing.disconnect();
    this.watching.abort();
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

  /** Draws those that are seen. */
  draw() {
    for (const tile of this.seen) this.drawTile(this.tiles.indexOf(tile));
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
    else if (face) tile.replaceChildren(playFace(face, side === "first" ? this.form.offered : this.form.second, this.letters, this.isCursive));
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

  // MARK: keys

  /**
   * The letter or the number that an offer is.
   *
   * @param {PlayOffer} offer
   */
  ownKey({ item, number }) {
    return item === undefined ? String(number) : this.game.faces[item].key;
  }

  /**
   * Which of them a key answers with: a letter or a number for itself; of others the first nine, in their order.
   *
   * @param {string} key
   * @returns {HTMLButtonElement | undefined}
   */
  tileOf(key) {
    const letter = key.toLocaleLowerCase();
    const own = this.offers.findIndex((offer) => offer.lie === "up" && this.ownKey(offer)?.toLocaleLowerCase() === letter);
    return this.tiles[own] ?? this.seen.find((tile) => tile.dataset.key === key);
  }

  /** Somebody has a keyboard: the numbers of those that have no key of their own are seen. */
  showKeys() {
    this.place.classList.add("keyed");
  }


  // MARK: where they lie

  /** Lays them where they belong in the room that there is; other ones may then be seen. */
  layAnew() {
    const before = this.seen;
    this.lay();
    if (before.length !== this.seen.length || before[0] !== this.seen[0]) activities.changed();
  }

  lay() {
    cancelAnimationFrame(this.frame);
    const { clientWidth: width, clientHeight: height } = this.place;
    if (width === 0 || height === 0 || this.tiles.length === 0) return;
    const isLaid = this.drift?.width === width && this.drift.height === height;
    // While scanning, what is lit has to be where it is seen. What drifts stays where it is when nothing shall move any more.
    if (this.form.drifts && !scanning.isOn && (isLaid || !isCalm())) this.layAdrift(width, height);
    else this.layInRows();
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  layAdrift(width, height) {
    if (this.drift?.width !== width || this.drift.height !== height) {
      this.drift = new PlayDrift(this.tiles.length, width, height);
      for (const tile of this.tiles) sized(tile, this.drift.side, this.drift.side);
      this.room.replaceChildren(...this.tiles);
      this.see(this.tiles);
    }
    this.put();
    let before = performance.now();
    const next = () => {
      if (isCalm() || this.clock.isStopped) return;
      const now = performance.now();
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

  /** Whether all are letters or numbers, which are told apart in smaller places than words and pictures. */
  get areLetters() {
    return this.game.faces.every(({ text }) => text.length <= 3);
  }

  layInRows() {
    this.drift = undefined;
    this.leaves.fit(this.tiles.length, this.form.deal === "all" && !this.areLetters ? PlayField.least : 0, this.place);
    this.see(this.tiles.slice(this.leaves.first, this.leaves.first + this.leaves.length));
    const { clientWidth: width, clientHeight: height } = this.room;
    const isWord = this.form.offered === "word" && this.offers.every(({ item }) => item !== undefined);
    const shape = isWord ? 2 : 1;
    const { columns, rows, size } = fittingGrid(this.leaves.length, width, height, shape);
    const between = Math.min(16, size * 0.08);
    const wide = Math.min(width / columns, size * shape * 1.35), high = Math.min(height / rows, this.areLetters ? wide : size * 1.35);
    const [left, top] = [(width - columns * wide) / 2, (height - rows * high) / 2];
    const isByColumn = settings.scanOrder === "column-row";
    /** @type {Map<number, HTMLElement>} */
    const groups = new Map();
    this.seen.forEach((tile, index) => {
      const row = Math.floor(index / columns), inRow = Math.min(columns, this.leaves.length - row * columns);
      const place = document.dir === "rtl" ? inRow - 1 - index % columns : index % columns;
      const x = left + (place + (columns - inRow) / 2) * wide + between / 2;
      sized(tile, wide - between, high - between);
      tile.style.transform = `translate(${x.toFixed(1)}px, ${(top + row * high + between / 2).toFixed(1)}px)`;
      const key = isByColumn ? index % columns : row;
      if (!groups.has(key)) groups.set(key, element("div", { class: "play-row together" }));
      groups.get(key)?.append(tile);
    });
    this.room.replaceChildren(...[...groups].sort(([one], [other]) => one - other).map(([, group]) => group));
  }

  /** @param {HTMLButtonElement[]} tiles all on this page. */
  see(tiles) {
    const isOther = tiles.length !== this.seen.length || tiles[0] !== this.seen[0];
    this.seen = tiles;
    if (isOther) this.draw();
    const offers = tiles.map((tile) => this.offers[this.tiles.indexOf(tile)]);
    // Words beside each other are of one size, if none is very long.
    const words = offers.flatMap(({ item }) => (item === undefined ? [] : this.game.faces[item].text.split(/\s+/)));
    this.place.style.setProperty("--usual", Math.min(5, Math.max(0, ...words.map(widthOf))).toFixed(2));
    const isNumbered = offers.every((offer) => this.ownKey(offer) === undefined);
    tiles.forEach((tile, index) => {
      if (isNumbered && index < 9) tile.dataset.key = String(index + 1);
      // A touch may be the beginning of turning the page.
      tile.toggleAttribute("data-release", this.leaves.count > 1);
    });
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

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing shall move that needn't. */
function isCalm() {
  return settings.calm || reducedMotion.matches;
}
