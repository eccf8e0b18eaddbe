/**
 * What a touch of a cell does: it is noted, heard, gathered in the strip, acted upon, and followed where it leads.
 *
 * @param {Cell} cell
 * @param {HTMLElement} button
 */
function touch(cell, button) {
  if (cell !== glimpse.found) glimpse.goOn();
  const offered = boardView.offers.get(cell);
  const spoken = offered === undefined ? cell : offeredWord(offered);
  const text = spoken.spoken || spoken.label;
  if (modelling.isOn) modelling.mark(button);
  else note(offered === undefined ? cell.name : spoken.label);
  if (cell.video === undefined && isSpoken(cell) && (settings.speakEach || !settings.strip)) {
    voice.say({ text, sound: spoken.sound, isOnlyHeard: cell.link !== undefined || cell.actions.length > 0 });
  }
  if (cell.actions.length === 0 && cell.link === undefined) {
    strip.add({ text, word: cell.word, sound: cell.sound, picture: cell.picture });
  }
  const said = { text, word: offered, sound: spoken.sound, picture: spoken.picture };
  for (const action of cell.actions) perform(action, said);
  if (cell.link !== undefined) walk.open(cell.link);
  if (cell.video !== undefined) void video.play(cell);
}

/**
 * A touch of it is heard unless it only steers.
 *
 * @param {Cell} cell
 */
function isSpoken(cell) {
  return cell.sound !== undefined || cell.actions.every((action) => action.startsWith("+") || offersWord(cell));
}

/**
 * A word that is offered, with recording and picture of the cell that has it.
 *
 * @param {number} number
 */
function offeredWord(number) {
  const cell = cellOf(number);
  const label = page.words[number].text;
  return { label, spoken: label, sound: cell?.sound, picture: cell?.picture };
}

/**
 * @param {string} action as `Cell.actions` has it.
 * @param {Omit<StripItem, "isOpen" | "isModelled">} word the cell's.
 */
function perform(action, word) {
  switch (action) {
    case ":space": strip.end(); stripChanged(); break;
    case ":clear": strip.clear(); break;
    case ":backspace": strip.removeLast(); break;
    case ":speak": strip.speak(); break;
    case ":home": walk.home(); break;
    case ":ext_tagarela_back": walk.back(); break;
    case ":ext_tagarela_suggestion": strip.complete(word); break;
    default: if (action.startsWith("+")) strip.type(action.slice(1));
  }
}

/**
 * Writes a touch into the history of use, when it happens.
 *
 * @param {string} symbol what was touched.
 */
function note(symbol) {
  if (!page.patient) return;
  /** @type {KeptTouch} */
  const touch = { uid: newUID(), at: moment(), symbol };
  void kept.add("touches", touch);
}
