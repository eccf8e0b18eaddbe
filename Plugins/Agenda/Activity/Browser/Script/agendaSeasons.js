/**
 * The season of a day, as far as the page knows it. Of one that was told alone it is known which quarter of the year it is, but not on
 * which half of the earth: so another quarter's isn't known.
 *
 * @param {AgendaData} data
 * @param {string} day
 * @returns {AgendaSeason | undefined}
 */
function seasonOn({ season, seasons, to }, day) {
  if (!seasons) return quarterOf(page.made.slice(0, 10)) === quarterOf(day) ? season : undefined;
  return day > to ? undefined : [...seasons].reverse().find(({ from }) => from <= day);
}

/**
 * The quarter of the year, by the usual days of equinoxes and solstices.
 *
 * @param {string} day
 */
function quarterOf(day) {
  return ["03-20", "06-21", "09-22", "12-21"].filter((begin) => begin <= day.slice(5)).length % 4;
}
