/**
 * Where the patient put cells, by board.
 *
 * @type {Record<string, Moves>}
 */
let moves = fitting(kept.glance("moves") ?? {});

/** Takes up where cells were put when the page was open before, where the copy isn't as it was kept. */
async function recallMoves() {
  const found = await kept.value("moves");
  if (found === undefined || JSON.stringify(found) === JSON.stringify(kept.glance("moves"))) return;
  kept.copy("moves", found);
  moves = fitting(found);
  cellsChanged();
}

/**
 * @param {Record<string, Moves>} found
 * @returns {Record<string, Moves>} those of boards on which they can still be.
 */
function fitting(found) {
  return Object.fromEntries(page.boards.filter((board) => fits(found[board.uid]?.cells, board))
    .map((board) => [board.uid, found[board.uid]]));
}

/**
 * Whether no two cells would lie on each other: the therapist may have changed the board since.
 *
 * @param {Moves["cells"] | undefined} moved
 * @param {Board} board
 */
function fits(moved, board) {
  if (!moved) return false;
  const taken = board.cells.filter((cell) => !cell.area)
    .flatMap((cell) => covered(moved[cell.uid] ?? cell.position, cell, board));
  return new Set(taken).size === taken.length && Math.max(...taken) <= board.columns * board.rows * board.pages;
}

/**
 * The positions that a cell covers when it lies at one of them.
 *
 * @param {number} position
 * @param {Cell} cell
 * @param {Board} board
 */
function covered(position, cell, board) {
  return Array.from({ length: cell.rows * cell.columns },
    (_, i) => position + Math.floor(i / cell.columns) * board.columns + i % cell.columns);
}

/**
 * @param {Cell} cell
 * @param {Board} board
 * @returns {number} its position, from 1.
 */
function movedPosition(cell, board) {
  return moves[board.uid]?.cells[cell.uid] ?? cell.position;
}

/**
 * Whether a cell takes a place of the grid that another may have: one place, on no scene, allowed to move.
 *
 * @param {Cell} cell
 */
function isMovable(cell) {
  return cell.movable && cell.uid !== "" && !cell.area && cell.columns === 1 && cell.rows === 1;
}

/**
 * Puts a cell at a position; the cell that is there takes its place.
 *
 * @param {Board} board
 * @param {Cell} cell
 * @param {number} position from 1.
 */
function moveCell(board, cell, position) {
  const other = board.cells.find((other) => movedPosition(other, board) === position);
  const from = movedPosition(cell, board);
  const cells = { ...moves[board.uid]?.cells, [cell.uid]: position };
  if (other && other !== cell) cells[other.uid] = from;
  for (const { uid, position } of board.cells) if (cells[uid] === position) delete cells[uid];
  keepMoves({ ...moves, [board.uid]: { at: moment(), cells } });
}

/** @param {Record<string, Moves>} changed */
function keepMoves(changed) {
  moves = changed;
  void kept.put("values", "moves", moves);
}

/** Whether any cell isn't where the therapist placed it. */
function isAnythingMoved() {
  return Object.values(moves).some(({ cells }) => Object.keys(cells).length > 0);
}

/** Puts all cells back where the therapist placed them. */
function resetMoves() {
  keepMoves(Object.fromEntries(Object.keys(moves).map((board) => [board, { at: moment(), cells: {} }])));
  cellsChanged();
}

/**
 * Places of a leaf's grid that no cell covers, as buttons to move to.
 *
 * @param {Board} board
 * @param {number} leaf
 */
function freePlaces(board, leaf) {
  const count = board.columns * board.rows;
  const taken = new Set(
    board.cells.filter((cell) => !cell.area).flatMap((cell) => covered(movedPosition(cell, board), cell, board)));
  const all = Array.from({ length: count }, (_, i) => leaf * count + i + 1);
  return all.filter((position) => !taken.has(position)).map((position) => {
    const at = (position - 1) % count;
    const row = Math.floor(at / board.columns), column = at % board.columns;
    const button = element("button", {
      type: "button", class: "cell free", "data-position": position,
      "aria-label": say("moving.free", { row: row + 1, column: column + 1 }),
    });
    button.style.gridArea = `${row + 1} / ${column + 1}`;
    return deed(button, () => moving.touch(button));
  });
}

/**
 * Places of a leaf's grid that cells have which aren't seen: they look taken, and say so.
 *
 * @param {Board} board
 * @param {number} leaf
 */
function hiddenPlaces(board, leaf) {
  return board.cells.filter((cell) => !cell.area && !isSeen(cell)).flatMap((cell) => {
    const place = new CellPlace(cell, board);
    if (place.leaf !== leaf) return [];
    const button = element("button", { type: "button", class: "cell hidden-place", "aria-label": say("moving.hidden") });
    place.lay(button, cell);
    return [deed(button, () => moving.touch(button))];
  });
}
