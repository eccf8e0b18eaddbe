/** @type {Activity} */
const diaryActivity = {
  id: "diary",
  title: "diary.title",
  icon: "M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 3v18M11.5 8h4M11.5 12h4",
  recall: (found) => diary.recall(found),
  open: (content, data) => diarySheet.open(content, data),
  close: () => diarySheet.close(),
  back: () => diarySheet.back(),
  items: () => diary.items(),
};

activity(diaryActivity);
// Nobody is recorded who doesn't see it.
document.addEventListener("visibilitychange", () => { if (document.hidden) diaryRecorder.end?.(); });
