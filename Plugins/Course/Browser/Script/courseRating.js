/**
 * How a lesson was, asked when it was seen in time; then come the tasks.
 *
 * @param {Course} course
 * @param {CourseLesson} lesson
 * @returns {CourseScreen}
 */
function ratingScreen(course, lesson) {
  return {
    title: say("course.lesson", { number: lesson.number }),
    draw() {
      const book = courses.book(course);
      return [
        element("h4", { class: "course-title", dir: "auto", text: lesson.title }),
        ...(book ? [ratingPart(book, lesson, () => { courseSheet.home(); courseSheet.go(tasksScreen(course)); })] : []),
      ];
    },
  };
}

/**
 * @param {CourseBook} book
 * @param {CourseLesson} lesson that was seen in time.
 * @param {() => void} then
 */
function ratingPart({ course, ...book }, lesson, then) {
  const view = book.learner.views.find((one) => one.lesson === lesson.uid);
  const buttons = [1, 2, 3, 4, 5].map((rating) => {
    const name = rating === 1 ? `1, ${say("course.rate.low")}` : rating === 5 ? `5, ${say("course.rate.high")}` : String(rating);
    const button = element("button", {
      type: "button", class: "course-rate choice-card", "data-key": `rate-${rating}`, "aria-label": name,
      "aria-pressed": String(view?.rating === rating),
    }, lineDrawing(courseIcons.star, "star"), element("span", { text: rating }));
    button.classList.toggle("filled", rating <= (view?.rating ?? 0));
    return deed(button, () => {
      const known = courses.book(course);
      if (known && view) courses.change(known, courseDeeds.rated(view, rating, known.now));
      then();
    });
  });
  return element("section", { class: "course-rating" },
    element("h4", { id: "course-rate", text: say("course.rate") }),
    element("div", { class: "course-rates together", role: "group", "aria-labelledby": "course-rate" }, ...buttons),
    element("p", { class: "course-ends", "aria-hidden": "true" },
      element("span", { text: say("course.rate.low") }), element("span", { text: say("course.rate.high") })));
}
