/** Where the patient is: from the first board to those that cells led to, each with its page that was open. */
const walk = {
  /** Indices of boards, and their pages from 0; the last is what is shown. */
  path: [{ index: page.home, leaf: 0 }],

  get index() {
    return this.path[this.path.length - 1].index;
  },

  get leaf() {
    return this.path[this.path.length - 1].leaf;
  },

  get board() {
    return page.boards[this.index];
  },

  /**
   * A link to the board that is shown leads nowhere.
   *
   * @param {number} index of a board.
   * @param {number} [leaf]
   */
  open(index, leaf = 0) {
    glimpse.goOn();
    if (index === this.index) this.path.pop();
    this.path.push({ index, leaf });
    boardChanged();
  },

  /** Goes to the board before, as it was left. */
  back() {
    glimpse.goOn();
    if (this.path.length > 1) this.path.pop();
    boardChanged();
  },

  home() {
    glimpse.goOn();
    this.path = [{ index: page.home, leaf: 0 }];
    boardChanged();
  },

  /**
   * Turns the board's pages, round.
   *
   * @param {1 | -1} by
   */
  turn(by) {
    glimpse.goOn();
    const { pages } = this.board;
    this.path[this.path.length - 1].leaf = (this.leaf + by + pages) % pages;
    boardChanged();
  },
};
