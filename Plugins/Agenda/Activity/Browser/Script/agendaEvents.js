/** @param {AgendaEvent} event */
function beginOf({ at }) {
  return new Date(at.replace(" ", "T"));
}

/**
 * A whole day begins at midnight and has no other length.
 *
 * @param {AgendaEvent} event
 */
function isWholeDay({ at, minutes }) {
  return at.slice(11) === "00:00" && minutes % 1440 === 0;
}

/**
 * When it is over: what has no length a quarter of an hour after it began, whole days at midnight.
 *
 * @param {AgendaEvent} event
 */
function endOf(event) {
  const end = beginOf(event);
  end.setMinutes(end.getMinutes() + (event.minutes || (isWholeDay(event) ? 1440 : 15)));
  return end;
}

/**
 * Those that touch a day, in order of time.
 *
 * @param {AgendaData} data
 * @param {string} day
 */
function eventsOn({ events }, day) {
  const begin = new Date(`${day}T00:00`), next = new Date(`${daysLater(day, 1)}T00:00`);
  return events.filter((event) => beginOf(event) < next && endOf(event) > begin);
}

/**
 * Whether a day is free: weekends, holidays, and days of events that are.
 *
 * @param {AgendaData} data
 * @param {string} day
 */
function isFree(data, day) {
  return [0, 6].includes(dateOf(day).getDay()) || day in data.holidays || eventsOn(data, day).some(({ holiday }) => holiday);
}

/**
 * What goes on, that which began last first and whole days after the others; and what of the day has not begun yet.
 *
 * @param {AgendaEvent[]} events of the day.
 * @param {Date} now
 */
function agendaStanding(events, now) {
  const open = events.filter((event) => !ticks.isDone(event) && endOf(event) > now);
  const begun = open.filter((event) => beginOf(event) <= now).reverse();
  return {
    now: [...begun.filter((event) => !isWholeDay(event)), ...begun.filter(isWholeDay)],
    next: open.filter((event) => beginOf(event) > now),
  };
}

/**
 * `09:00`, and nothing for whole days.
 *
 * @param {AgendaEvent} event
 */
function clockOf(event) {
  return isWholeDay(event) ? "" : event.at.slice(11, 16);
}
