/** The whiteboard's sheet: a drawing that is drawn on, what was drawn, and what one may draw over. */
const drawSheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  /** @type {DrawData} */
  data: { blank: true, board: false },
  /**
   * What is drawn on.
   *
   * @type {Whiteboard | undefined}
   */
  board: undefined,
  /** The identity of the drawing that is to be taken up when it opens. */
  wanted: "",

  /**
   * @param {HTMLElement} content
   * @param {DrawData} data
   */
  async open(content, data) {
    this.content = content;
    this.data = data;
    const { wanted } = this;
    this.wanted = "";
    const drawn = await drawings.all();
    if (this.content !== content) return;
    const again = drawn.find(({ uid }) => uid === wanted);
    if (again) this.drawOn(again);
    else if (drawn.length > 0) this.showMine();
    else this.begin();
  },

  close() {
    this.leave();
    this.content = undefined;
    voice.stop();
  },

  /** @param {string} uid of a drawing to take up, from wherever it is shown. */
  async openOn(uid) {
    if (!this.content) {
      this.wanted = uid;
      return activities.open(drawActivity);
    }
    const drawing = (await drawings.all()).find((drawing) => drawing.uid === uid);
    if (drawing) this.drawOn(drawing);
  },

  /** A new drawing, unless there are as many as can be sent. */
  async begin() {
    if ((await drawings.all()).length >= drawings.most) return hint.show(say("draw.many", { count: drawings.most }));
    this.drawOn(newDrawing());
    if (!this.data.blank) void this.showBackgrounds();
  },

  /** @param {Drawing} drawing */
  drawOn(drawing) {
    this.leave();
    this.board = new Whiteboard(drawing);
    this.showBoard();
  },

  /** What was being drawn has ended. */
  leave() {
    this.board?.leave();
    this.board = undefined;
  },

  /** The sheet that is drawn on, with its tools. */
  showBoard() {
    const { board, content } = this;
    if (!board || !content) return;
    /** @type {(drawing: keyof typeof drawIcons, key: string, does: () => void) => HTMLButtonElement} */
    const way = (drawing, key, does) => deed(iconLike(lineDrawing(drawIcons[drawing], drawing), say(key)), does);
    const ways = [
      way("stamps", "draw.stamps", () => this.showStamps(board)),
      ...(isDrawnOver(this.data) ? [way("background", "draw.background", () => void this.showBackgrounds())] : []),
      way("mine", "draw.mine", () => this.showMine()),
    ];
    const help = scanning.isOn ? [element("p", { class: "draw-help", text: say("draw.hands") })] : [];
    fillSheet(content, element("div", { class: "draw-board" }, ...help, board.place, whiteboardTools(board, ways)));
    board.fit();
  },

  /**
   * Stamps in place of the tools.
   *
   * @param {Whiteboard} board
   */
  showStamps(board) {
    const panel = stampPanel(board, () => this.showBoard());
    this.content?.querySelector(".draw-tools")?.replaceWith(panel);
    panel.querySelector("button")?.focus();
    activities.changed();
  },

  /** What was drawn, with a way to a new sheet. */
  showMine() {
    this.leave();
    const begin = deed(iconLike(lineDrawing(drawIcons.plus, "plus"), say("draw.new"), "main"), () => void this.begin());
    if (this.content) void showDrawn(this.content, [begin]);
  },

  /** What one may draw over: nothing, or a picture of the board or of an album. */
  async showBackgrounds(leaf = 0) {
    this.board?.rest();
    const { content } = this;
    const sources = await backgroundSources(this.data);
    if (!content || content !== this.content) return;
    const back = () => wayOut(say("draw.back"), () => this.showBoard());
    const cards = [
      ...(this.data.blank ? [galleryCard(say("draw.blank"), blankPicture(), () => this.drawOver(null))] : []),
      ...sources.map((album) => albumCard(album, () => this.showSource(album, leaf))),
    ];
    fillSheet(content, element("h3", { class: "gallery-title", text: say("draw.background") }),
      ...gallery(cards, (card) => card, leaf, (leaf) => void this.showBackgrounds(leaf), [back()]));
  },

  /**
   * @param {Album} album
   * @param {number} leaf of the backgrounds, to go back to.
   */
  showSource(album, leaf) {
    if (!this.content) return;
    const back = wayOut(say("draw.background"), () => void this.showBackgrounds(leaf));
    new AlbumView(this.content, album, {
      empty: say("album.empty"), ways: [back], choose: (item) => void this.choose(item),
    }).showAll();
  },

  /** @param {AlbumItem} item to draw over. */
  async choose({ name, picture }) {
    const { board } = this;
    const background = board && await paleBackground(picture, board.drawing);
    if (!board || board !== this.board) return;
    if (!background) return hint.show(say("draw.unseen"));
    stripView.live.textContent = name;
    this.drawOver(background);
  },

  /** @param {DrawingBackground | null} background */
  drawOver(background) {
    this.board?.drawOver(background);
    this.showBoard();
  },
};
