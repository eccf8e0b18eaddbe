/** @type {Activity} */
const courseActivity = {
  id: "course",
  title: "course.title",
  icon: "M12 6.5c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2v14",
  isForHands: true,
  line: courseLine.place,
  recall: (found) => courses.recall(found),
  open: (content, data) => courseSheet.open(content, data),
  close: () => courseSheet.close(),
  back: () => courseSheet.back(),
  items: courseItems,
  sent: courseSent,
};

activity(courseActivity);
if (page.activities?.includes(courseActivity.id)) {
  // What is to be announced is known when the first board is long seen.
  void Promise.resolve().then(() => kept.opening).then(courseOutline).then((data) => { if (data && !courseSheet.content) courses.read(data); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) courses.lookAgain(); });
}
