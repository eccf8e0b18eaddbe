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

/**
 * Does what browsers allow on a gesture alone, such as to choose a file: at once, or when the touch that has lasted ends.
 *
 * @param {() => void} does
 */
function onGesture(does) {
  if (navigator.userActivation?.isActive ?? true) return does();
  const once = () => {
    for (const name of ["pointerup", "keyup"]) removeEventListener(name, once, true);
    does();
  };
  for (const name of ["pointerup", "keyup"]) addEventListener(name, once, true);
}
