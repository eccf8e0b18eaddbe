/**
 * A drawing as SVG: what was drawn over, and a path for each stroke.
 *
 * @param {Drawing} drawing
 */
function drawingText({ width, height, background, strokes }) {
  const size = (/** @type {{ width: number, height: number }} */ { width, height }) => `width="${width}" height="${height}"`;
  const image = background
    ? `<image href="${background.address}" x="${background.x}" y="${background.y}" ${size(background)}/>` : "";
  const paths = strokes.map((stroke) => `<path d="${strokePath(stroke.points)}" fill="none" stroke="${stroke.colour}"`
    + ` stroke-width="${stroke.width}" stroke-linecap="round" stroke-linejoin="round"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size({ width, height })}>`
    + `${image}${paths.join("")}</svg>`;
}

/**
 * A drawing on white paper: PNG, and JPEG where it is drawn over a photo.
 *
 * @param {Drawing} drawing
 * @returns {Promise<string>} base64.
 */
async function drawingPicture(drawing) {
  const canvas = element("canvas", { width: drawing.width, height: drawing.height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paintSheet(context, drawing, await backgroundImage(drawing));
  const type = drawing.background?.address.startsWith("data:image/jpeg") ? "image/jpeg" : "image/png";
  const [, base64] = canvas.toDataURL(type, 0.85).split(",");
  // Phones have little room for canvases, and count those that nobody sees any more.
  canvas.width = canvas.height = 0;
  return base64;
}

/**
 * @param {CanvasRenderingContext2D} context whose units are the sheet's.
 * @param {Drawing} drawing
 * @param {HTMLImageElement | undefined} image of its background.
 */
function paintSheet(context, { width, height, background, strokes }, image) {
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  if (image && background) context.drawImage(image, background.x, background.y, background.width, background.height);
  context.lineCap = context.lineJoin = "round";
  for (const stroke of strokes) {
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    context.stroke(paintedPath(stroke));
  }
}

/**
 * Paths of strokes that were painted.
 *
 * @type {WeakMap<Stroke, Path2D>}
 */
const paintedPaths = new WeakMap();

/** @param {Stroke} stroke */
function paintedPath(stroke) {
  const path = paintedPaths.get(stroke) ?? new Path2D(strokePath(stroke.points));
  paintedPaths.set(stroke, path);
  return path;
}

/**
 * @param {Drawing} drawing
 * @returns {Promise<HTMLImageElement | undefined>} undefined without one, and where it can't be seen.
 */
function backgroundImage({ background }) {
  return background ? imageOf(background.address) : Promise.resolve(undefined);
}

/**
 * @param {string} address
 * @returns {Promise<HTMLImageElement | undefined>} when it can be painted; undefined where it can't be seen.
 */
function imageOf(address) {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = address;
  });
}
