/** An entry as large as the sheet, and what can be done with it. */
const diaryEntryPage = {
  isRecording: false,
  /** Whether the device was asked for its microphone. */
  isAsking: false,

  /** @param {DiaryEntry} entry */
  draw(entry) {
    const text = entry.text.trim() || (entry.own && isNothing(entry.own) ? say("diary.nothing") : entryText(entry));
    return [
      element("article", { class: "diary-large" },
        entryPictures(entry),
        element("div", { class: "diary-said" }, element("p", { class: "diary-clock", text: [dayTitle(entry.at.slice(0, 10)), entryClock(entry)].join(" ").trim() }),
          element("p", { class: "diary-text", dir: "auto", text }))),
      ...(this.isRecording ? [this.recording()] : [this.tools(entry), ...(entry.own ? [this.writing(entry.own)] : []),
        readersChoice(entry.readers, (readers) => diarySheet.allow(entry, readers))]),
    ];
  },

  recording() {
    return element("div", { class: "diary-tools together" },
      element("p", { class: "diary-listening", role: "status", text: say("diary.voice.listening", { count: diaryRecorder.longest }) }),
      wordButton("M6 6h12v12H6z", "stop", say("diary.voice.stop"), () => diaryRecorder.end?.()));
  },

  /** @param {DiaryEntry} entry */
  tools(entry) {
    const tools = [wordButton(document.dir === "rtl" ? icons.next : icons.previous, "back", say("diary.back"), () => diarySheet.showDay())];
    if (!entry.own || !isNothing(entry.own)) {
      tools.push(wordButton(icons.speak, "speak", say("diary.speak"), () => diarySheet.speak(entry)));
    }
    return element("div", { class: "diary-tools together" }, ...tools);
  },

  /**
   * What is in an entry that was written here can be changed.
   *
   * @param {OwnEntry} entry
   */
  writing(entry) {
    const camera = "M3 8h4l2-3h6l2 3h4v11H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8";
    const microphone = "M12 15a3.5 3.5 0 0 0 3.5-3.5v-5a3.5 3.5 0 0 0-7 0v5A3.5 3.5 0 0 0 12 15M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3";
    const keyboard = "M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10";
    const chooser = element("input", { type: "file", accept: "image/*", hidden: true });
    chooser.addEventListener("change", () => void this.takePhoto(entry, chooser.files?.[0]));
    const tools = [
      forHands(wordButton(keyboard, "type", say("diary.type"), () => this.type(entry))),
      forHands(wordButton(camera, "photo", say(entry.picture ? "diary.photo.other" : "diary.photo"), () => onGesture(() => chooser.click()))),
    ];
    if (entry.picture) tools.push(this.out("photo", "diary.photo.out", "diary.photo.question", () => diary.write(entry, { picture: undefined })));
    if (diaryRecorder.isThere) {
      tools.push(wordButton(microphone, "voice", say(entry.voice ? "diary.voice.other" : "diary.voice"), () => void this.record(entry)));
    }
    if (entry.voice) tools.push(this.out("voice", "diary.voice.out", "diary.voice.question", () => diary.write(entry, { voice: undefined })));
    if (!isNothing(entry)) tools.push(this.out("all", "diary.remove", "diary.remove.question", () => diarySheet.remove(entry)));
    return element("div", { class: "diary-tools diary-writing together" }, chooser, ...tools);
  },

  /** @type {(key: string, name: string, question: string, does: () => void) => HTMLButtonElement} */
  out(key, name, question, does) {
    return wordButton(icons.clear, `${key}-out`, say(name), () => diarySheet.ask(say(question), does));
  },

  /** @param {OwnEntry} entry */
  type(entry) {
    const field = element("textarea", { id: "diary-text", rows: 5, maxlength: 4000, "aria-label": say("diary.field") });
    field.value = entry.text;
    field.addEventListener("input", () => diary.write(entry, { text: field.value, words: [] }));
    const sheet = dialog(say("diary.field"), element("div", { class: "column" }, field,
      sheetButton(say("diary.ready"), () => sheet.close(), "main")));
    sheet.addEventListener("close", () => diarySheet.button("type")?.focus());
    focusField(field);
  },

  /**
   * @param {OwnEntry} entry
   * @param {File | undefined} file
   */
  async takePhoto(entry, file) {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const photo = await diaryMedia.scaled(address);
    URL.revokeObjectURL(address);
    if (!photo) return hint.show(say("diary.photo.wrong"));
    diary.write(entry, { picture: await diaryMedia.keep(photo) });
  },

  /** @param {OwnEntry} entry */
  async record(entry) {
    if (this.isAsking) return;
    this.isAsking = true;
    voice.stop();
    const recording = await diaryRecorder.record(() => {
      this.isRecording = diarySheet.content !== undefined && diarySheet.large?.uid === entry.uid;
      diarySheet.draw();
      return this.isRecording;
    });
    this.isAsking = this.isRecording = false;
    if (recording) diary.write(entry, { voice: await diaryMedia.keep(recording) });
    else if (diarySheet.content) hint.show(say("diary.voice.refused"));
    diarySheet.draw();
  },
};
