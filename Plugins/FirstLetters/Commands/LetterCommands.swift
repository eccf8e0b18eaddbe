import Desk
import Shell
import TagarelaKit

/// What the commands of first letters take.
enum FirstLetterParameter {
  static let topic = Argument.operand("topic", .choice(LetterTopic.self))
  static let optionalTopic = Argument.optionalOperand("topic", .choice(LetterTopic.self))
  static let letters = Argument.option("letters", .choice(LetterWriting.self))
  static let language = Argument.option("lang", .name(Names.identifiers(.pronunciations)))
  static let scan = Argument.option("scan", .number)
  static let name = Argument.option("name", .text)
  static let turn = Argument.option("turn", .text)
  static let lives = Argument.option("lives", .integer(1...9))
}

enum LetterCommands {
  static let lesson = Noun(
    "lesson",
    [
      Command(
        Signature(
          "lesson", nil,
          [
            FirstLetterParameter.topic, FirstLetterParameter.letters, FirstLetterParameter.language,
            FirstLetterParameter.scan,
            Common.patient,
          ],
          examples: [
            Example(
              "lesson vowels",
              prints: """
                letter or number  is said
                A                 ay
                E                 ee
                I                 eye
                O                 oh
                U                 you
                """)
          ]),
        .acts, run: openLesson)
    ])

  static let game = Noun(
    "game",
    [
      Command(
        Signature(
          "game", nil,
          [
            FirstLetterParameter.topic, FirstLetterParameter.letters, FirstLetterParameter.language,
            FirstLetterParameter.scan,
            Common.patient,
          ],
          examples: [Example("game vowels", keys: "\u{1B}", prints: "✓ vowels: 0 right, 0 wrong")]),
        .acts, run: playGame)
    ])

  static let challenge = Noun(
    "challenge",
    [
      Command(
        Signature(
          "challenge", nil,
          [
            FirstLetterParameter.topic, FirstLetterParameter.name, FirstLetterParameter.turn,
            FirstLetterParameter.lives,
            FirstLetterParameter.letters, FirstLetterParameter.language, FirstLetterParameter.scan, Common.patient,
          ],
          examples: [Example("challenge numbers --name Ana", keys: "\u{1B}", prints: "✓ numbers: 0 right, record 0")]),
        .acts, run: playChallenge)
    ])

  static let record = Noun(
    "record",
    [
      Command(
        Signature(
          "record", "list", [FirstLetterParameter.optionalTopic],
          examples: [
            Example(
              "record",
              prints:
                "topic      record  name  date\nnumbers         0\nvowels          0\nalphabet        0\nsyllables       0"
            )
          ]),
        .reads, run: listRecords),
      Command(
        Signature(
          "record", "clear", [FirstLetterParameter.topic],
          examples: [Example("record clear numbers", prints: "✓ numbers: 0 records removed")]),
        .changes, run: clearRecords),
    ])
}
