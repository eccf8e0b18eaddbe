/**
 * What the page is given of courses for those who look after a patient: a lesson a day, tasks, a test of statements at the end.
 * Moments are the wall clock's, as `2026-11-23 09:15:30`, days as `2026-11-23`.
 */
interface CourseData { courses: Course[] }

interface Course {
  uid: string;
  name: string;
  /** What it is for; may be empty. */
  description: string;
  /** To be seen before the first lesson opens, and at any time. */
  tutorials: CourseLesson[];
  /** In the order in which they open, one a day. */
  lessons: CourseLesson[];
  statements: CourseStatement[];
  tasks: CourseTask[];
  /** Who is registered already, with all that is known; where there is nobody, one registers on the page. */
  learners: CourseLearner[];
}

interface CourseLesson {
  uid: string;
  /** From 1, of its kind; as people call it. */
  number: number;
  title: string;
  /** What is said when it opens; may be empty. */
  notice: string;
  /** What is to be read, without a heading that says the title once more; empty where there is a film alone. */
  text: CourseBlock[];
  film: CourseFilm | null;
}

/** A piece of a text, on lines of its own. */
type CourseBlock =
  | { kind: "heading"; level: 1 | 2 | 3; text: CourseSpan[] }
  | { kind: "paragraph"; text: CourseSpan[] }
  | { kind: "list"; isNumbered: boolean; items: CourseSpan[][] }
  /** `picture` is `data:…`, or a drawing as it is written (`<svg …`). */
  | { kind: "picture"; picture: string; says: string };

interface CourseSpan {
  text: string;
  isStrong?: true;
  isStressed?: true;
}

/** A film inside the page, or in a file beside it; neither where it was too large to come along. */
interface CourseFilm {
  /** `video/mp4` or `video/webm`. */
  type: string;
  bytes: number;
  /** `data:video/…` */
  address: string | null;
  /** As seen from the page: `aac-at-home/lesson-3.mp4`. */
  file: string | null;
}

interface CourseStatement {
  uid: string;
  text: string;
  isTrue: boolean;
  /** Shown after a wrong answer, before it is asked again. */
  explanation: string;
}

interface CourseTask {
  uid: string;
  text: string;
  /** The number of the lesson with which it comes into the list; 0 for the beginning. */
  lesson: number;
}

/** Who takes the course. None of the texts is empty. */
interface CourseLearner {
  uid: string;
  name: string;
  profession: string;
  /** A day that has been. */
  born: string;
  email: string;
  sex: "female" | "male" | "other";
  organisation: string;
  /** When lessons open: each hour with the moment from which on it holds, in that order. The first is when they registered. */
  hours: CourseHour[];
  /** Whether a new lesson is announced. */
  notices: boolean;
  /** When each of the fields above was last changed, by its name; what isn't there was when they registered. */
  changed: Record<string, string>;
  views: CourseView[];
  answers: CourseAnswer[];
  todos: CourseTodo[];
}

/**
 * An hour of the day at which lessons open, and from when on.
 *
 * Exactly one opens each calendar day, seen or not. On the day of the registration one opens only if the hour is still to come, or in
 * that minute. When the hour is changed, a day that has had its lesson gets no other; one that hasn't gets it at the new hour, or at once
 * where that has gone by. So what has opened stays open, and what is to come is worked out from the hours alone; a wall clock that goes
 * back (a journey, the end of summer time) counts from the latest moment among the learner's `hours` and `views`.
 * A lesson was seen in time when it was seen before the next one opened; the last one, before a next one would have.
 * `Tests/Cases/course/openings.json` has cases of this.
 */
interface CourseHour {
  since: string;
  /** `08:00` */
  hour: string;
}

/** What a learner has seen of a lesson. */
interface CourseView {
  lesson: string;
  /** When it was first opened. */
  opened: string;
  /** When it was first seen to its end; null where it wasn't. */
  seen: string | null;
  inTime: boolean;
  /** 1 to 5; only of one that was seen in time. */
  rating: number | null;
  rated: string | null;
}

/** An answer that was given in the test. */
interface CourseAnswer {
  uid: string;
  statement: string;
  /** From 1: who has reached the end may begin anew. */
  round: number;
  at: string;
  given: boolean;
  isRight: boolean;
}

/** What a learner wants to do, or has done: a task of the course (`task`), or one of their own. */
interface CourseTodo {
  uid: string;
  task: string | null;
  text: string;
  added: string;
  done: string | null;
  /** When it was last written, ticked or unticked. */
  changed: string;
}

/**
 * What goes back with the observations, as items of the part `course` (docs/bundle-format.md). All fields are texts; what is null isn't there.
 *
 * - learner: `uid` drawn by chance, 16 characters or more; fields `kind` "learner", `course`, `name`, `profession`, `born`, `email`, `sex`,
 *   `organisation`, `hours` and `changed` (both as JSON), `notices` ("1" or "0").
 * - view: `uid` is `LEARNER LESSON`, with a blank; fields `kind` "view", `learner`, `lesson`, `opened`, `seen`, `in_time` ("1" or "0"),
 *   `rating`, `rated`.
 * - answer: `uid` drawn by chance; fields `kind` "answer", `learner`, `statement`, `round`, `at`, `given` ("true" or "false"), `right` ("1" or "0").
 * - todo: `uid` drawn by chance, of a task of the course `LEARNER TASK`; fields `kind` "todo", `learner`, `task`, `text`, `added`, `done`, `changed`.
 *
 * A learner's item comes before the others. What is sent twice adds nothing. Of two versions the later wins, a learner's field by field
 * (`changed`), a rating by `rated`, a todo by `changed`; `opened` and `seen` are the earlier of both.
 */
type CourseItemKind = "learner" | "view" | "answer" | "todo";

// What the page makes of it.

/** What the page keeps of courses. */
interface CourseKept {
  /** Those who did something on this page, by their identities. */
  learners: Record<string, KeptLearner>;
  /** Who takes a course on this page: identities of learners by those of courses. */
  chosen: Record<string, string>;
}

interface KeptLearner extends CourseLearner {
  /** The identity of what they take. */
  course: string;
}

/** What one says of oneself, as the form has it. */
type CourseRegistration = Pick<CourseLearner, "name" | "profession" | "born" | "email" | "sex" | "organisation" | "notices"> & { hour: string };

/** How far a course has come for a learner. */
interface LessonStanding {
  /** How many lessons have opened. */
  opened: number;
  /** The one that opened last, counted from 0, until the next one does; null before the first and when all are over. */
  today: number | null;
  /** When the next one opens; null where all have. */
  next: string | null;
}

/** A task as the list shows it. */
interface ListedTask {
  /** Of what is kept of it, or would be. */
  uid: string;
  /** The course's, where it is one of those. */
  task: string | null;
  text: string;
  todo: CourseTodo | undefined;
}

/** How far the test has come. */
interface CourseTestState {
  round: number;
  /** What is asked next; undefined at the end. */
  next: CourseStatement | undefined;
  /** How many were answered rightly in this round. */
  done: number;
  /** Whether that which is asked next was answered wrongly before. */
  isAgain: boolean;
}

/** One of the sheet's screens, of which each leads back to the one before. */
interface CourseScreen {
  title: string;
  /** What is on it, as things stand. */
  draw(): Node[];
}
