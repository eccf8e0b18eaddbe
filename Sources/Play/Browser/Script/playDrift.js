/** Squares that drift about a field: none ever covers another or leaves it, they bounce. All in pixels and milliseconds. */
class PlayDrift {
  /** Between two of them. */
  static gap = 4;
  /** Pixels a second, as a share of a square's side. */
  static speed = 0.32;

  /**
   * @param {number} count
   * @param {number} width
   * @param {number} height
   */
  constructor(count, width, height) {
    this.width = width;
    this.height = height;
    // Half as many free places again leave room to move.
    const { columns, rows } = fittingGrid(Math.ceil(count * 1.5), width, height);
    const [wide, high] = [width / columns, height / rows];
    this.side = Math.max(8, Math.floor(Math.min(wide, high, 200) - PlayDrift.gap));
    const places = shuffledPlaces(columns * rows).slice(0, count);
    const within = (/** @type {number} */ room) => PlayDrift.gap / 2 + Math.random() * Math.max(0, room - this.side - PlayDrift.gap);
    this.squares = places.map((place) => {
      const angle = Math.random() * 2 * Math.PI;
      const speed = this.side * PlayDrift.speed / 1000;
      return {
        at: [place % columns * wide + within(wide), Math.floor(place / columns) * high + within(high)],
        by: [Math.cos(angle) * speed, Math.sin(angle) * speed],
      };
    });
  }

  /**
   * @param {number} time since the last step; a picture that comes late moves nothing far.
   * @param {number} held of which square stands still, for somebody is about to touch it; -1 for none.
   */
  step(time, held) {
    const passed = Math.min(time, 50);
    this.squares.forEach(({ at, by }, index) => {
      if (index === held) return;
      for (const axis of [0, 1]) {
        const to = at[axis] + by[axis] * passed;
        if (to < 0 || to > (axis === 0 ? this.width : this.height) - this.side) {
          by[axis] = -by[axis];
          continue;
        }
        const met = this.met(index, axis === 0 ? to : at[0], axis === 1 ? to : at[1]);
        if (met < 0) at[axis] = to;
        else if (met === held) by[axis] = -by[axis];
        else [by[axis], this.squares[met].by[axis]] = [this.squares[met].by[axis], by[axis]];
      }
    });
  }

  /**
   * Which other square lies where one would.
   *
   * @param {number} index
   * @param {number} x
   * @param {number} y
   * @returns {number} -1 for none.
   */
  met(index, x, y) {
    const near = this.side + PlayDrift.gap;
    return this.squares.findIndex(({ at }, other) =>
      other !== index && Math.abs(at[0] - x) < near && Math.abs(at[1] - y) < near);
  }
}

/**
 * The grid in which so many things are largest.
 *
 * @param {number} count
 * @param {number} width of the field.
 * @param {number} height
 * @param {number} shape how much wider than high each may be.
 */
function fittingGrid(count, width, height, shape = 1) {
  let best = { columns: 1, rows: Math.max(1, count), size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns / shape, height / rows);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

/** @param {number} count */
function shuffledPlaces(count) {
  return new PlayRandom(crypto.getRandomValues(new Uint32Array(1))[0]).shuffled([...Array(count).keys()]);
}
