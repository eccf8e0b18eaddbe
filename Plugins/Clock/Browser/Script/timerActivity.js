/** @type {Activity} */
const timerActivity = {
  id: "timer",
  title: "timer.title",
  icon: "M6 3h12M6 21h12M8 3v4.5l4 4.5 4-4.5V3M8 21v-4.5l4-4.5 4 4.5V21",
  line: timerLine.place,
  recall: (found) => timers.recall(found),
  open: (content, data) => timerSheet.open(content, data),
  close: () => timerSheet.close(),
};

activity(timerActivity);
document.addEventListener("visibilitychange", () => timers.look());
