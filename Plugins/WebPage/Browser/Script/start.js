/**
 * Begins: shows the first board; then, when it is seen, opens what was kept, and whatever else takes time.
 */
async function start() {
  window.tagarela = { readyAfter: 0, seenAfter: 0, recalledAfter: 0, boardAfter: 0 };
  document.documentElement.lang = page.language;
  document.documentElement.dir = page.direction;
  leavePrinted();
  document.body.append(stage.place);
  pointing.watch(stage.place);
  keys.watch();
  stillness.watch();
  voice.onChange = () => scanning.wait();
  kept.opening = shown().then(() => kept.open());
  settingsChanged();
  await kept.opening;
  await Promise.all([recallSettings(), recallMoves(), recallActivities()]);
  kept.onRefusal = tellRefusal;
  if (kept.isRefused) tellRefusal();
  gamepad.watch();
  addEventListener("resize", () => boardView.watchRoom());
  window.tagarela.recalledAfter = performance.now();
  if (activities.isAlone) await activities.open(activities.all[0]);
  await sentences.open();
}

/**
 * Takes the printed board away, of which the browser has read nothing yet: in a document that nobody sees it reads no
 * pictures.
 */
function leavePrinted() {
  const printed = document.getElementById("printed");
  if (printed) document.implementation.createHTMLDocument().body.append(printed);
}

/**
 * @returns {Promise<void>} when what was drawn is seen.
 */
function shown() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void start();
