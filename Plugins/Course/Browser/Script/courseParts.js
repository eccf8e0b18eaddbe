/** Drawings of the courses' own buttons. */
const courseIcons = {
  check: "M4 12.5l5.5 5.5L20 6.5",
  history: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.2h4.2M12 8v4.5l3 2",
  person: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c0-4.5 3.4-7 7.5-7s7.5 2.5 7.5 7",
  plus: "M12 4.5v15M4.5 12h15",
  send: "M3.5 12L21 3.5l-5.5 17-3.8-6.7zM11.7 13.8L21 3.5",
  star: "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  tasks: "M3.5 6l1.7 1.7L8.5 4.5M3.5 12.5l1.7 1.7L8.5 11M3.5 19l1.7 1.7 3.3-3.2M12 6h8.5M12 12.5h8.5M12 19h8.5",
  test: "M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19M9.2 9.6a2.8 2.8 0 1 1 4.1 2.5c-.9.5-1.3 1-1.3 2M12 17.2v.01",
  tutorials: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2.1h5c0-.9.3-1.6 1-2.1A6 6 0 0 0 12 3",
};

/**
 * A line of a list that leads somewhere.
 *
 * @param {string} key by which the focus finds it again.
 * @param {keyof typeof courseIcons | number} mark its drawing, or its number.
 * @param {string} text
 * @param {string} note what there is to say of it, below it; may be empty.
 * @param {() => void} does
 */
function courseRow(key, mark, text, note, does) {
  const sign = typeof mark === "number" ? element("span", { class: "course-number", text: mark }) : lineDrawing(courseIcons[mark], mark);
  const words = element("span", { class: "course-words" }, element("span", { class: "course-name", dir: "auto", text }));
  if (note) words.append(element("span", { class: "course-note", dir: "auto", text: note }));
  const onward = icon(document.dir === "rtl" ? "previous" : "next");
  onward.classList.add("course-onward");
  return deed(element("button", { type: "button", class: "course-row choice-card", "data-key": key }, sign, words, onward), does);
}

/** @param {HTMLElement[]} rows */
function courseRows(...rows) {
  return element("div", { class: "course-rows together" }, ...rows);
}

/**
 * What one came for: a button as wide as the page.
 *
 * @param {string} key
 * @param {string} text
 * @param {() => void} does
 */
function courseButton(key, text, does) {
  return deed(element("button", { type: "button", class: "button main course-button", "data-key": key, text }), does);
}

/**
 * A day and hour as people say them: tomorrow, at eight.
 *
 * @param {"course.first" | "course.next"} key
 * @param {string} at
 * @param {string} now
 */
function openingText(key, at, now) {
  const days = dayNumber(at.slice(0, 10)) - dayNumber(now.slice(0, 10));
  const day = new Intl.RelativeTimeFormat(page.language, { numeric: "auto" }).format(days, "day");
  const hour = new Date(`2000-01-01T${at.slice(11)}`).toLocaleTimeString(page.language, { timeStyle: "short" });
  return say(key, { day, hour });
}

/**
 * When a lesson was seen, in words.
 *
 * @param {CourseBook} book
 * @param {CourseLesson} lesson
 */
function viewText(book, lesson) {
  const view = book.view(lesson);
  return say(!view?.seen ? "course.unseen" : view.inTime ? "course.in-time" : "course.late");
}
