/** The longer side of a sheet in its own units; its picture has as many pixels. */
const sheetLength = 1600;

/**
 * A stroke as the data of a path: a curve that bends towards each point and runs through the middles between them.
 *
 * @param {SheetPoint[]} points at least one; alone it is a dot.
 */
function strokePath(points) {
  const [first, ...rest] = points.map(([x, y]) => [tenths(x), tenths(y)]);
  if (rest.length === 0) return `M${first.join(" ")}l.1 0`;
  const bends = rest.slice(0, -1)
    .map((bend, i) => `Q${bend.join(" ")} ${middle(bend, rest[i + 1]).map(tenths).join(" ")}`);
  return `M${first.join(" ")}${bends.join("")}L${rest[rest.length - 1].join(" ")}`;
}

/** @param {number} value */
function tenths(value) {
  return Math.round(value * 10) / 10;
}

/**
 * @param {SheetPoint} one
 * @param {SheetPoint} other
 * @returns {SheetPoint}
 */
function middle(one, other) {
  return one.map((value, axis) => (value + other[axis]) / 2);
}

/**
 * @param {SheetPoint} one
 * @param {SheetPoint} other
 */
function distance(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/**
 * The curve of `strokePath` as points that lie close together, with the widths between those of its points.
 *
 * @param {SheetPoint[]} points
 * @param {number} step from one to the next, at most.
 * @returns {SheetPoint[]}
 */
function curvePoints(points, step) {
  const curve = [points[0]];
  let from = points[0];
  points.slice(1).forEach((bend, i) => {
    const next = points[i + 2];
    const to = next ? middle(bend, next) : bend;
    const count = Math.ceil((distance(from, bend) + distance(bend, to)) / step);
    for (let k = 1; k <= count; k++) {
      const t = k / count;
      curve.push(from.map((value, axis) => (1 - t) ** 2 * value + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis]));
    }
    from = to;
  });
  return curve;
}

/**
 * The first, the last, and of the others those that are so far from each other.
 *
 * @param {SheetPoint[]} points
 * @param {number} least
 */
function thinned(points, least) {
  let last = points[0];
  return points.filter((point, i) => {
    const isKept = i === 0 || i === points.length - 1 || distance(point, last) >= least;
    if (isKept) last = point;
    return isKept;
  });
}

/**
 * What was drawn with one move: a stroke, or where the pressure changed several, each as wide as it is on the average.
 *
 * @param {SheetPoint[]} points with their widths.
 * @param {string} colour
 * @returns {Stroke[]}
 */
function strokesOf(points, colour) {
  const widths = points.map(([, , width]) => width);
  const widest = Math.max(...widths);
  const stroke = (/** @type {SheetPoint[]} */ run, /** @type {number} */ width) => (
    { colour, width: tenths(width), points: run.map(([x, y]) => [tenths(x), tenths(y)]) });
  if (widths.every((width) => width === widest)) return [stroke(points, widest)];
  const level = (/** @type {SheetPoint} */ point) => Math.max(1, Math.round(point[2] / widest * 8)) * widest / 8;
  /** @type {SheetPoint[][]} */
  const runs = [];
  for (const point of curvePoints(points, 4)) {
    const run = runs[runs.length - 1];
    if (run && level(run[0]) === level(point)) run.push(point);
    else {
      run?.push(point);
      runs.push([point]);
    }
  }
  return runs.map((run) => stroke(thinned(run, 6), level(run[0])));
}

/**
 * The corners of the rectangles around strokes.
 *
 * @type {WeakMap<Stroke, { left: number, top: number, right: number, bottom: number }>}
 */
const strokeBounds = new WeakMap();

/** @param {Stroke} stroke */
function boundsOf(stroke) {
  let bounds = strokeBounds.get(stroke);
  if (!bounds) {
    const across = stroke.points.map(([x]) => x), down = stroke.points.map(([, y]) => y);
    bounds = { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
    strokeBounds.set(stroke, bounds);
  }
  return bounds;
}

/**
 * What is left of a stroke where an eraser passes from one point to another.
 *
 * @param {Stroke} stroke
 * @param {SheetPoint} from
 * @param {SheetPoint} to
 * @param {number} radius of the eraser.
 * @returns {Stroke[]} itself, where the eraser doesn't touch it.
 */
function erased(stroke, from, to, radius) {
  const reach = radius + stroke.width / 2;
  const { left, top, right, bottom } = boundsOf(stroke);
  if (Math.max(from[0], to[0]) < left - reach || Math.min(from[0], to[0]) > right + reach
    || Math.max(from[1], to[1]) < top - reach || Math.min(from[1], to[1]) > bottom + reach) return [stroke];
  const curve = curvePoints(stroke.points, 3);
  /** @type {SheetPoint[][]} */
  const runs = [[]];
  for (const point of curve) {
    if (distanceToWay(point, from, to) >= reach) runs[runs.length - 1].push(point);
    else if (runs[runs.length - 1].length > 0) runs.push([]);
  }
  const pieces = runs.filter((run) => run.length > 0);
  if (pieces.length === 1 && pieces[0].length === curve.length) return [stroke];
  return pieces.map((run) => ({ ...stroke, points: thinned(run, 5).map(([x, y]) => [tenths(x), tenths(y)]) }));
}

/**
 * @param {SheetPoint} point
 * @param {SheetPoint} from
 * @param {SheetPoint} to
 * @returns {number} how far it is from the straight way between two others.
 */
function distanceToWay(point, from, to) {
  const length = distance(from, to) ** 2;
  const along = length === 0 ? 0
    : ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
}
