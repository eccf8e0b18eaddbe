import StructuredText
import TagarelaKit

/// Texts of one language, as a pack names them: `{"language": "pt", "words": "words.txt", "messages": "messages.txt"}`.
struct TranslationEntry {
  let language: String
  /// What a language that Tagarela doesn't speak calls itself; nil for one that it speaks.
  let name: String?
  let words: String?
  let messages: String?
  /// Where the language stands in `module.json`.
  let place: Place

  private static let keys = ["language", "name", "words", "messages"]

  /// The entries of a pack, in order.
  ///
  /// - Throws: ``Failure`` with its place.
  static func all(in content: PackContent) throws -> [TranslationEntry] {
    let value = try content.value()
    return try (value.json.list ?? [value.json]).map { try TranslationEntry($0, value.source) }
  }

  private init(_ value: JSONValue, _ source: SourceText) throws {
    let place = source.place(value.range)
    guard let members = value.members else { throw Failure("pack.translation_expected", place: place) }
    var texts: [String: String] = [:]
    for member in members {
      guard Self.keys.contains(member.key) else {
        throw Failure(
          "pack.key_unknown", ["key": .text(member.key)], candidates: nearest(to: member.key, among: Self.keys),
          place: source.place(member.keyRange))
      }
      guard let text = member.value.string, !text.isEmpty else {
        throw Failure("pack.not_text_value", ["key": .text(member.key)], place: source.place(member.value.range))
      }
      texts[member.key] = text
    }
    guard let language = texts["language"] else {
      throw Failure("pack.key_missing", ["key": .text("language")], place: place)
    }
    let languagePlace = members.first { $0.key == "language" }.map { source.place($0.value.range) } ?? place
    guard language.utf8.count == 2, language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw Failure("pack.language_code", ["text": .text(language)], place: languagePlace)
    }
    guard texts["words"] != nil || texts["messages"] != nil else {
      throw Failure("pack.translation_expected", place: place)
    }
    self.language = language
    self.place = languagePlace
    name = texts["name"]
    words = texts["words"]
    messages = texts["messages"]
  }

  /// - Throws: ``Failure`` of a file that can't be read.
  func translation(_ content: PackContent) throws -> Translation {
    let words = try text(words, content)
    let messages = try text(messages, content)
    return Translation(module: content.pack, language: language, words: words, messages: messages)
  }

  private func text(_ file: String?, _ content: PackContent) throws -> String {
    guard let file else { return "" }
    return try SourceText(path: content.file(file), named: file, limit: 1 << 20).string
  }
}
