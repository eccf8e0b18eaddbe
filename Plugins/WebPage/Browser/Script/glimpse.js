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
};

/**
 * Whether the patient usually sees a cell.
 *
 * @param {Cell} cell
 */
function isShown(cell) {
  return (!cell.hidden || settings.showHidden) && (settings.level === 0 || cell.level <= settings.level);
}
