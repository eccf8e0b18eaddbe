/**
 * Makes an element. Texts go in as text, so that no name can become markup.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes] `text` is its text; true writes an
 *   empty attribute; false, null and undefined none.
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") made.textContent = String(value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/**
 * @param {string} text
 * @param {() => unknown} act
 * @param {Record<string, string | boolean>} [attributes]
 * @returns {HTMLButtonElement}
 */
export function button(text, act, attributes = {}) {
  const made = element("button", { type: "button", text, ...attributes });
  made.addEventListener("click", () => void act());
  return made;
}

let labelled = 0;

/**
 * A field with its name above it.
 *
 * @template {HTMLElement} T
 * @param {string} name
 * @param {T} field
 * @returns {HTMLDivElement}
 */
export function labelledField(name, field) {
  labelled += 1;
  field.id ||= `field-${labelled}`;
  return element("div", { class: "field" }, element("label", { for: field.id, text: name }), field);
}

/**
 * @param {[value: string, text: string][]} choices
 * @param {string} [chosen]
 * @returns {HTMLSelectElement}
 */
export function choiceField(choices, chosen = "") {
  const made = element("select", {}, ...choices.map(([value, text]) => element("option", { value, text })));
  made.value = chosen;
  return made;
}

/**
 * Something that is so or not, with its name beside it.
 *
 * @param {string} name
 * @param {boolean} isChecked
 * @param {(isChecked: boolean) => void} change
 * @returns {HTMLLabelElement}
 */
export function checkField(name, isChecked, change) {
  const box = element("input", { type: "checkbox", checked: isChecked });
  box.addEventListener("change", () => change(box.checked));
  return element("label", { class: "check" }, box, element("span", { text: name }));
}

/**
 * Numbers to choose from, as {@link choiceField} takes them.
 *
 * @param {number} first
 * @param {number} last
 * @returns {[value: string, text: string][]}
 */
export function numbers(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => [String(first + index), String(first + index)]);
}

/**
 * The picture of a symbol or cell. What it shows is said beside it.
 *
 * @param {string} source
 * @returns {HTMLImageElement}
 */
export function picture(source) {
  return element("img", { src: source, alt: "", draggable: "false", loading: "lazy" });
}

/**
 * Where a found symbol's picture is.
 *
 * @param {FoundSymbol} symbol
 * @returns {string}
 */
export function pictureOf(symbol) {
  return symbol.picture === null
    ? `/api/drawing?symbol=${encodeURIComponent(symbol.reference)}` : `/api/pictures/${symbol.picture}`;
}
