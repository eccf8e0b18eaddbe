import { Refusal } from "./api.js";
import { element } from "./elements.js";

/** What was done or went wrong, told also to who can't see it. */
export const notices = element("div", { id: "notices", role: "status", "aria-live": "polite" });

let number = 0;

/**
 * @param {string} text
 * @param {"done" | "wrong"} [kind]
 */
export function tell(text, kind = "done") {
  number += 1;
  const own = number;
  notices.replaceChildren(element("p", { class: kind, text }));
  setTimeout(() => { if (own === number) notices.replaceChildren(); }, kind === "done" ? 4000 : 12000);
}

/** @param {unknown} error */
export function tellError(error) {
  if (!(error instanceof Refusal)) throw error;
  const more = [error.hint, error.candidates.slice(0, 3).join(" · ")].filter((text) => text !== "");
  tell([error.message, ...more].join(" — "), "wrong");
}

/**
 * Does something, and tells why where it can't be done.
 *
 * @param {() => Promise<unknown>} act
 * @returns {Promise<boolean>} whether it was done.
 */
export async function attempt(act) {
  try {
    await act();
    return true;
  } catch (error) {
    tellError(error);
    return false;
  }
}
