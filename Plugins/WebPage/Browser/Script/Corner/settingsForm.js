/**
 * What is set, each change at once.
 *
 * @param {() => void} again draws it anew.
 */
function settingsForm(again) {
  const form = element("form", { class: "settings" });
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const { group, fields } of settingGroups()) {
    const legend = element("legend", { text: say(`settings.${group}`) });
    const note = group === "scan" ? [element("p", { class: "note", text: say("scan.keys") })] : [];
    const voices = group === "sound" ? [voiceField()] : [];
    form.append(element("fieldset", {}, legend, ...note, ...fields.map(settingField), ...voices));
  }
  if (activities.all.length > 0) form.append(activityFields());
  form.append(
    element("fieldset", {}, element("legend", { text: say("setting.quick") }), quickField()),
    element("fieldset", {}, element("legend", { text: say("setting.pin") }), pinField(again)),
    sheetButton(say("settings.reset"), () => {
      confirmed(say("settings.reset.question"), say("settings.reset"), () => { resetSettings(); again(); });
    }));
  return form;
}

/** @param {SettingField} field */
function settingField({ key, choices, seconds, counts, share }) {
  const id = `setting-${key}`;
  const label = element("label", { for: id, text: say(`setting.${key}`) });
  const value = settings[key];
  if (share) {
    const slider = element("input", { type: "range", id, min: 0.05, max: 1, step: 0.05, value: Number(value) });
    slider.addEventListener("change", () => changeSettings({ [key]: Number(slider.value) }));
    return element("div", { class: "setting" }, label, slider);
  }
  const values = choices ?? seconds ?? counts;
  if (values) {
    const texts = values.map((value) => settingText(key, value, seconds !== undefined));
    const options = texts.map((text, i) => element("option", { value: String(values[i]), text }));
    const select = element("select", { id }, ...options);
    select.value = String(value);
    select.addEventListener("change", () => changeSettings({ [key]: choices ? select.value : Number(select.value) }));
    return element("div", { class: "setting" }, label, select);
  }
  const box = element("input", { type: "checkbox", id, checked: value === true });
  box.addEventListener("change", () => changeSettings({ [key]: box.checked }));
  return element("div", { class: "setting" }, label, box);
}

/**
 * @param {string} key
 * @param {string | number} value
 * @param {boolean} isTime
 */
function settingText(key, value, isTime) {
  if (isTime) return value === 0 ? say("seconds.none") : say("seconds", { count: value.toLocaleString(page.language) });
  if (key === "level" && value === 0) return say("setting.level.all");
  return typeof value === "number" ? String(value) : say(`setting.${key}.${value || "board"}`);
}

/** Which of the device's voices speaks, and how it sounds; nothing where there is no choice. Some browsers know their voices late. */
function voiceField() {
  const field = element("div", { class: "setting" });
  const draw = () => {
    const voices = speech.voices();
    if (voices.length < 2) return;
    const options = voices.map(({ name, voiceURI }) => element("option", { value: voiceURI, text: name }));
    const select = element("select", { id: "setting-deviceVoice" },
      element("option", { value: "", text: say("setting.deviceVoice.usual") }), ...options);
    select.value = voices.some(({ voiceURI }) => voiceURI === settings.deviceVoice) ? settings.deviceVoice : "";
    select.addEventListener("change", () => changeSettings({ deviceVoice: select.value }));
    field.replaceChildren(
      element("label", { for: select.id, text: say("setting.deviceVoice") }), select,
      sheetButton(say("setting.deviceVoice.listen"), () => voice.sayNow([{ text: say("setting.deviceVoice.sample") }])));
  };
  draw();
  if ("speechSynthesis" in window) speechSynthesis.onvoiceschanged = draw;
  return field;
}

/** Which activities the patient sees. */
function activityFields() {
  const fields = element("fieldset", {}, element("legend", { text: say("setting.seen") }));
  const ids = activities.all.map(({ id }) => id);
  for (const { id, title } of activities.all) {
    const box = element("input", { type: "checkbox", id: `seen-${id}`, checked: isActivitySeen(id) });
    box.addEventListener("change", () => {
      const seen = ids.filter((one) => (one === id ? box.checked : isActivitySeen(one)));
      changeSettings({ activities: seen.length === ids.length ? "" : seen.join(",") || "none" });
    });
    fields.append(
      element("div", { class: "setting" }, element("label", { for: `seen-${id}`, text: say(title) }), box));
  }
  return fields;
}

/** Quick phrases, one a line; those that were there keep their picture and recording. */
function quickField() {
  const field = element("textarea", {
    rows: 4, "aria-label": say("setting.quick"), maxlength: 1000,
  });
  field.value = settings.quick.map((phrase) => phrase.label).join("\n");
  field.addEventListener("change", () => {
    const labels = field.value.split("\n").map((line) => line.trim()).filter((line) => line !== "").slice(0, 12);
    changeSettings({ quick: labels.map(
      (label) => settings.quick.find((phrase) => phrase.label === label) ?? { label, spoken: label }) });
  });
  return element("div", { class: "column" }, field, element("p", { class: "help", text: say("setting.quick.help") }));
}

/** @param {() => void} again */
function pinField(again) {
  const field = element("input", {
    type: "password", id: "new-pin", inputmode: "numeric", autocomplete: "new-password", maxlength: 8,
  });
  const wrong = element("p", { class: "wrong", role: "alert" });
  const set = sheetButton(say("pin.set"), () => {
    if (!pin.isOne(field.value)) {
      wrong.textContent = say("pin.form");
      return;
    }
    void pin.sealed(field.value).then((sealed) => { changeSettings({ pin: sealed }); again(); });
  });
  const buttons = element("div", { class: "buttons" }, set);
  if (settings.pin) buttons.append(sheetButton(say("pin.remove"), () => { changeSettings({ pin: "" }); again(); }));
  return element("div", { class: "column" },
    element("label", { for: "new-pin", text: say(settings.pin ? "pin.is" : "pin.new") }), field, wrong, buttons);
}
