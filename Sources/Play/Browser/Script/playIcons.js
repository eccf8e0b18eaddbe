/** Drawings of games' own buttons: lines on a square of 24. */
const playIcons = {
  again: "M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4.5 12l-2-3M4.5 12l3.2-1.8",
  challenge: "M12 21a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M12 9.5v4l2.5 1.5M9.5 2.5h5M12 2.5V6",
  cursive: "M15.5 9.5C14 7.5 10 8 8.5 11.5S8 17.5 10.5 17.5 15.5 13 16 8.8c-1 5-.7 8.7 1.5 8.7 1.3 0 2.5-1 3.7-2.7M8.5 15c-2 2.3-4 3-5.7 2.5",
  game: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.7 15.7L21 21",
  games: "M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z",
  heart: "M12 20.5C3 14 3.2 5.5 8.2 5.5c2 0 3.3 1.4 3.8 2.9.5-1.5 1.8-2.9 3.8-2.9 5 0 5.2 8.5-3.8 15z",
  help: "M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19M9 9.3a3 3 0 1 1 4.4 2.7c-1 .6-1.4 1.2-1.4 2.3M12 17.6v.1",
  lesson: "M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  memory: "M3.5 6h9v12.5h-9zM15 7l5.5 1.2-2.6 11.6-3-.6",
  play: "M7 4.5v15l12.5-7.5z",
  star: "M12 2.8l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.6 6.1 20.9l1.3-6.6L2.5 9.7l6.6-.8z",
  wrong: "M6 6l12 12M18 6L6 18",
};

/**
 * @param {keyof typeof playIcons} name
 */
function playIcon(name) {
  return lineDrawing(playIcons[name], `play-${name}`);
}

/**
 * The drawing of a form of game; one that isn't known is to be played.
 *
 * @param {string} id
 */
function playFormIcon(id) {
  const known = /** @type {Record<string, keyof typeof playIcons>} */ (
    { lesson: "lesson", game: "game", find: "game", challenge: "challenge", memory: "memory" });
  return playIcon(known[id] ?? "play");
}
