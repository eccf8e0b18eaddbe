/**
 * What counts where nobody has set anything.
 *
 * @type {Settings}
 */
const usualSettings = {
  dwell: 0, act: "press", guard: 0, scan: "off", scanOrder: "row-column", scanAuto: true, scanStep: 1.5, scanLoops: 2,
  scanBeep: false, cue: false, cueVolume: 0.4, hover: false, pad: true, large: false, contrast: false, letters: "",
  cells: "whole", leftHanded: false, calm: false, twoSteps: false, speakEach: true, level: 0, showHidden: false, moving: false,
  quick: [], bell: true, pin: "", sentence: true, strip: true, fullScreen: true,
};

/**
 * What the carer changed on this device.
 *
 * @type {Partial<Settings>}
 */
const carersSettings = known(kept.glance("settings") ?? {});

/**
 * What counts: the carer's changes, else what the therapist set, else the usual.
 *
 * @type {Settings}
 */
const settings = { ...usualSettings, ...known(page.settings), ...carersSettings };

/** Takes up what the carer changed when the page was open before, where the copy isn't as it was kept. */
async function recallSettings() {
  const found = await kept.value("settings");
  if (found === undefined || JSON.stringify(found) === JSON.stringify(kept.glance("settings"))) return;
  kept.copy("settings", found);
  setCarersSettings(known(found));
  settingsChanged();
}

/**
 * @param {Partial<Settings>} set all that the carer changed.
 */
function setCarersSettings(set) {
  for (const key of Object.keys(carersSettings)) delete carersSettings[/** @type {keyof Settings} */ (key)];
  Object.assign(carersSettings, set);
  Object.assign(settings, usualSettings, known(page.settings), carersSettings);
}

/**
 * What this page understands of settings that another version of it may have kept.
 *
 * @param {Record<string, unknown>} found
 * @returns {Partial<Settings>}
 */
function known(found) {
  const kindOf = (/** @type {unknown} */ value) => (Array.isArray(value) ? "list" : typeof value);
  return Object.fromEntries(Object.entries(usualSettings).filter(([key, usual]) => kindOf(found[key]) === kindOf(usual))
    .map(([key]) => [key, found[key]]));
}

/** @param {Partial<Settings>} changes */
function changeSettings(changes) {
  Object.assign(carersSettings, changes);
  Object.assign(settings, changes);
  void kept.put("values", "settings", { ...carersSettings });
  settingsChanged();
}

/** Goes back to what the therapist set. */
function resetSettings() {
  setCarersSettings({});
  void kept.put("values", "settings", {});
  settingsChanged();
}

/** Shows on the page what is set. */
function settingsChanged() {
  const { classList } = document.documentElement;
  for (const name of /** @type {const} */ (["large", "contrast", "leftHanded", "calm"])) {
    classList.toggle(name, settings[name]);
  }
  classList.toggle("readable", settings.cells === "readable");
  classList.toggle("scanned", settings.scan !== "off");
  drawStage();
}
