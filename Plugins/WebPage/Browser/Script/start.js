/** Begins: shows the first board, and takes up what was kept as soon as the browser has found it. */
async function start() {
  window.tagarela = { readyAfter: 0, recalledAfter: 0, boardAfter: 0 };
  document.documentElement.lang = page.language;
  document.documentElement.dir = page.direction;
  kept.opening = kept.open();
  document.getElementById("printed")?.remove();
  document.body.append(stage.place);
  pointing.watch(stage.place);
  keys.watch();
  gamepad.watch();
  stillness.watch();
  addEventListener("resize", () => boardView.watchHeight());
  voice.onChange = () => scanning.wait();
  settingsChanged();
  window.tagarela.readyAfter = performance.now();
  await kept.opening;
  await Promise.all([recallSettings(), recallMoves()]);
  if (Object.keys(carersSettings).length > 0 || Object.keys(moves).length > 0) settingsChanged();
  kept.onRefusal = tellRefusal;
  if (kept.isRefused) tellRefusal();
  window.tagarela.recalledAfter = performance.now();
  await sentences.open();
}

void start();
