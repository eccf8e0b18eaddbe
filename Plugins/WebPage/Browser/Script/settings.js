/**
 * What counts where nobody has set anything.
 *
 * @type {Settings}
 */
const usualSettings = {
  dwell: 0, act: "press", guard: 0, scan: "off", scanOrder: "row-column", scanAuto: true, scanStep: 1.5, scanLoops: 2,
  scanBeep: false, cue: false, cueVolume: 0.4, deviceVoice: "", hover: false, pad: true, large: false, contrast: false, letters: "",
  cells: "whole", leftHanded: false, calm: false, twoSteps: false, speakEach: true, level: 0, showHidden: false, moving: false,
  quick: [], bell: true, pin: "", sentence: true, strip: true, fullScreen: true, adultNo: false, favouritesOnly: false,
  activities: "",
};

/**
 * What the carer changed on this device.
 *
 * @type {Partial<Settings>}
 */
const carersSettings = stillCarers(kept.glance("settings"), kept.glance("settings over"));

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
  setCarersSettings(stillCarers(found, await kept.value("settings over")));
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
 * What the carer changed, without what the therapist has set otherwise since: that came later.
 *
 * @param {Record<string, unknown>} [found]
 * @param {Partial<Settings>} [over] what the therapist had set when the carer changed something last.
 * @returns {Partial<Settings>}
 */
function stillCarers(found = {}, over = page.settings) {
  const isSame = (/** @type {keyof Settings} */ key) =>
    page.settings[key] === undefined || JSON.stringify(page.settings[key]) === JSON.stringify(over[key]);
  return Object.fromEntries(
    Object.entries(known(found)).filter(([key]) => isSame(/** @type {keyof Settings} */ (key))));
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
  void kept.put("values", "settings over", page.settings);
  settingsChanged();
}

/**
 * What the carer changed as it is sent back, so that it holds in the program too and comes with the next page.
 *
 * @returns {ParcelItem[]} one, or none.
 */
function settingItems() {
  if (!page.patient) return [];
  const fields = Object.fromEntries(Object.entries(carersSettings).flatMap(([name, value]) => {
    const key = page.settingKeys[name];
    const text = typeof value === "boolean" ? (value ? "yes" : "no")
      : Array.isArray(value) ? value.map((phrase) => phrase.label).join("; ") : String(value);
    return key && text !== "" ? [[key, text]] : [];
  }));
  return Object.keys(fields).length > 0 ? [{ part: "settings", uid: page.patient.uid, fields, media: {} }] : [];
}

/**
 * Whether the patient sees an activity.
 *
 * @param {string} id
 */
function isActivitySeen(id) {
  return settings.activities === "" || settings.activities.split(",").includes(id);
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
