import Desk
import Foundation
import Shell
import TagarelaKit

/// What `syllables` takes.
enum SyllablesParameter {
  static let words = Argument.operands("words", .text)
  static let lang = Argument.option("lang", .name(languages))
  static let say = Argument.flag("say")

  private static let languages: Parameter.Names = { _, context in context.registry.all(.pronunciations).map(\.id) }
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

extension Context {
  /// How the language that a line asks for is said.
  ///
  /// - Throws: ``Failure`` `sentence.language` with the languages that there are.
  func pronunciation(_ arguments: Arguments) throws -> Pronunciation {
    let language = language(arguments)
    let known = registry.all(.pronunciations)
    return try arguments.at(SyllablesParameter.lang) {
      guard let pronunciation = known.first(where: { $0.id == language }) else {
        throw Failure("sentence.language", ["language": .text(language)], candidates: known.map(\.id))
      }
      return pronunciation
    }
  }
}

/// A line for each word: its syllables, and how many there are.
private func divide(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let pronunciation = try context.pronunciation(arguments)
  let words = arguments[SyllablesParameter.words].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  let divided = words.map { word in
    // The dot of l·l and hyphens stay with what is written, not with what is clapped.
    (
      word: word,
      syllables: pronunciation.syllables(word).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "·- ")) }
    )
  }
  let lines = divided.map { "\($0.syllables.map { $0.uppercased() }.joined(separator: " - "))  \($0.syllables.count)" }
  var remarks: [Phrase] = []
  if arguments[SyllablesParameter.say] {
    let patient = try context.optionalPatient(arguments)
    // Each syllable is a sentence of its own, so that there is a pause after it.
    let text = divided.map { "\($0.syllables.joined(separator: ". ")). \($0.word)." }.joined(separator: " ")
    if case .silent(let why) = try context.attempt(text, for: patient, in: pronunciation.id) { remarks.append(why) }
  }
  return Outcome(
    .text(
      lines.joined(separator: "\n"),
      json: .list(
        divided.map { word, syllables in
          .record(
            Record([
              "word": .text(word), "syllables": .list(syllables.map { .text($0) }), "count": .integer(syllables.count),
            ]))
        })), remarks: remarks)
}
