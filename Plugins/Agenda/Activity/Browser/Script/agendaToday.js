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
    part.classList.toggle("none", event === undefined);
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
  const strip = element("div", { class: "agenda-strip together", role: "group", "aria-label": say("agenda.today") },
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
  strip.style.setProperty("--count", String(events.length));
  return strip;
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
    eventText(event.text),
  ];
}

/**
 * The text of an event, with the width of its longest word, in letter sizes, from which its size follows where there is little room.
 *
 * @param {string} text
 */
function eventText(text) {
  const shown = element("span", { class: "agenda-text", dir: "auto", text });
  shown.style.setProperty("--longest", Math.max(...text.split(/\s+/).map(widthOf)).toFixed(2));
  return shown;
}
