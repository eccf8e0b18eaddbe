/**
 * What the carer can set, by groups. `choices` are values that have a text each (`setting.KEY.VALUE`), `seconds`
 * durations, `counts` numbers, `share` a part of the whole; everything else is on or off.
 *
 * @returns {{ group: string, fields: SettingField[] }[]}
 */
const settingGroups = () => [
  { group: "touch", fields: [
    { key: "dwell", seconds: [0, 0.5, 1, 2, 3, 4] }, { key: "act", choices: ["press", "release"] },
    { key: "guard", seconds: [0, 0.5, 1, 2, 3, 5] }, { key: "twoSteps" }, { key: "hover" }, { key: "pad" },
  ] },
  { group: "scan", fields: [
    { key: "scan", choices: ["off", "one", "two"] },
    { key: "scanOrder", choices: ["row-column", "column-row", "each"] },
    { key: "scanAuto" }, { key: "scanStep", seconds: [0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 7, 10] },
    { key: "scanLoops", counts: [1, 2, 3, 4, 5, 9] }, { key: "scanBeep" },
  ] },
  { group: "sound", fields: [{ key: "speakEach" }, { key: "cue" }, { key: "cueVolume", share: true }] },
  { group: "looks", fields: [
    { key: "large" }, { key: "cells", choices: ["whole", "readable"] }, { key: "contrast" }, { key: "letters", choices: ["", "as-written", "upper", "lower"] },
    { key: "leftHanded" }, { key: "calm" },
  ] },
  { group: "board", fields: [
    { key: "strip" }, { key: "sentence" },
    { key: "level", counts: levels() },
    ...(page.boards.some((board) => board.cells.some((cell) => cell.favourite))
      ? [{ key: /** @type {const} */ ("favouritesOnly") }] : []),
    { key: "adultNo" }, { key: "showHidden" }, { key: "moving" }, { key: "bell" }, { key: "fullScreen" },
  ] },
];

/** 0 for all, and the levels that cells have. */
function levels() {
  const highest = page.boards.flatMap((board) => board.cells).reduce((most, cell) => Math.max(most, cell.level), 1);
  return Array.from({ length: highest + 1 }, (_, level) => level);
}
