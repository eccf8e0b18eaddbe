/**
 * A sheet over the page, which keeps the focus until it is closed. It is gone when it closes.
 *
 * @param {string} title
 * @param {...(Node | string)} content
 * @returns {HTMLDialogElement}
 */
function dialog(title, ...content) {
  const heading = element("h2", { id: `title-${newUID()}`, text: title });
  const close = clicked(iconButton("close", say("close"), "close"), () => sheet.close());
  const sheet = element("dialog", { "aria-labelledby": heading.id },
    element("div", { class: "sheet-head" }, heading, close), ...content);
  sheet.addEventListener("close", () => {
    sheet.remove();
    scanning.restart();
  });
  pointing.watchSheet(sheet);
  document.body.append(sheet);
  sheet.showModal();
  scanning.restart();
  return sheet;
}

/** The sheet that lies above all. */
function openSheet() {
  return /** @type {HTMLDialogElement | undefined} */ ([...document.querySelectorAll("dialog[open]")].pop());
}

/** Whether a sheet is open: of the patient's ways in only scanning goes on, over the sheet's own buttons. */
function isSheetOpen() {
  return openSheet() !== undefined;
}

/**
 * A button that isn't on the stage and is reached by scanning nevertheless.
 *
 * @param {HTMLButtonElement} button
 * @param {() => void} does
 */
function clicked(button, does) {
  button.addEventListener("click", does);
  return deed(button, does);
}

/**
 * Lets one write at once, but not while scanning: keys are then switches until somebody touches the field.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
function focusField(field) {
  if (!scanning.isOn) field.focus();
}

/**
 * A button of a sheet.
 *
 * @param {string} name
 * @param {() => void} does
 * @param {string} [kind] a class for its looks: `main` is what one came for, `careful` can't be undone.
 */
function sheetButton(name, does, kind = "") {
  const button = element("button", { type: "button", class: `button ${kind}`.trim(), text: name });
  button.addEventListener("click", does);
  return button;
}

/**
 * Asks before something is done.
 *
 * @param {string} question
 * @param {string} yes what is done, as its button says.
 * @param {() => void} does
 */
function confirmed(question, yes, does) {
  const sheet = dialog(question);
  sheet.classList.add("small");
  sheet.append(element("div", { class: "buttons" },
    sheetButton(yes, () => { sheet.close(); does(); }, "main"), sheetButton(say("cancel"), () => sheet.close())));
}
