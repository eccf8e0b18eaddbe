/**
 * Makes an element. Texts go in as text, so that no label can become markup.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes] `text` is its text; true writes an empty
 *   attribute, false and undefined none.
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") made.textContent = String(value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/**
 * @param {keyof typeof icons} name
 * @returns {SVGSVGElement}
 */
function icon(name) {
  return lineDrawing(icons[name], name);
}

/**
 * A drawing of the page's own buttons.
 *
 * @param {string} data of its path: lines on a square of 24, two units wide.
 * @param {string} name
 * @returns {SVGSVGElement}
 */
function lineDrawing(data, name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", `icon icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", data);
  drawing.append(path);
  return drawing;
}

/**
 * A button with a drawing, named for who can't see it.
 *
 * @param {keyof typeof icons} drawing
 * @param {string} name
 * @param {string} [kind] a class for its looks.
 * @returns {HTMLButtonElement}
 */
function iconButton(drawing, name, kind = "") {
  return iconLike(icon(drawing), name, kind);
}

/**
 * A button with a drawing and a word under it.
 *
 * @param {keyof typeof icons} drawing
 * @param {string} name for who can't see it.
 * @param {string} caption the word, which is a part of its name.
 * @param {string} [kind]
 * @returns {HTMLButtonElement}
 */
function captionedButton(drawing, name, caption, kind = "") {
  const button = iconButton(drawing, name, `captioned ${kind}`);
  button.append(element("span", { class: "caption", "aria-hidden": "true", text: caption }));
  return button;
}

/**
 * @param {SVGSVGElement} drawing
 * @param {string} name
 * @param {string} [kind]
 * @returns {HTMLButtonElement}
 */
function iconLike(drawing, name, kind = "") {
  return element(
    "button", { type: "button", class: `tool ${kind}`.trim(), "aria-label": name, title: name }, drawing);
}
