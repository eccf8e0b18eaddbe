/**
 * All games with their forms: of each its first things as pictures, and a button for each way to play it.
 *
 * @param {PlayShelf} shelf
 * @param {PlayLedger} ledger
 * @param {(game: PlayGame, form: PlayForm) => void} begin
 * @returns {HTMLElement[]}
 */
function playMenu(shelf, ledger, begin) {
  const caption = element("p", { class: "play-caption", role: "status" });
  const help = deed(iconLike(playIcon("help"), say("play.help")), () => {
    const text = say("play.help.menu");
    caption.textContent = text;
    voice.sayNow([{ text, isOnlyHeard: true }]);
  });
  const games = shelf.games.map((game) => {
    const forms = game.forms.map((form) => deed(playFormButton(game, form, ledger), () => begin(game, form)));
    return element("section", { class: "play-game", "aria-label": game.name },
      element("div", { class: "play-sample", "aria-hidden": "true" }, ...sampleOf(game.faces.slice(0, 3))),
      element("h3", { dir: "auto", text: game.name }), element("div", { class: "play-forms together" }, ...forms));
  });
  const rest = games.length > 0 ? [] : [element("p", { class: "help", text: say("play.none") })];
  return [element("div", { class: "play-games" }, ...games), ...rest, element("div", { class: "play-tools together" }, help), caption];
}

/** @param {PlayFace[]} faces */
function sampleOf(faces) {
  const letters = new PlayLetters(faces);
  return faces.map((face) => playFace(face, face.picture ? "picture" : "word", letters, false));
}

/**
 * @param {PlayGame} game
 * @param {PlayForm} form
 * @param {PlayLedger} ledger
 */
function playFormButton(game, form, ledger) {
  const best = ledger.bestOf(game);
  const isRecorded = form.rules.values.record !== undefined && best.score > 0;
  const record = isRecorded ? [element("span", { class: "play-record" }, playIcon("star"), `${best.score} ${best.name}`.trim())] : [];
  // A game that has one form is called as its form is.
  const title = form.title === game.name ? say("play.begin") : form.title;
  const name = [title, game.name, ...(isRecorded ? [say("play.best", { score: best.score, name: best.name })] : [])].join(", ");
  return element("button", { type: "button", class: "play-form choice-card", "data-form": form.id, "aria-label": name },
    playFormIcon(form.id), element("span", { class: "play-title", dir: "auto", text: title }), ...record);
}
