/** Begins: takes up what was kept, then shows the first board. */
async function start() {
  window.tagarela = { readyAfter: 0, boardAfter: 0 };
  document.documentElement.lang = page.language;
  document.documentElement.dir = page.direction;
  await kept.open();
  await Promise.all([recallSettings(), recallMoves()]);
  document.getElementById("printed")?.remove();
  document.body.append(stage.place);
  pointing.watch(stage.place);
  keys.watch();
  gamepad.watch();
  stillness.watch();
  voice.onChange = () => scanning.wait();
  settingsChanged();
  kept.onRefusal = tellRefusal;
  if (kept.isRefused) tellRefusal();
  window.tagarela.readyAfter = performance.now();
  await sentences.open();
}

void start();
