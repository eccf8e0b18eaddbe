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
    const today = dayOf(new Date());
    this.monday = mondayOf(today < data.from ? data.from : today > data.to ? data.to : today);
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
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
    const title = shownDay(today, { weekday: "long", day: "numeric", month: "long" });
    const isSaid = today >= data.from && today <= data.to;
    content.replaceChildren(
      ...(isSaid ? [nowAndNext(events), element("h3", { class: "agenda-title", text: title }), todayStrip(events, () => this.draw())]
        : [element("p", { class: "agenda-nothing", text: say("agenda.outside", { from: shownDay(data.from, {}), to: shownDay(data.to, {}) }) })]),
      weekHead(data, this.monday, (monday) => { this.monday = monday; this.draw(); }), weekView(data, this.monday));
    if (today in data.holidays || isFree(data, today)) content.querySelector(".agenda-title")?.classList.add("free");
    [...content.querySelectorAll("button")].find(({ dataset }) => focused.event ? dataset.event === focused.event
      : focused.by !== undefined && dataset.by === focused.by)?.focus();
    activities.changed();
    this.timer = setTimeout(() => this.renew(), 60_000 - Date.now() % 60_000);
  },

  /** Draws it anew, unless switches are on the way through it. */
  renew() {
    if (!scanning.isOn) return this.draw();
    this.timer = setTimeout(() => this.renew(), 60_000);
  },
};
