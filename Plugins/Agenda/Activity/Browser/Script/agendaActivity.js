/** @type {Activity} */
const agendaActivity = {
  id: "agenda",
  title: "agenda.title",
  icon: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14h3M13 14h3M8 17h3",
  recall: (found) => ticks.recall(found),
  open: (content, data) => agendaSheet.open(content, data),
  close: () => agendaSheet.close(),
  items: () => ticks.items,
  done: (day, data) => ticks.doneOn(day, data),
};

activity(agendaActivity);
