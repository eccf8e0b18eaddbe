/**
 * The end of a game: stars and points, whose record it is, and what one may do next, once all has been said: a touch that was
 * meant for the game shall not choose.
 *
 * @param {number} score
 * @param {PlayGame["record"] | undefined} best the record before; none where there are none.
 * @param {string} player
 * @param {PlayWays} ways
 */
function playEnd(score, best, player, { again, leave }) {
  const stars = Array.from({ length: Math.min(score, 30) }, () => playIcon("star"));
  const record = best && best.score > 0 ? [element("p", { class: "play-best", text: say("play.best", { ...best }) })] : [];
  /** @type {(drawing: "again" | "games", key: string, kind: string, does: () => void) => HTMLButtonElement} */
  const choice = (drawing, key, kind, does) => deed(
    element("button", { type: "button", class: `play-choice ${kind}`, disabled: true }, playIcon(drawing), element("span", { text: say(key) })), does);
  return element("div", { class: "play-end" },
    element("p", { class: "play-stars", "aria-hidden": "true" }, ...stars),
    element("p", { class: "play-total" }, playIcon("star"), String(score)), ...record,
    element("p", { class: "play-new", text: say("play.new", { name: player }) }),
    element("div", { class: "play-choices together" },
      choice("again", "play.more", "main", again), choice("games", "play.games", "", leave)));
}
