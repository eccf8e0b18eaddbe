import Desk
import Shell
import TagarelaKit

enum AgendaCommands {
  static let all = views + changes

  private static let views = [
    Command(
      Signature(
        "agenda", nil, [AgendaParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "agenda 2012-11-05",
            prints: "Monday, 5 November 2012 · autumn\n09:00–09:45  #1 speech therapy\n14:00        #2 school")
        ]),
      .reads, run: { try show($0, $1, .day) }),
    Command(
      Signature(
        "agenda", "day", [AgendaParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "agenda day 2012-11-06",
            prints: "Tuesday, 6 November 2012 · autumn\n14:00  #2 school")
        ]),
      .reads, run: { try show($0, $1, .day) }),
    Command(
      Signature(
        "agenda", "week", [AgendaParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "agenda week 2012-11-05",
            prints: """
              week of 5 Nov 2012 to 11 Nov 2012 · autumn
              (Mon 5) 09:00 speech therapy | (Mon 5) 14:00 school
              Tue 6 14:00 school
              Wed 7 14:00 school
              Thu 8 14:00 school
              Fri 9 14:00 school
              Sat 10
              Sun 11
              """)
        ]),
      .reads, run: { try show($0, $1, .week) }),
    Command(
      Signature(
        "agenda", "month", [AgendaParameter.day, Common.patient],
        examples: [
          Example(
            after: giovanna + [#"agenda new party --at "2012-02-11 15:00""#], "agenda month 2012-02-01",
            prints: """
              February 2012 · winter
              Wed (1) | Thu 2 | Fri 3 | Sat 4 | Sun 5
              Mon 6 | Tue 7 | Wed 8 | Thu 9 | Fri 10 | Sat 11 party | Sun 12
              Mon 13 | Tue 14 | Wed 15 | Thu 16 | Fri 17 | Sat 18 | Sun 19
              Mon 20 | Tue 21 | Wed 22 | Thu 23 | Fri 24 | Sat 25 | Sun 26
              Mon 27 | Tue 28 | Wed 29
              """)
        ]),
      .reads, run: { try show($0, $1, .month) }),
    Command(
      Signature(
        "agenda", "open", [AgendaParameter.day, Common.patient],
        examples: [
          Example(after: written, "agenda open 2012-11-05", keys: "q", prints: "✓ the agenda of Giovanna is closed")
        ]),
      .acts, run: openAgenda),
    Command(
      Signature(
        "agenda", "list", [AgendaParameter.first, AgendaParameter.last, Common.patient],
        examples: [
          Example(
            after: written, "agenda list --from 2012-11-05 --to 2012-11-06",
            prints: """
              id  date and time      for  text            state
               1  5 Nov 2012 09:00  0:45  speech therapy
               2  5 Nov 2012 14:00        school
               2  6 Nov 2012 14:00        school
              """)
        ]),
      .reads, run: list),
    Command(
      Signature(
        "agenda", "find", [AgendaParameter.words, Common.patient],
        examples: [
          Example(
            after: written, "agenda find speech",
            prints: """
              id  date and time      for  text            repeat
               1  5 Nov 2012 09:00  0:45  speech therapy
              """)
        ]),
      .reads, run: find),
    Command(
      Signature(
        "agenda", "show", [AgendaParameter.event, Common.patient],
        examples: [
          Example(
            after: written, "agenda show 2",
            prints: """
              id             2
              date and time  5 Nov 2012 14:00
              minutes        0
              text           school
              holiday        no
              repeat         schooldays
              …
              """)
        ]),
      .reads, run: showEvent),
    Command(
      Signature(
        "agenda", "print",
        [AgendaParameter.period, AgendaParameter.day, AgendaParameter.file, Common.replace, Common.patient],
        examples: [
          Example(after: written, "agenda print week 2012-11-05 week.pdf", prints: "✓ week.pdf"),
          Example(after: written, "agenda print month month.pdf", prints: "✓ month.pdf"),
        ]),
      .acts, run: printAgenda),
  ]

  private static let changes = [
    Command(
      Signature(
        "agenda", "new",
        [
          AgendaParameter.text, AgendaParameter.at, AgendaParameter.duration, AgendaParameter.repetition,
          AgendaParameter.weekdays, AgendaParameter.until, AgendaParameter.isHoliday, AgendaParameter.alarm,
          AgendaParameter.picture, Common.patient,
        ],
        examples: [
          Example(
            after: giovanna, #"agenda new "speech therapy" --at "2012-11-05 09:00" --for 45m"#,
            prints: "✓ #1 speech therapy: 5 Nov 2012 09:00"),
          Example(
            after: giovanna, #"agenda new school --at "2012-11-05 14:00" --repeat schooldays --until 2012-12-14"#,
            prints: "✓ #1 school: 5 Nov 2012 14:00, schooldays until 14 Dec 2012"),
        ]),
      .changes, check: Context.requirePatient, run: newEvent),
    Command(
      Signature(
        "agenda", "edit",
        [
          AgendaParameter.event, AgendaParameter.textChange, AgendaParameter.durationChange,
          AgendaParameter.repetitionChange, AgendaParameter.weekdays, AgendaParameter.untilChange,
          AgendaParameter.holidayChange, AgendaParameter.alarmChange, AgendaParameter.pictureChange,
          AgendaParameter.on, Common.patient,
        ], needsOption: true,
        examples: [
          Example(after: written, "agenda edit 1 --for 1h", prints: "✓ #1 speech therapy changed"),
          Example(
            after: written, "agenda edit 2 --text outing --on 2012-11-06",
            prints: "✓ #2 outing changed on 6 Nov 2012"),
        ]),
      .changes, check: Context.checkEvent, run: editEvent),
    Command(
      Signature(
        "agenda", "move", [AgendaParameter.event, AgendaParameter.to, AgendaParameter.on, Common.patient],
        examples: [
          Example(
            after: written, #"agenda move 1 "2012-11-05 10:00""#,
            prints: "✓ #1 speech therapy moved to 5 Nov 2012 10:00"),
          Example(
            after: written, #"agenda move 2 "2012-11-06 15:00" --on 2012-11-06"#,
            prints: "✓ #2 school moved to 6 Nov 2012 15:00"),
        ]),
      .changes, check: Context.checkEvent, run: moveEvent),
    Command(
      Signature(
        "agenda", "remove", [AgendaParameter.event, AgendaParameter.on, Common.patient],
        examples: [
          Example(after: written, "agenda remove 1", prints: "✓ #1 speech therapy removed"),
          Example(
            after: written, "agenda remove 2 --on 2012-11-06",
            prints: "✓ #2 school left out on 6 Nov 2012"),
        ]),
      .changes, check: Context.checkEvent, run: removeEvent),
    Command(
      Signature(
        "agenda", "done", [AgendaParameter.event, AgendaParameter.on, Common.patient],
        examples: [
          Example(after: written, "agenda done 2 --on 2012-11-06", prints: "✓ #2 school is done")
        ]),
      .changes, run: { try tick($0, $1, true) }),
    Command(
      Signature(
        "agenda", "undone", [AgendaParameter.event, AgendaParameter.on, Common.patient],
        examples: [
          Example(
            after: written + ["agenda done 2 --on 2012-11-06"], "agenda undone 2 --on 2012-11-06",
            prints: "✓ #2 school is not done")
        ]),
      .changes, run: { try tick($0, $1, false) }),
  ]

  static let export = [
    Command(
      Signature(
        "export", "agenda", [Common.file, Common.replace, Common.patient],
        examples: [Example(after: written, "export agenda giovanna.ics", prints: "✓ giovanna.ics")]),
      .acts, run: exportAgenda)
  ]

  private static let giovanna = ["patient new Giovanna", "use giovanna"]
  private static let written =
    giovanna + [
      #"agenda new "speech therapy" --at "2012-11-05 09:00" --for 45m"#,
      #"agenda new school --at "2012-11-05 14:00" --repeat schooldays"#,
    ]
}
