/** The patient moves symbols: drags them, or touches one and then its new place. */
const moving = {
  isOn: false,
  /**
   * What is being moved.
   *
   * @type {HTMLElement | undefined}
   */
  taken: undefined,
  isDragging: false,
  start: { x: 0, y: 0 },

  toggle() {
    this.isOn = !this.isOn;
    this.taken = undefined;
    this.isDragging = false;
    drawStage();
  },

  /**
   * Takes the first, or puts it where the second is.
   *
   * @param {HTMLElement} button
   */
  touch(button) {
    const cell = boardView.cells.get(button);
    if (!this.taken) {
      if (!cell || !isMovable(cell)) return;
      this.taken = button;
      button.classList.add("taken");
      stripView.live.textContent = say("moving.taken", { word: cell.label || cell.name });
      return;
    }
    const taken = this.taken;
    this.taken = undefined;
    taken.classList.remove("taken");
    if (taken !== button) this.put(taken, button);
  },

  /**
   * @param {HTMLElement} from
   * @param {HTMLElement} to
   */
  put(from, to) {
    const cell = boardView.cells.get(from);
    const other = boardView.cells.get(to);
    if (cell && to.classList.contains("hidden-place")) {
      stage.place.querySelector(".state p")?.replaceChildren(say("moving.hidden"));
      return;
    }
    if (!cell || (other && !isMovable(other))) return;
    const position = other ? movedPosition(other, walk.board) : Number(to.dataset.position);
    moveCell(walk.board, cell, position);
    cellsChanged();
    [...boardView.cells].find(([, shown]) => shown === cell)?.[0].focus();
    stripView.live.textContent = say("moving.put", { word: cell.label || cell.name });
  },

  /**
   * @param {HTMLElement} button
   * @param {PointerEvent} event
   * @returns {boolean} whether it can be dragged.
   */
  grasp(button, event) {
    const cell = boardView.cells.get(button);
    if (!cell || !isMovable(cell) || this.taken) return false;
    this.taken = button;
    this.isDragging = true;
    this.start = { x: event.clientX, y: event.clientY };
    button.classList.add("taken");
    boardView.place.classList.add("dragged-over");
    return true;
  },

  /** @param {PointerEvent} event */
  drag(event) {
    const way = { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
    if (this.taken) this.taken.style.translate = `${way.x}px ${way.y}px`;
  },

  /**
   * Puts what was dragged; what was only touched stays taken.
   *
   * @param {PointerEvent} event
   */
  drop(event) {
    const taken = this.taken;
    this.isDragging = false;
    boardView.place.classList.remove("dragged-over");
    if (!taken) return;
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < 12) {
      taken.style.translate = "";
      return;
    }
    this.taken = undefined;
    const target = document.elementsFromPoint(event.clientX, event.clientY).map(actOf)
      .find((button) => button && button !== taken);
    taken.style.translate = "";
    taken.classList.remove("taken");
    if (target) this.put(taken, target);
  },
};
