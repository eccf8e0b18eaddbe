import Desk
import Shell
import TagarelaKit

enum DiaryCommands {
  static let all = reading + writing

  private static let reading = [
    Command(
      Signature(
        "diary", nil, [DiaryParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "diary 2012-11-05",
            prints: """
              id  date and time     text             for
               1  5 Nov 2012 09:15  I want a drink.  tutors, therapist
              """)
        ]),
      .reads, run: showPage),
    Command(
      Signature(
        "diary", "open", [DiaryParameter.day, Common.patient],
        examples: [
          Example(after: written, "diary open 2012-11-05", keys: "q", prints: "✓ the diary of Giovanna is closed")
        ]),
      .acts, run: openDiary),
    Command(
      Signature(
        "diary", "show", [DiaryParameter.entry, Common.patient],
        examples: [
          Example(
            after: written, "diary show 1",
            prints: """
              id             1
              date and time  5 Nov 2012 09:15
              text           I want a drink.
              for            tutors, therapist
              hidden         no
              """)
        ]),
      .reads, run: showEntry),
    Command(
      Signature(
        "diary", "find", [DiaryParameter.words, Common.patient],
        examples: [
          Example(
            after: written, "diary find drink",
            prints: """
              id  date and time     text             for
               1  5 Nov 2012 09:15  I want a drink.  tutors, therapist
              """)
        ]),
      .reads, run: findEntries),
    Command(
      Signature(
        "diary", "play", [DiaryParameter.entry, Common.patient],
        examples: [
          Example(
            after: written + ["diary edit 1 --voice voices/suco.wav"], "diary play 1", prints: "✓ #1, 1 s")
        ]),
      .acts, run: playEntry),
    Command(
      Signature(
        "diary", "tell", [DiaryParameter.day, DiaryParameter.readers, Common.patient],
        examples: [
          Example(
            after: written + [#"diary new "We went to the sea" --at "2012-11-05 18:00""#], "diary tell 2012-11-05",
            prints: "First: I want a drink. Then: We went to the sea.")
        ]),
      .acts, run: tellDay),
    Command(
      Signature(
        "diary", "print",
        [
          DiaryParameter.file, Common.from, Common.to, DiaryParameter.readers, DiaryParameter.isBooklet, Common.replace,
          Common.patient,
        ],
        examples: [
          Example(after: written, "diary print diary.pdf", prints: "✓ diary.pdf"),
          Example(after: written, "diary print --booklet booklet.pdf", prints: "✓ booklet.pdf"),
        ]),
      .acts, run: printDiary),
  ]

  private static let writing = [
    Command(
      Signature(
        "diary", "new",
        [
          DiaryParameter.text, DiaryParameter.isSentence, DiaryParameter.picture, DiaryParameter.voice,
          DiaryParameter.at, DiaryParameter.readers, Common.patient,
        ],
        examples: [
          Example(
            after: giovanna, #"diary new "We went to the sea." --at "2012-11-05 18:00""#,
            prints: "✓ in the diary of Giovanna, 5 Nov 2012 18:00"),
          Example(
            after: giovanna, #"diary new --sentence I want drink --at "2012-11-05 09:15""#, in: "en",
            prints: "✓ in the diary of Giovanna, 5 Nov 2012 09:15"),
        ]),
      .changes, check: Context.requirePatient, run: newEntry),
    Command(
      Signature(
        "diary", "edit",
        [
          DiaryParameter.entry, DiaryParameter.textChange, DiaryParameter.pictureChange, DiaryParameter.voiceChange,
          DiaryParameter.at, DiaryParameter.readers, Common.patient,
        ], needsOption: true,
        examples: [Example(after: written, #"diary edit 1 --text "I want juice.""#, prints: "✓ #1 changed")]),
      .changes, run: editEntry),
    Command(
      Signature(
        "diary", "record", [DiaryParameter.entry, DiaryParameter.seconds, Common.patient],
        examples: [
          Example(after: written, "diary record 1 --seconds 0.5", prints: "✓ the voice of #1 is kept, 0.5 s")
        ]),
      .acts, run: recordEntry),
    Command(
      Signature(
        "diary", "hide", [DiaryParameter.entry, Common.patient],
        examples: [Example(after: written, "diary hide 1", prints: "✓ #1 is yours alone: it isn't printed or sent")]),
      .changes, run: hideEntry),
    Command(
      Signature(
        "diary", "reveal", [DiaryParameter.entry, DiaryParameter.readers, Common.patient],
        examples: [
          Example(after: written + ["diary hide 1"], "diary reveal 1", prints: "✓ #1 can be shown to others"),
          Example(
            after: written + ["diary hide 1"], "diary reveal 1 --for tutors",
            prints: "✓ #1 can be shown to: tutors"),
        ]),
      .changes, run: revealEntry),
    Command(
      Signature(
        "diary", "gather", [DiaryParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "diary gather 2012-11-05",
            prints: "✓ there is nothing more of 5 Nov 2012 for the diary of Giovanna")
        ]),
      .changes, run: gatherFinished),
    Command(
      Signature(
        "diary", "remove", [DiaryParameter.entry, Common.patient],
        examples: [Example(after: written, "diary remove 1", prints: "✓ #1 removed")]),
      .changes, run: removeEntry),
  ]

  private static let giovanna = ["patient new Giovanna", "use giovanna"]
  private static let written = giovanna + [#"diary new "I want a drink." --at "2012-11-05 09:15""#]
}
