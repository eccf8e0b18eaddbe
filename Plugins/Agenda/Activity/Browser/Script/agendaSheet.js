/** The agenda's sheet: what is now and next, today, and a week. */
const agendaSheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  /** @type {AgendaData | undefined} */
  data: undefined,
  /** The week that is shown. */
  monday: "",
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,

  /**
   * @param {HTMLElement} content
   * @param {AgendaData} data
   */
  open(content, data) {
    this.content = content;
    this.data = data;
    this.monday = firstMonday(data);
    ticks.settle(data);
    this.draw();
  },

  close() {
    clearTimeout(this.timer);
    this.content = undefined;
  },

  /** Draws it as it is, and again when a minute has gone by, for what is now is then something else. */
  draw() {
    clearTimeout(this.timer);
    const { content, data } = this;
    if (!content || !data) return;
    const today = dayOf(new Date());
    const events = eventsOn(data, today);
    const scrolled = content.querySelector(".agenda-strip")?.scrollLeft;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
    const isSaid = today >= data.from && today <= data.to, isOneDay = data.from === data.to;
    const hasWeek = data.period !== "day" && !isOneDay;
    content.replaceChildren(
      ...(isSaid ? [nowAndNext(events), dayHead(today), todayStrip(events)] : isOneDay ? [dayHead(data.from), daysView(data, [data.from])]
        : [element("p", { class: "agenda-nothing", text: say("agenda.outside", { from: shownDay(data.from, {}), to: shownDay(data.to, {}) }) })]),
      ...(!hasWeek ? [] : [weekHead(data, this.monday, firstMonday(data), (monday) => this.go(monday)), weekView(data, this.monday)]));
    if (today in data.holidays || isFree(data, today)) content.querySelector(".agenda-title")?.classList.add("free");
    [...content.querySelectorAll("button")].find(({ dataset }) => focused.event ? dataset.event === focused.event
      : focused.by !== undefined && dataset.by === focused.by)?.focus();
    this.scroll(scrolled, events);
    activities.changed();
    this.timer = setTimeout(() => this.renew(), 60_000 - Date.now() % 60_000);
  },

  /**
   * Today's strip stays where it was, and begins with what is now or next.
   *
   * @param {number | undefined} place
   * @param {AgendaEvent[]} events of today.
   */
  scroll(place, events) {
    const { now, next } = agendaStanding(events, new Date());
    const strip = this.content?.querySelector(".agenda-strip");
    const first = [...strip?.querySelectorAll("button") ?? []][events.indexOf(now[0] ?? next[0])];
    if (strip instanceof HTMLElement) strip.scrollLeft = place ?? (first ? first.offsetLeft - strip.offsetLeft : 0);
  },

  /** @param {string} monday of the week to show. */
  go(monday) {
    this.monday = monday;
    this.draw();
    stripView.live.textContent = this.content?.querySelector(".agenda-week-head h3")?.textContent ?? "";
  },

  /** Draws it anew, unless switches are on the way through it. */
  renew() {
    if (!scanning.isOn) return this.draw();
    this.timer = setTimeout(() => this.renew(), 60_000);
  },
};

/** @param {string} day */
function dayHead(day) {
  return element("h3", { class: "agenda-title", text: shownDay(day, { weekday: "long", day: "numeric", month: "long" }) });
}

/**
 * Monday of this week, or of the nearest of which there is something.
 *
 * @param {AgendaData} data
 */
function firstMonday({ from, to }) {
  const today = dayOf(new Date());
  return mondayOf(today < from ? from : today > to ? to : today);
}
