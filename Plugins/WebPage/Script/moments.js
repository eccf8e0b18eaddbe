/**
 * The wall clock as bundles write it: `2012-11-05 09:15:30`, without a zone.
 *
 * @param {Date} [date]
 * @returns {string}
 */
function moment(date = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} `
    + `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/**
 * A moment as the page's language writes it, day and minute.
 *
 * @param {string} at as `moment` writes it.
 */
function shownMoment(at) {
  const date = new Date(at.replace(" ", "T"));
  return date.toLocaleString(page.language, { dateStyle: "short", timeStyle: "short" });
}

/** An identity as the workspaces make them: 22 signs of 64, from 128 random bits. */
function newUID() {
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => signs[byte & 63]).join("");
}
