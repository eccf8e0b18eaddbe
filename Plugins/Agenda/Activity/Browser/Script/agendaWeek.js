/** @param {string} day */
function mondayOf(day) {
  return daysLater(day, -((dateOf(day).getDay() + 6) % 7));
}

/**
 * A week: its days beside each other, on a phone below each other; free ones in red, today marked.
 *
 * @param {AgendaData} data
 * @param {string} monday
 */
function weekView(data, monday) {
  const today = dayOf(new Date());
  const days = Array.from({ length: 7 }, (_, i) => daysLater(monday, i));
  return element("ol", { class: "agenda-week" }, ...days.map((day) => {
    const events = eventsOn(data, day);
    const isSaid = day >= data.from && day <= data.to;
    const head = element("h4", {},
      element("span", { class: "agenda-weekday", text: shownDay(day, { weekday: "short" }).replace(".", "") }), " ",
      element("span", { class: "agenda-date", text: shownDay(day, { day: "numeric" }) }));
    const column = element("li", { class: "agenda-day", "aria-current": day === today && "date" }, head);
    column.classList.toggle("free", isFree(data, day));
    column.classList.toggle("unsaid", !isSaid);
    if (day in data.holidays) column.append(element("p", { class: "agenda-holiday", dir: "auto", text: data.holidays[day] }));
    if (events.length > 0) column.append(element("ul", {}, ...events.map(weekEvent)));
    return column;
  }));
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
 * The week's days in words, and the arrows to the weeks beside it of which there is something.
 *
 * @param {AgendaData} data
 * @param {string} monday
 * @param {(monday: string) => void} go
 */
function weekHead(data, monday, go) {
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
  return element("div", { class: "agenda-week-head" },
    element("div", { class: "agenda-season" }, pictureElement(data.season.picture), element("span", { text: data.season.name })),
    element("h3", { text: span }),
    element("div", { class: "agenda-arrows together" }, arrow("previous", "agenda.earlier", -7), arrow("next", "agenda.later", 7)));
}
