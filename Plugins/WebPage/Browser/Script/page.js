/**
 * What the therapist sent.
 *
 * @type {Page}
 */
const page = JSON.parse(document.getElementById("page")?.textContent ?? "");

/**
 * The first cell that shows a word, by the word's number: its picture and recording serve wherever the word is
 * offered.
 */
const wordCells = new Map(
  page.boards.flatMap((board) => board.cells).filter((cell) => cell.word !== undefined).reverse()
    .map((cell) => [Number(cell.word), cell]));

/** The highest level that any cell has, 1 at least. */
const highestLevel = page.boards.reduce(
  (most, board) => board.cells.reduce((most, cell) => Math.max(most, cell.level), most), 1);
