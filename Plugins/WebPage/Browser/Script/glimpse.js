/**
 * Cells that are hidden, or of higher levels, for a moment: for who shows what is to come, and for who looks for a
 * word.
 */
const glimpse = {
  isOn: false,
  /** In seconds. */
  length: 60,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /**
   * The one that was looked for, until the patient goes on.
   *
   * @type {Cell | undefined}
   */
  found: undefined,

  begin() {
    clearTimeout(this.timer);
    this.isOn = true;
    this.timer = setTimeout(() => this.end(), this.length * 1000);
    cellsChanged();
  },

  end() {
    clearTimeout(this.timer);
    this.isOn = false;
    cellsChanged();
  },

  /**
   * Lets a cell of the board that is shown be seen, alone of those that are hidden.
   *
   * @param {Cell} cell
   */
  find(cell) {
    this.found = cell;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.goOn(); scanning.restart(); }, this.length * 1000);
    cellsChanged();
  },

  /** Hides what was found; all others stay as they are, for they may be being touched. */
  goOn() {
    const { found } = this;
    if (!found) return;
    this.found = undefined;
    clearTimeout(this.timer);
    for (const [button, cell] of boardView.cells) {
      if (cell !== found) continue;
      button.remove();
      boardView.cells.delete(button);
    }
  },
};

/**
 * Whether a cell is seen.
 *
 * @param {Cell} cell
 */
function isSeen(cell) {
  return isShown(cell) || glimpse.isOn || glimpse.found === cell;
}

/**
 * Whether the patient usually sees a cell.
 *
 * @param {Cell} cell
 */
function isShown(cell) {
  return (!cell.hidden || settings.showHidden) && (settings.level === 0 || cell.level <= settings.level)
    && (!settings.favouritesOnly || cell.favourite === true || cell.symbol === undefined || cell.symbol === null);
}
