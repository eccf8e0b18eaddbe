/**
 * What is now and what comes next, large.
 *
 * @param {AgendaEvent[]} events of today.
 */
function nowAndNext(events) {
  const standing = agendaStanding(events, new Date());
  const parts = [["agenda.now", standing.now[0]], ["agenda.next", standing.next[0]]];
  return element("div", { class: "agenda-now" }, ...parts.map(([key, event]) => {
    const part = element("section", { class: "agenda-standing" }, element("h3", { text: say(String(key)) }));
    if (typeof event === "object") part.append(...eventFace(event));
    else part.append(element("p", { class: "agenda-nothing", text: say("agenda.nothing") }));
    return part;
  }));
}

/**
 * Today as a strip of pictures; the patient ticks what is done, and takes it back.
 *
 * @param {AgendaEvent[]} events of today.
 */
function todayStrip(events) {
  if (events.length === 0) return element("p", { class: "agenda-nothing", text: say("agenda.free") });
  return element("div", { class: "agenda-strip together", role: "group", "aria-label": say("agenda.today") },
    ...events.map((event) => {
      const isDone = ticks.isDone(event);
      const button = element("button", {
        type: "button", class: "agenda-event choice-card", "aria-pressed": String(isDone), "data-event": ticks.key(event),
        "aria-label": say(isDone ? "agenda.done" : "agenda.open", { event: [clockOf(event), event.text].join(" ").trim() }),
      }, ...eventFace(event));
      if (isDone) button.append(lineDrawing("M4 12.5l5.5 5.5L20 6.5", "done"));
      return deed(button, () => {
        ticks.turn(event);
        voice.say({ text: event.text, isOnlyHeard: true });
      });
    }));
}

/**
 * Time, picture and text of an event.
 *
 * @param {AgendaEvent} event
 */
function eventFace(event) {
  const clock = clockOf(event);
  return [
    ...(clock ? [element("span", { class: "agenda-clock", text: clock })] : []),
    ...(event.picture ? [pictureElement(event.picture)] : []),
    element("span", { class: "agenda-text", dir: "auto", text: event.text }),
  ];
}
