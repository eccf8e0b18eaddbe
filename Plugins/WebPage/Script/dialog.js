/**
 * A sheet over the page, which keeps the focus until it is closed. It is gone when it closes.
 *
 * @param {string} title
 * @param {...(Node | string)} content
 * @returns {HTMLDialogElement}
 */
function dialog(title, ...content) {
  const heading = element("h2", { id: `title-${newUID()}`, text: title });
  const close = iconButton("close", say("close"), "close");
  const sheet = element("dialog", { "aria-labelledby": heading.id },
    element("div", { class: "sheet-head" }, heading, close), ...content);
  close.addEventListener("click", () => sheet.close());
  sheet.addEventListener("close", () => {
    sheet.remove();
    scanning.restart();
  });
  document.body.append(sheet);
  scanning.stop();
  sheet.showModal();
  return sheet;
}

/** Whether a sheet is open: the patient's ways in wait. */
function isSheetOpen() {
  return document.querySelector("dialog[open]") !== null;
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
