/** Days as `2026-11-23`. */

/**
 * @param {Date} date
 * @returns {string}
 */
function dayOf(date) {
  return moment(date).slice(0, 10);
}

/**
 * @param {string} day
 * @param {number} count
 */
function daysLater(day, count) {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/**
 * Noon of a day, which every day has.
 *
 * @param {string} day
 */
function dateOf(day) {
  return new Date(`${day}T12:00:00`);
}

/**
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} form
 */
function shownDay(day, form) {
  return dateOf(day).toLocaleDateString(page.language, form);
}
