import Workspace

extension CourseStore {
  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE course (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            about TEXT NOT NULL
          );
          CREATE TABLE course_lesson (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            course INTEGER NOT NULL REFERENCES course(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            number INTEGER NOT NULL,
            title TEXT NOT NULL,
            notice TEXT NOT NULL,
            text TEXT NOT NULL,
            film INTEGER REFERENCES media(id)
          );
          CREATE INDEX course_lesson_order ON course_lesson(course, kind, number);
          CREATE INDEX course_lesson_film ON course_lesson(film);
          CREATE TABLE course_picture (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            lesson INTEGER NOT NULL REFERENCES course_lesson(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            picture INTEGER NOT NULL REFERENCES media(id)
          );
          CREATE INDEX course_picture_order ON course_picture(lesson, name);
          CREATE INDEX course_picture_picture ON course_picture(picture);
          CREATE TABLE course_statement (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            course INTEGER NOT NULL REFERENCES course(id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            is_true INTEGER NOT NULL,
            explanation TEXT NOT NULL
          );
          CREATE INDEX course_statement_order ON course_statement(course, number);
          CREATE TABLE course_task (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            course INTEGER NOT NULL REFERENCES course(id) ON DELETE CASCADE,
            lesson INTEGER NOT NULL,
            text TEXT NOT NULL
          );
          CREATE INDEX course_task_order ON course_task(course, lesson);
          CREATE TABLE course_learner (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            course INTEGER NOT NULL REFERENCES course(id) ON DELETE CASCADE,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            profession TEXT NOT NULL,
            born TEXT NOT NULL,
            email TEXT NOT NULL,
            sex TEXT NOT NULL,
            organisation TEXT NOT NULL,
            hours TEXT NOT NULL,
            notices INTEGER NOT NULL,
            mail INTEGER NOT NULL,
            here INTEGER NOT NULL,
            changed TEXT NOT NULL
          );
          CREATE INDEX course_learner_course ON course_learner(course);
          CREATE INDEX course_learner_patient ON course_learner(patient);
          CREATE TABLE course_view (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            learner INTEGER NOT NULL REFERENCES course_learner(id) ON DELETE CASCADE,
            lesson INTEGER NOT NULL REFERENCES course_lesson(id) ON DELETE CASCADE,
            opened TEXT NOT NULL,
            seen TEXT,
            in_time INTEGER NOT NULL,
            rating INTEGER,
            rated TEXT
          );
          CREATE INDEX course_view_learner ON course_view(learner);
          CREATE INDEX course_view_lesson ON course_view(lesson);
          CREATE TABLE course_answer (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            learner INTEGER NOT NULL REFERENCES course_learner(id) ON DELETE CASCADE,
            statement INTEGER NOT NULL REFERENCES course_statement(id) ON DELETE CASCADE,
            round INTEGER NOT NULL,
            at TEXT NOT NULL,
            given INTEGER NOT NULL,
            is_right INTEGER NOT NULL
          );
          CREATE INDEX course_answer_learner ON course_answer(learner, round);
          CREATE INDEX course_answer_statement ON course_answer(statement);
          CREATE TABLE course_todo (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            learner INTEGER NOT NULL REFERENCES course_learner(id) ON DELETE CASCADE,
            task INTEGER REFERENCES course_task(id) ON DELETE SET NULL,
            text TEXT NOT NULL,
            added TEXT NOT NULL,
            done TEXT,
            changed TEXT NOT NULL
          );
          CREATE INDEX course_todo_learner ON course_todo(learner);
          CREATE INDEX course_todo_task ON course_todo(task);
          CREATE TABLE course_letter (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            learner INTEGER NOT NULL REFERENCES course_learner(id) ON DELETE CASCADE,
            lesson INTEGER NOT NULL REFERENCES course_lesson(id) ON DELETE CASCADE,
            at TEXT NOT NULL
          );
          CREATE INDEX course_letter_learner ON course_letter(learner);
          CREATE INDEX course_letter_lesson ON course_letter(lesson);
          """,
        undoable: [
          "course", "course_lesson", "course_picture", "course_statement", "course_task", "course_learner",
          "course_view", "course_answer", "course_todo", "course_letter",
        ])
    ],
    impersonal: ["course", "course_lesson", "course_picture", "course_statement", "course_task"])
}
