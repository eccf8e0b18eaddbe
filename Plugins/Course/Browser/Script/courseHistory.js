/**
 * Lessons that have opened, to be seen again or at last.
 *
 * @param {Course} course
 * @returns {CourseScreen}
 */
function historyScreen(course) {
  return {
    title: say("course.history"),
    draw() {
      const book = courses.book(course);
      return book ? [courseRows(...book.opened.map((lesson) => historyRow(book, lesson)))] : [];
    },
  };
}

/**
 * @param {CourseBook} book
 * @param {CourseLesson} lesson
 */
function historyRow(book, lesson) {
  const view = book.view(lesson);
  const row = courseRow(lesson.uid, lesson.number, lesson.title, viewText(book, lesson), () => openLesson(book.course, lesson));
  if (view?.rating) row.querySelector(".course-note")?.append(` · ${view.rating} ★`);
  row.dataset.state = !view?.seen ? "unseen" : view.inTime ? "in-time" : "late";
  return row;
}

/**
 * @param {Course} course
 * @returns {CourseScreen}
 */
function tutorialsScreen({ tutorials }) {
  return {
    title: say("course.tutorials"),
    draw: () => [courseRows(...tutorials.map(
      (tutorial) => courseRow(tutorial.uid, tutorial.number, tutorial.title, "", () => courseSheet.go(tutorialScreen(tutorial)))))],
  };
}
