/**
 * The text of a lesson.
 *
 * @param {CourseBlock[]} blocks
 */
function courseText(blocks) {
  return element("div", { class: "course-text" }, ...blocks.map(courseBlock));
}

/** @param {CourseBlock} block */
function courseBlock(block) {
  if (block.kind === "list") {
    const items = block.items.map((item) => element("li", { dir: "auto" }, ...courseSpans(item)));
    return element(block.isNumbered ? "ol" : "ul", {}, ...items);
  }
  if (block.kind === "picture") {
    return element("figure", { role: "img", "aria-label": block.says }, pictureElement(block.picture));
  }
  const spans = courseSpans(block.text);
  if (block.kind === "paragraph") return element("p", { dir: "auto" }, ...spans);
  // Below the lesson's title; there is no seventh.
  return element(block.level === 1 ? "h5" : "h6", { dir: "auto" }, ...spans);
}

/** @param {CourseSpan[]} spans */
function courseSpans(spans) {
  return spans.map(({ text, isStrong, isStressed }) => {
    const stressed = isStressed ? element("em", { text }) : text;
    return isStrong ? element("strong", {}, stressed) : stressed;
  });
}
