/**
 * The text of a lesson.
 *
 * @param {CourseBlock[]} blocks
 */
function courseText(blocks) {
  const highest = Math.min(...blocks.map((block) => (block.kind === "heading" ? block.level : 3)));
  return element("div", { class: "course-text" }, ...blocks.map((block) => courseBlock(block, highest)));
}

/**
 * @param {CourseBlock} block
 * @param {number} highest level of the text's headings: those follow the lesson's title.
 */
function courseBlock(block, highest) {
  if (block.kind === "list") {
    const items = block.items.map((item) => element("li", { dir: "auto" }, ...courseSpans(item)));
    return element(block.isNumbered ? "ol" : "ul", {}, ...items);
  }
  if (block.kind === "picture") {
    const named = block.says ? { role: "img", "aria-label": block.says } : {};
    return element("figure", named, pictureElement(block.picture));
  }
  const spans = courseSpans(block.text);
  if (block.kind === "paragraph") return element("p", { dir: "auto" }, ...spans);
  return element(block.level === highest ? "h5" : "h6", { dir: "auto" }, ...spans);
}

/** @param {CourseSpan[]} spans */
function courseSpans(spans) {
  return spans.map(({ text, isStrong, isStressed }) => {
    const stressed = isStressed ? element("em", { text }) : text;
    return isStrong ? element("strong", {}, stressed) : stressed;
  });
}
