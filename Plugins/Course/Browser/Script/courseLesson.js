/**
 * A lesson: its text and its film, and below them that it was seen.
 *
 * @param {Course} course
 * @param {CourseLesson} lesson
 * @returns {CourseScreen}
 */
function lessonScreen(course, lesson) {
  const see = () => seeLesson(course, lesson);
  return {
    title: say("course.lesson", { number: lesson.number }),
    draw() {
      const book = courses.book(course);
      const shown = lessonParts(lesson, see);
      if (!book) return shown;
      if (book.isSeen(lesson)) return [...shown, ...seenParts(book, lesson)];
      // A film alone is seen when it has run to its end.
      return lesson.text.length === 0 && courseFilm.canPlay(lesson) ? shown
        : [...shown, element("div", { class: "together" }, courseButton("seen", say("course.seen"), see))];
    },
  };
}

/**
 * What there is to see before the first lesson, and at any time.
 *
 * @param {CourseLesson} tutorial
 * @returns {CourseScreen}
 */
function tutorialScreen(tutorial) {
  return { title: say("course.tutorials"), draw: () => lessonParts(tutorial, () => courseSheet.back()) };
}

/**
 * @param {CourseLesson} lesson
 * @param {() => void} see what happens when its film, which is all there is of it, has run to its end.
 */
function lessonParts(lesson, see) {
  const parts = [element("h4", { class: "course-title", dir: "auto", text: lesson.title })];
  if (lesson.film) parts.push(courseFilm.part(lesson, () => { if (lesson.text.length === 0) see(); }));
  if (lesson.text.length > 0) parts.push(courseText(lesson.text));
  return parts;
}

/**
 * How a lesson was seen, and how it was found.
 *
 * @param {CourseBook} book
 * @param {CourseLesson} lesson
 */
function seenParts(book, lesson) {
  const told = element("p", { class: "course-seen" }, lineDrawing(courseIcons.check, "check"), viewText(book, lesson));
  return book.view(lesson)?.inTime ? [told, ratingPart(book, lesson, () => {})] : [told];
}

/**
 * Opens a lesson, which is noted when it is the first time.
 *
 * @param {Course} course
 * @param {CourseLesson} lesson
 */
function openLesson(course, lesson) {
  const book = courses.book(course);
  if (book && !book.view(lesson)) courses.change(book, courseDeeds.opened(lesson.uid, book.now));
  courseSheet.go(lessonScreen(course, lesson));
}

/**
 * Notes that a lesson was seen to its end. Of one that was seen in time one is asked how it was; then there is the list of tasks.
 *
 * @param {Course} course
 * @param {CourseLesson} lesson
 */
function seeLesson(course, lesson) {
  const book = courses.book(course);
  if (!book || book.isSeen(lesson)) return;
  const inTime = book.isInTime(lesson);
  courses.change(book, courseDeeds.seen(lesson.uid, book.now, inTime));
  courseSheet.home();
  if (inTime) courseSheet.go(ratingScreen(course, lesson));
}
