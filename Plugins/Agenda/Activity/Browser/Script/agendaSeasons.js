/**
 * The season of a day, as far as the page knows it.
 *
 * @param {AgendaData} data
 * @param {string} day
 * @returns {AgendaSeason | undefined}
 */
function seasonOn({ seasons, to }, day) {
  return day > to ? undefined : [...seasons].reverse().find(({ from }) => from <= day);
}
