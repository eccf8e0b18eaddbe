/**
 * Browsers let a page be heard only after its first click or key, and a touch is one only when it ends: words that were
 * touched before wait so long.
 *
 * @param {number} longest in milliseconds.
 * @returns {Promise<void>}
 */
function firstGesture(longest) {
  if (navigator.userActivation?.hasBeenActive ?? true) return Promise.resolve();
  return new Promise((resolve) => {
    for (const name of ["touchend", "click", "keydown"]) {
      addEventListener(name, () => resolve(), { once: true, capture: true });
    }
    setTimeout(resolve, longest);
  });
}
