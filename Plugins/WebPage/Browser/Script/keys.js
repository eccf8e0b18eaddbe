/** Keys on the stage: Space and Enter are switches while scanning; arrows go to the nearest button that way. */
const keys = {
  watch() {
    document.addEventListener("keydown", (event) => this.down(event));
  },

  /** @param {KeyboardEvent} event */
  down(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (isSheetOpen() && (!scanning.isOn || document.activeElement?.matches(handled))) return;
    const way = /** @type {Record<string, [number, number]>} */ (
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] })[event.key];
    if (scanning.isOn && (event.key === " " || event.key === "Enter")) {
      event.preventDefault();
      if (event.repeat || actOf(document.activeElement)?.dataset.hold) return;
      if (event.key === " ") scanning.first();
      else scanning.second();
    } else if (isSheetOpen()) {
      return;
    } else if (event.repeat && (event.key === " " || event.key === "Enter")) {
      event.preventDefault();
    } else if (way) {
      event.preventDefault();
      this.go(...way);
    } else if (event.key === "Escape" && activities.shown) {
      activities.back();
    } else if (event.key === "Escape" && moving.isOn) {
      moving.toggle();
    }
  },

  /**
   * Goes to the nearest button that way.
   *
   * @param {number} x
   * @param {number} y -1, 0 or 1 each.
   */
  go(x, y) {
    const buttons = /** @type {HTMLElement[]} */ (
      [...stage.place.querySelectorAll("button.act:not([disabled], .grid:not(.shown) .cell)")]
        .filter((button) => button.getClientRects().length > 0));
    const from = actOf(document.activeElement);
    if (!from) return (buttons.find((button) => button.matches(".cell, .activity-content *")) ?? buttons[0])?.focus();
    const middle = middleOf(from);
    const near = buttons.filter((button) => button !== from).map((button) => {
      const other = middleOf(button);
      const along = (other.x - middle.x) * x + (other.y - middle.y) * y;
      const aside = Math.abs((other.x - middle.x) * y) + Math.abs((other.y - middle.y) * x);
      return { button, along, cost: along + 3 * aside };
    }).filter(({ along }) => along > 4).sort((one, other) => one.cost - other.cost);
    near[0]?.button.focus();
    if (near[0] && settings.cue) void cue.read(utteranceOf(near[0].button));
  },
};

/** What takes keys for itself on a sheet. */
const handled = "input, select, textarea, a, button:not(.act)";

/** @param {HTMLElement} element */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
