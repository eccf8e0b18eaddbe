/**
 * What is seen first of a course: how far one is, today's lesson, what waits, and when the next opens; before that, the registration.
 *
 * @param {Course} course
 * @returns {CourseScreen}
 */
function startScreen(course) {
  return {
    title: course.name,
    draw() {
      const book = courses.book(course);
      if (book) return startParts(book);
      return courses.learners(course).length > 0 ? whoParts(course) : welcomeParts(course);
    },
  };
}

/**
 * All courses, where the page has several.
 *
 * @returns {CourseScreen}
 */
function coursesScreen() {
  return {
    title: "",
    draw: () => [courseRows(...courses.data.courses.map((course) => {
      const book = courses.book(course);
      return courseRow(course.uid, "tutorials", course.name, book ? progressText(book) : course.description,
        () => courseSheet.go(startScreen(course)));
    }))],
  };
}

/** @param {Course} course that nobody takes yet. */
function welcomeParts(course) {
  const { description, lessons, tutorials } = course;
  return [
    ...(description ? [element("p", { class: "course-about", dir: "auto", text: description })] : []),
    ...(lessons.length > 0 ? [element("p", { class: "course-about", text: say("course.lessons", { count: lessons.length }) })] : []),
    element("div", { class: "together" },
      courseButton("register", say("course.register.begin"), () => void registerForCourse(course))),
    ...(tutorials.length > 0 ? [courseRows(tutorialsRow(course))] : []),
  ];
}

/** @param {Course} course that several take. */
function whoParts(course) {
  const rows = courses.learners(course).map((learner) => courseRow(learner.uid, "person", learner.name, "", () => courses.choose(course, learner)));
  return [
    element("h4", { class: "course-part", text: say("course.who") }), courseRows(...rows),
    element("div", { class: "together" }, courseRow("register", "plus", say("course.other"), "", () => void registerForCourse(course))),
  ];
}

/** @param {CourseBook} book */
function startParts(book) {
  return [
    ...(book.isFinished ? [congratulation()] : []),
    ...(book.course.lessons.length > 0 ? [progressPart(book), nowPart(book)] : []), morePart(book),
  ];
}

/**
 * All else that there is to do.
 *
 * @param {CourseBook} book
 */
function morePart(book) {
  const { course, isTestOpen, opened, tasks } = book;
  const waiting = book.waiting.length, openTasks = tasks.filter(({ todo }) => !todo?.done).length;
  const rows = [
    courseRow("tasks", "tasks", say("course.tasks"), openTasks > 0 ? say("course.task.open", { count: openTasks }) : say("course.task.none"),
      () => courseSheet.go(tasksScreen(course))),
  ];
  if (isTestOpen) rows.unshift(courseRow("test", "test", say("course.test"), testNote(book), () => courseSheet.go(testScreen(course))));
  if (opened.length > 0) {
    rows.push(courseRow("history", "history", say("course.history"), waiting > 0 ? say("course.waiting", { count: waiting }) : "",
      () => courseSheet.go(historyScreen(course))));
  }
  if (course.tutorials.length > 0) rows.push(tutorialsRow(course));
  if (opened.length > 0) rows.push(...sendRows());
  rows.push(courseRow("change", "person", say("course.change"), book.learner.name, () => changeRegistration(book)));
  const part = element("div", { class: "course-more" }, courseRows(...rows));
  if (course.statements.length > 0 && !isTestOpen) part.append(element("p", { class: "course-later", text: say("course.test.later") }));
  return part;
}

/**
 * Today's lesson, and when the next opens.
 *
 * @param {CourseBook} book
 */
function nowPart(book) {
  const { standing: { next, opened }, today } = book;
  const part = element("div", { class: "course-now" }, ...(today ? [todayPart(book, today)] : []));
  const text = next ? openingText(opened === 0 ? "course.first" : "course.next", next, book.now) : today ? "" : say("course.over");
  if (text) part.append(element("p", { class: "course-next", text }));
  return part;
}

/** @param {Course} course */
function tutorialsRow(course) {
  const { tutorials } = course;
  return courseRow("tutorials", "tutorials", say("course.tutorials"), tutorials.length === 1 ? tutorials[0].title : "",
    () => courseSheet.go(tutorials.length === 1 ? tutorialScreen(tutorials[0]) : tutorialsScreen(course)));
}

/** @param {CourseBook} book */
function testNote(book) {
  const { next, done } = book.test();
  return next && done > 0 ? say("course.question", { number: done + 1, count: book.course.statements.length }) : "";
}

/**
 * A mark for each lesson, and how many of them were seen.
 *
 * @param {CourseBook} book
 */
function progressPart(book) {
  const { today } = book, opened = new Set(book.opened);
  const marks = book.course.lessons.map((lesson) => {
    const view = book.view(lesson);
    const state = view?.seen ? (view.inTime ? "in-time" : "late") : lesson === today ? "today" : opened.has(lesson) ? "waiting" : "";
    return element("span", { class: "course-mark", "data-state": state });
  });
  return element("div", { class: "course-progress" }, element("div", { class: "course-marks", "aria-hidden": "true" }, ...marks),
    element("p", { text: progressText(book) }));
}

/** @param {CourseBook} book */
function progressText(book) {
  const share = book.shareInTime;
  const seen = say("course.progress", { seen: book.seen, count: book.course.lessons.length });
  return share === undefined ? seen
    : `${seen} · ${say("course.share", { share: share.toLocaleString(page.language, { style: "percent" }) })}`;
}

/**
 * @param {CourseBook} book
 * @param {CourseLesson} lesson of today.
 */
function todayPart(book, lesson) {
  const { course } = book, isSeen = book.isSeen(lesson);
  const button = element("button", { type: "button", class: "course-today choice-card", "data-key": "today" },
    element("span", { class: "course-day", text: say("course.today") }),
    element("span", { class: "course-heading", dir: "auto", text: `${lesson.number}. ${lesson.title}` }));
  if (lesson.notice) button.append(element("span", { class: "course-words", dir: "auto", text: lesson.notice }));
  if (isSeen) button.append(element("span", { class: "course-seen" }, lineDrawing(courseIcons.check, "check"), viewText(book, lesson)));
  const onward = icon(document.dir === "rtl" ? "previous" : "next");
  button.append(element("span", { class: "course-go" }, say(isSeen ? "course.again" : "course.open"), onward));
  button.classList.toggle("seen", isSeen);
  return element("div", { class: "together" }, deed(button, () => openLesson(course, lesson)));
}
