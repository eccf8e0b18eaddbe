/** Finds a word on all boards, also one that is hidden, and shows where it is. */
const findView = {
  open() {
    const field = element("input", { type: "search", id: "find", autocomplete: "off" });
    const list = element("ul", { class: "found" });
    const sheet = dialog(say("find"), element("label", { for: "find", text: say("find.word") }), field, list);
    const search = () => list.replaceChildren(...this.found(field.value).map(({ cell, index }) => {
      const button = element("button", { type: "button" });
      if (cell.picture !== undefined) button.append(shownPicture(cell.picture));
      button.append(element("span", { dir: "auto", text: cell.label || cell.name }),
        element("small", { dir: "auto", text: page.boards[index].name }));
      button.addEventListener("click", () => {
        sheet.close();
        this.show(cell, index);
      });
      return element("li", {}, button);
    }));
    field.addEventListener("input", search);
    focusField(field);
  },

  /**
   * @param {string} text
   * @returns {{cell: Cell, index: number}[]} those that begin so come first.
   */
  found(text) {
    const wanted = folded(text.trim());
    if (wanted === "") return [];
    const all = page.boards.flatMap((board, index) => board.cells.map((cell) => ({ cell, index })))
      .filter(({ cell }) => !cell.heading && folded(cell.label || cell.name).includes(wanted));
    const begins = (/** @type {Cell} */ cell) => Number(!folded(cell.label || cell.name).startsWith(wanted));
    return all.sort((one, other) => begins(one.cell) - begins(other.cell)).slice(0, 50);
  },

  /**
   * @param {Cell} cell
   * @param {number} index of its board.
   */
  show(cell, index) {
    walk.open(index, new CellPlace(cell, page.boards[index]).leaf);
    if (!isSeen(cell)) glimpse.find(cell);
    const button = [...boardView.cells].find(([, shown]) => shown === cell)?.[0];
    button?.classList.add("found-cell");
    button?.focus();
  },
};
