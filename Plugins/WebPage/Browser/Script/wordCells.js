/**
 * By the number of a word, the first cell that shows it: its picture and recording serve wherever the word is offered.
 *
 * @type {Map<number, Cell> | undefined}
 */
let wordCells;

/**
 * @param {number} word its number.
 * @returns {Cell | undefined}
 */
function cellOf(word) {
  wordCells ??= new Map(page.boards.flatMap((board) => board.cells).filter((cell) => cell.word !== undefined).reverse()
    .map((cell) => [Number(cell.word), cell]));
  return wordCells.get(word);
}
