import { button, element } from "./elements.js";
import { notices } from "./notices.js";
import { say } from "./say.js";

/**
 * Opens a dialog over the page.
 *
 * @param {string} title
 * @param {(Node | string)[]} content
 * @param {{ done: string, act: () => Promise<boolean> | boolean }} [deed] a button, and what it does; the dialog closes
 *   when that has succeeded.
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, deed) {
  const heading = element("h2", { id: "dialog-title", text: title });
  const form = element("form", { method: "dialog", novalidate: true });
  const dialog = element("dialog", { "aria-labelledby": "dialog-title" }, form);
  const closing = button(say(deed ? "cancel" : "close"), () => dialog.close(), { class: "quiet" });
  const foot = element("div", { class: "foot" }, closing);
  if (deed) foot.append(element("button", { type: "submit", text: deed.done }));
  form.append(heading, ...content, foot);
  let isBusy = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!deed || isBusy) return;
    isBusy = true;
    const isDone = await deed.act();
    isBusy = false;
    if (isDone) dialog.close();
  });
  dialog.addEventListener("close", () => {
    document.body.append(notices);
    dialog.remove();
  });
  document.body.append(dialog);
  // What lies outside of an open dialog is neither seen nor heard.
  dialog.append(notices);
  dialog.showModal();
  return dialog;
}

/**
 * Asks before something goes.
 *
 * @param {string} question
 * @param {string} done what the button says.
 * @param {() => Promise<boolean>} act
 */
export function confirmFirst(question, done, act) {
  openDialog(question, [], { done, act });
}
