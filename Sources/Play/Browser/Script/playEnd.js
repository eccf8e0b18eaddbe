/**
 * The end of a game: stars and points, whose record it is, and once more.
 *
 * @param {number} score
 * @param {PlayGame["record"] | undefined} best the record before; none where there are none.
 * @param {string} player
 * @param {() => void} again
 */
function playEnd(score, best, player, again) {
  const stars = Array.from({ length: Math.min(score, 30) }, () => playIcon("star"));
  const record = best && best.score > 0 ? [element("p", { class: "play-best", text: say("play.best", { ...best }) })] : [];
  const more = element("button", { type: "button", class: "play-more" }, playIcon("again"), element("span", { text: say("play.more") }));
  return element("div", { class: "play-end" },
    element("p", { class: "play-stars", "aria-hidden": "true" }, ...stars),
    element("p", { class: "play-total" }, playIcon("star"), String(score)), ...record,
    element("p", { class: "play-new", text: say("play.new", { name: player }) }),
    element("div", { class: "together" }, deed(more, again)));
}
