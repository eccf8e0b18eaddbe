/** @param {string} day */
function mondayOf(day) {
  return daysLater(day, -((dateOf(day).getDay() + 6) % 7));
}

/**
 * A week: its days beside each other, on a phone below each other.
 *
 * @param {AgendaData} data
 * @param {string} monday
 */
function weekView(data, monday) {
  return daysView(data, Array.from({ length: 7 }, (_, i) => daysLater(monday, i)));
}

/**
 * Days and what happens on them; free ones in red, today marked.
 *
 * @param {AgendaData} data
 * @param {string[]} days
 */
function daysView(data, days) {
  const today = dayOf(new Date());
  const week = element("ol", { class: "agenda-week" }, ...days.map((day) => {
    const events = eventsOn(data, day);
    const holiday = data.holidays[day];
    const isSaid = day >= data.from && day <= data.to;
    const head = element("h4", {},
      element("span", { class: "agenda-weekday", text: shownDay(day, { weekday: "short" }).replace(".", "") }), " ",
      element("span", { class: "agenda-date", text: shownDay(day, { day: "numeric" }) }));
    const column = element("li", { class: "agenda-day", "aria-current": day === today && "date" }, head);
    column.classList.toggle("free", isFree(data, day));
    column.classList.toggle("unsaid", !isSaid);
    if (holiday && !events.some(({ text }) => text === holiday)) {
      column.append(element("p", { class: "agenda-holiday", dir: "auto", text: holiday }));
    }
    if (events.length > 0) column.append(element("ul", {}, ...events.map(weekEvent)));
    return column;
  }));
  week.classList.toggle("alone", days.length === 1);
  // Of the fullest day, by which pictures are as large as the room allows.
  week.style.setProperty("--most", String(Math.max(1, ...days.map((day) => eventsOn(data, day).length))));
  return week;
}

/** @param {AgendaEvent} event */
function weekEvent(event) {
  const isDone = ticks.isDone(event);
  const row = element("li", { class: "agenda-row" }, ...eventFace(event));
  row.classList.toggle("done", isDone);
  row.classList.toggle("free", event.holiday);
  if (isDone) row.append(lineDrawing("M4 12.5l5.5 5.5L20 6.5", "done"), element("span", { class: "unseen", text: say("agenda.ticked") }));
  return row;
}

/**
 * Today's season, the week's days in words, the way back to the first week that was shown, and the arrows to the weeks beside it of
 * which there is something.
 *
 * @param {AgendaData} data
 * @param {string} monday
 * @param {string} first Monday of the week that is shown first.
 * @param {(monday: string) => void} go
 */
function weekHead(data, monday, first, go) {
  const form = /** @type {const} */ ({ day: "numeric", month: "long" });
  const span = say("agenda.week", { from: shownDay(monday, form), to: shownDay(daysLater(monday, 6), form) });
  /** @type {(drawing: "previous" | "next", key: string, by: number) => HTMLButtonElement} */
  const arrow = (drawing, key, by) => {
    const other = daysLater(monday, by);
    const isEarlier = (drawing === "previous") === (document.dir !== "rtl");
    const button = iconButton(isEarlier ? "previous" : "next", say(key));
    button.disabled = other > data.to || daysLater(other, 6) < data.from;
    button.dataset.by = String(by);
    return deed(button, () => go(other));
  };
  const season = seasonOn(data, dayOf(new Date()));
  const back = element("button", { type: "button", class: "agenda-back choice-card", text: say("agenda.back") });
  return element("div", { class: "agenda-week-head" },
    ...(season ? [element("div", { class: "agenda-season" }, pictureElement(season.picture), element("span", { text: season.name }))] : []),
    element("h3", { text: span }),
    ...(monday === first ? [] : [element("div", { class: "agenda-away together" }, deed(back, () => go(first)))]),
    element("div", { class: "agenda-arrows together" }, arrow("previous", "agenda.earlier", -7), arrow("next", "agenda.later", 7)));
}
