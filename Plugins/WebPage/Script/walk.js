/** Where the patient is: from the first board to those that cells led to. */
const walk = {
  /** Indices of boards; the last is the one that is shown. */
  path: [page.home],
  /** Of the board that is shown, from 0. */
  leaf: 0,

  get index() {
    return this.path[this.path.length - 1];
  },

  get board() {
    return page.boards[this.index];
  },

  /**
   * @param {number} index of a board; a link to the board itself leads nowhere.
   * @param {number} [leaf]
   */
  open(index, leaf = 0) {
    if (index !== this.index) this.path.push(index);
    this.leaf = leaf;
    boardChanged();
  },

  back() {
    if (this.path.length > 1) this.path.pop();
    this.leaf = 0;
    boardChanged();
  },

  home() {
    this.path = [page.home];
    this.leaf = 0;
    boardChanged();
  },

  /**
   * Turns the board's pages, round.
   *
   * @param {1 | -1} by
   */
  turn(by) {
    this.leaf = (this.leaf + by + this.board.pages) % this.board.pages;
    boardChanged();
  },
};
