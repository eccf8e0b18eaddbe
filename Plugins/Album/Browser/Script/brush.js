/** Colours to draw with, by the keys of their names. */
const brushColours = /** @type {const} */ ({
  "draw.black": "#1b1f2a", "draw.red": "#d32f2f", "draw.orange": "#f57c00", "draw.yellow": "#fbc02d",
  "draw.green": "#388e3c", "draw.blue": "#1976d2", "draw.purple": "#7b1fa2", "draw.brown": "#795548",
});

/** Widths of lines in a sheet's units, by the keys of their names. */
const brushWidths = /** @type {const} */ ({ "draw.thin": 7, "draw.medium": 16, "draw.thick": 34, "draw.widest": 68 });

/** What one draws with, the same on all sheets. */
const brush = {
  /** @type {string} */
  colour: brushColours["draw.black"],
  /** @type {number} */
  width: brushWidths["draw.medium"],
  isEraser: false,

  /** The eraser's, in a sheet's units: never so small that a finger hides it. */
  get radius() {
    return Math.max(28, this.width * 0.75);
  },

  /**
   * How wide a line is where it is drawn: a pen's by its pressure, from less than half to one and a half.
   *
   * @param {PointerEvent} event
   */
  widthOf(event) {
    return event.pointerType === "pen" && event.pressure > 0 ? this.width * (0.4 + 1.1 * event.pressure) : this.width;
  },
};
