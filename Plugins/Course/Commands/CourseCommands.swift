import Desk
import Shell
import TagarelaKit

enum CourseCommands {
  static let all = authors + letters + learners

  private static let authors = [
    Command(
      Signature(
        "course", "list", [],
        examples: [
          Example(
            after: written, "course list",
            prints: """
              id  course       lessons  tutorials  statements  tasks  learners
               1  AAC at home        1          1           1      1         0
              """)
        ]),
      .reads, run: listCourses),
    Command(
      Signature(
        "course", "new", [CourseParameter.newName, CourseParameter.description],
        examples: [Example(#"course new "AAC at home""#, prints: "✓ the course AAC at home is there; …")]),
      .changes, run: newCourse),
    Command(
      Signature(
        "course", "show", [CourseParameter.anyCourse],
        examples: [
          Example(
            after: written, "course show",
            prints: """
              kind       number  title                  contents  answer
              tutorial        1  How this course works  text
              lesson          1  Wait                   text
              task            1  Wait at lunch
              statement       1  Waiting helps                    true
              """)
        ]),
      .reads, run: showCourse),
    Command(
      Signature(
        "course", "find", [CourseParameter.words],
        examples: [
          Example(
            after: written, "course find ten",
            prints: "course       kind    number  title\nAAC at home  lesson       1  Wait")
        ]),
      .reads, run: findInCourses),
    Command(
      Signature(
        "course", "rename", [CourseParameter.course, CourseParameter.rename, CourseParameter.description],
        needsOption: true,
        examples: [
          Example(after: written, #"course rename AAC --name "Talking at home""#, prints: "✓ Talking at home changed")
        ]),
      .changes, run: renameCourse),
    Command(
      Signature(
        "course", "remove", [CourseParameter.course],
        examples: [Example(after: written, "course remove AAC", prints: "✓ the course AAC at home is removed")]),
      .changes, run: removeCourse),
    Command(
      Signature(
        "course", "lesson",
        [
          CourseParameter.deed, CourseParameter.number, CourseParameter.title, CourseParameter.file,
          CourseParameter.text,
          CourseParameter.notice, CourseParameter.place, CourseParameter.isTutorial, CourseParameter.ofCourse,
        ],
        examples: [
          Example(
            after: written, #"course lesson new --title "Show, don’t ask" --text "Point while you speak.""#,
            prints: "✓ lesson 2, Show, don’t ask, is there"),
          Example(after: written, "course lesson edit 1 --title Waiting", prints: "✓ lesson 1, Waiting, changed"),
        ]),
      .changes, run: writeLesson),
    Command(
      Signature(
        "course", "question",
        [
          CourseParameter.deed, CourseParameter.number, CourseParameter.text, CourseParameter.truth,
          CourseParameter.explanation, CourseParameter.ofCourse,
        ],
        examples: [
          Example(
            after: written,
            #"course question new --text "Ten words are enough" --answer false --explanation "They need many more.""#,
            prints: "✓ statement 2 is there")
        ]),
      .changes, run: writeStatement),
    Command(
      Signature(
        "course", "import", [CourseParameter.folder, CourseParameter.rename, Common.replace],
        examples: [
          Example(
            "course import course-aac-at-home/en",
            prints: "✓ AAC at home: 7 lessons, 10 statements, 8 tasks")
        ]),
      .changes, run: importCourse),
    Command(
      Signature(
        "course", "export",
        [CourseParameter.course, CourseParameter.target, CourseParameter.ofTutor, Common.patient, Common.replace],
        examples: [Example(after: written, "course export AAC course", prints: "✓ course")]),
      .acts, check: Context.checkCourse, run: exportCourse),
    Command(
      Signature(
        "course", "statistics",
        [CourseParameter.anyCourse, CourseParameter.view, CourseParameter.chart, Common.replace],
        examples: [
          Example(
            after: written, "course statistics AAC",
            prints: """
              number  title  opened for  opened  seen  in time  %  rating  spread  ratings
                   1  Wait            0       0     0        0                           0
              """)
        ]),
      .acts, run: statistics),
  ]

  private static let letters = [
    Command(
      Signature(
        "course", "letters", [Common.folder],
        examples: [
          Example(
            after: opened + ["course notice on --mail on"], "course letters --to-dir letters",
            prints: "learner  e-mail           number  title  state\nAna      ana@example.org       1  Wait   written")
        ]),
      .acts, run: sendNotices)
  ]

  private static let learners = [
    Command(
      Signature(
        "course", "register",
        [
          CourseParameter.anyCourse, CourseParameter.learnerName, CourseParameter.profession, CourseParameter.born,
          CourseParameter.email, CourseParameter.organisation, CourseParameter.sex, CourseParameter.hour,
          Common.patient,
        ],
        examples: [
          Example(
            after: written, registration + "8",
            prints: "✓ Ana takes the course AAC at home; the first lesson opens on …")
        ]),
      .acts, check: checkRegistration, run: register),
    Command(
      Signature(
        "course", "edit",
        [
          CourseParameter.rename, CourseParameter.newProfession, CourseParameter.newBorn, CourseParameter.newEmail,
          CourseParameter.newOrganisation, CourseParameter.newSex, CourseParameter.newHour, CourseParameter.learner,
          CourseParameter.ofCourse, Common.patient,
        ], needsOption: true,
        examples: [
          Example(
            after: registered + [#"course lesson new --title Show --text "Point to what you say.""#],
            "course edit --hour 20:30", prints: "✓ Ana: changed; the next lesson opens on …")
        ]),
      .changes, run: editRegistration),
    Command(
      Signature(
        "course", "leave", [CourseParameter.learner, CourseParameter.ofCourse],
        examples: [Example(after: registered, "course leave", prints: "✓ Ana no longer takes the course AAC at home")]),
      .changes, run: leaveCourse),
    Command(
      Signature(
        "course", "today", [CourseParameter.opens, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(after: registered, "course today", prints: "course AAC at home\n▱ 0 of 1 lessons seen\n…")
        ]),
      .acts, run: today),
    Command(
      Signature(
        "course", "seen",
        [CourseParameter.number, CourseParameter.rating, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(
            after: opened, "course seen --rating 5",
            prints: "“Wait” seen in time · 5 of 5\n\n1 task to do: course task\n  1 · Wait at lunch")
        ]),
      .acts, run: noteSeen),
    Command(
      Signature(
        "course", "rate",
        [CourseParameter.stars, CourseParameter.lesson, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [Example(after: opened + ["course seen"], "course rate 4", prints: "✓ “Wait”: 4 of 5")]),
      .changes, run: rate),
    Command(
      Signature(
        "course", "history",
        [CourseParameter.number, CourseParameter.opens, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(
            after: opened, "course history",
            prints: "number  title  contents  seen  state         rating\n     1  Wait   text            not seen yet"),
          Example(after: opened, "course history 1", prints: "lesson 1: Wait\n\nCount to ten."),
        ]),
      .acts, run: history),
    Command(
      Signature(
        "course", "tutorial",
        [CourseParameter.number, CourseParameter.opens, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(
            after: registered, "course tutorial 1",
            prints: "before you begin: How this course works\n\nA lesson a day.")
        ]),
      .acts, run: tutorial),
    Command(
      Signature(
        "course", "task",
        [
          CourseParameter.taskDeed, CourseParameter.taskWords, CourseParameter.lesson, CourseParameter.learner,
          CourseParameter.ofCourse,
        ],
        examples: [
          Example(after: registered, #"course task new "Print the board""#, prints: "✓ task: Print the board"),
          Example(
            after: registered + [#"course task new "Print the board""#], "course task tick 1",
            prints: "✓ done: Print the board"),
        ]),
      .changes, run: tasks),
    Command(
      Signature(
        "course", "test",
        [CourseParameter.truth, CourseParameter.again, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(after: opened, "course test", prints: "statement 1 of 1: true or false?\nWaiting helps"),
          Example(
            after: opened, "course test --answer false",
            prints: "✓ Not quite: Children need time to find their word."),
        ]),
      .acts, run: takeTest),
    Command(
      Signature(
        "course", "notice",
        [CourseParameter.state, CourseParameter.mail, CourseParameter.learner, CourseParameter.ofCourse],
        examples: [
          Example(after: registered, "course notice off", prints: "✓ Ana isn’t told any more when a lesson opens")
        ]),
      .changes, run: setNotice),
  ]

  static let written = [
    #"course new "AAC at home""#,
    #"course lesson new --title "How this course works" --text "A lesson a day." --tutorial"#,
    #"course lesson new --title Wait --text "Count to ten.""#,
    #"course question new --text "Waiting helps" --answer true --explanation "Children need time to find their word.""#,
    #"course task new "Wait at lunch" --course AAC --lesson 1"#,
  ]
  private static let registration =
    "course register AAC --name Ana --profession teacher --born 1980-05-02 --email ana@example.org --organisation School "
    + "--sex female --hour "
  private static let registered = written + [registration + "8"]
  private static let opened = written + [registration + "now"]
}
