import Clinic
import Desk
import Shell
import TagarelaKit

/// What `syllables` takes.
enum SyllablesParameter {
  static let words = Argument.operands("words", .text)
  static let lang = Argument.option("lang", .name(Names.identifiers(.pronunciations)))
  static let say = Argument.flag("say")
}

extension Noun {
  static let syllables = Noun(
    "syllables",
    [
      Command(
        Signature(
          "syllables", nil,
          [SyllablesParameter.words, SyllablesParameter.lang, SyllablesParameter.say, Common.patient]),
        .acts, run: divide)
    ])
}

/// A line for each word: its syllables, and how many there are.
private func divide(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let pronunciation = try arguments.at(SyllablesParameter.lang) {
    try context.clinic.pronunciation(of: context.language(arguments))
  }
  let divided = pronunciation.divided(arguments[SyllablesParameter.words].joined(separator: " "))
  let lines = divided.map { "\($0.syllables.map { $0.uppercased() }.joined(separator: " - "))  \($0.syllables.count)" }
  var remarks: [Phrase] = []
  if arguments[SyllablesParameter.say] {
    let patient = try context.optionalPatient(arguments)
    if case .silent(let why) = try context.attempt(divided.spoken, for: patient, in: pronunciation.id) {
      remarks.append(why)
    }
  }
  return Outcome(
    .text(
      lines.joined(separator: "\n"),
      json: .list(
        divided.map { divided in
          .record(
            Record([
              "word": .text(divided.word), "syllables": .list(divided.syllables.map { .text($0) }),
              "count": .integer(divided.syllables.count),
            ]))
        })), remarks: remarks)
}
