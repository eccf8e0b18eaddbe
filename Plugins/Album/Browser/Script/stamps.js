/** Shapes for who can't draw a line, by the keys of their names: paths of lines on a square of 24. */
const stamps = /** @type {const} */ ({
  "draw.heart": "M12 20.5C5 15.5 3 12 3 8.7A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 9 1.5c0 3.3-2 6.8-9 11.8z",
  "draw.star": drawIcons.stamps,
  "draw.sun": "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
  "draw.face": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 14.3c1 1.7 2.4 2.5 4 2.5s3-.8 4-2.5M9 9v1M15 9v1",
  "draw.flower": "M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 10a3.2 3.2 0 1 1 .1 0M14 12a3.2 3.2 0 1 1 0 .1M12 14a3.2 3.2 0 1 1-.1 0M10 12a3.2 3.2 0 1 1 0-.1",
  "draw.tree": "M12 21.5V14.5M12 15a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4",
  "draw.house": "M3 11.5L12 4l9 7.5M5.5 10v10.5h13V10M10 20.5v-5.5h4v5.5",
  "draw.circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",
  "draw.square": "M4 4h16v16H4z",
  "draw.triangle": "M12 3.5L21.5 20h-19z",
});

/**
 * A stamp's lines as strokes.
 *
 * @param {string} shape a path of `stamps`.
 * @param {SheetPoint} centre
 * @param {number} size of its square, in the sheet's units.
 * @param {string} colour
 * @param {number} width of its lines, in the sheet's units.
 * @returns {Stroke[]}
 */
function stampStrokes(shape, centre, size, colour, width) {
  return shape.split(/(?=M)/).map((line) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", line);
    const length = path.getTotalLength();
    const count = Math.max(1, Math.ceil(length * 2));
    const points = Array.from({ length: count + 1 }, (_, i) => path.getPointAtLength(length * i / count))
      .map(({ x, y }) => [centre[0] + (x / 24 - 0.5) * size, centre[1] + (y / 24 - 0.5) * size, width]);
    return strokesOf(points, colour)[0];
  });
}
