/** What a drawing of plain shapes is made of: nothing that leads anywhere, runs, or looks otherwise elsewhere. */
const plainShapes = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
const plainTraits = new Set([
  "xmlns", "viewBox", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "d", "points",
  "transform", "opacity", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
  "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
]);

/** Signs of the longest drawing that is looked through. */
const longestDrawing = 60_000;

/**
 * A drawing as a part of the page, if it is of plain shapes: browsers make a page of its own for every picture that is
 * a file, which takes four times as long.
 *
 * @param {string} content `<svg …`, or `data:image/svg+xml;base64,…`
 * @returns {SVGSVGElement | undefined}
 */
function plainDrawing(content) {
  const start = "data:image/svg+xml;base64,";
  const isText = content.startsWith("<");
  if (!isText && !content.startsWith(start) || content.length > longestDrawing) return undefined;
  const text = isText ? content : new TextDecoder().decode(unpacked(content.slice(start.length)));
  // The page forbids them, and a browser complains of each that it reads.
  if (text.includes(" style=")) return undefined;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!(root instanceof SVGSVGElement) || !root.hasAttribute("viewBox")) return undefined;
  for (const shape of [root, ...root.querySelectorAll("*")]) {
    if (!(shape instanceof SVGElement) || !plainShapes.has(shape.localName)) return undefined;
    for (const name of shape.getAttributeNames()) {
      if (!plainTraits.has(name) || shape.getAttribute(name)?.includes("url(")) return undefined;
    }
  }
  root.setAttribute("aria-hidden", "true");
  return document.adoptNode(root);
}
