/** Where a cell lies on its board. Leaf, row and column from 0. */
class CellPlace {
  /**
   * @param {Cell} cell
   * @param {Board} board
   */
  constructor(cell, board) {
    const index = movedPosition(cell, board) - 1;
    const onLeaf = index % (board.columns * board.rows);
    this.leaf = Math.floor(index / (board.columns * board.rows));
    this.row = Math.floor(onLeaf / board.columns);
    this.column = onLeaf % board.columns;
  }

  /**
   * Lays an element where the cell is.
   *
   * @param {HTMLElement} face
   * @param {Cell} cell
   */
  lay(face, cell) {
    if (cell.area) {
      const [left, top, width, height] = cell.area.map((share) => `${share * 100}%`);
      face.classList.add("area");
      Object.assign(face.style, { left, top, width, height });
      face.style.setProperty("--across", String(cell.area[2]));
      face.style.setProperty("--down", String(cell.area[3]));
    } else {
      face.style.gridArea = `${this.row + 1} / ${this.column + 1} / span ${cell.rows} / span ${cell.columns}`;
      if (cell.columns > 1) face.style.setProperty("--across", String(cell.columns));
      if (cell.rows > 1) face.style.setProperty("--down", String(cell.rows));
    }
    face.dataset.row = String(this.row);
    face.dataset.column = String(this.column);
  }
}
