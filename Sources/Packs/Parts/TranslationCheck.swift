import Conformance

import StructuredText
import TagarelaKit

/// Compares a pack's texts of one language with those that Tagarela has.
struct TranslationCheck {
  let entry: TranslationEntry
  let content: PackContent

  var complaints: [FileComplaint] {
    get throws {
      guard let known = content.known else { return [] }
      let isKnown = known.first(.languages, id: entry.language) != nil
      if isKnown == (entry.name != nil) {
        let key = isKnown ? "pack.language_known" : "pack.language_unknown"
        let place = entry.place
        return [
          FileComplaint(
            Failure(key, ["text": .text(entry.language)], place: place), in: Manifest.fileName)
        ]
      }
      let tables: [(file: String?, text: KeyPath<Translation, String>)] = [
        (entry.words, \.words), (entry.messages, \.messages),
      ]
      return try tables.flatMap { table -> [FileComplaint] in
        guard let file = table.file else { return [] }
        var base = MessageTable()
        for translation in known.all(.translations)
        where [known.standIn.id, entry.language].contains(translation.language) {
          base.add(translation[keyPath: table.text])
        }
        let source: String
        do {
          source = try SourceText(path: content.file(file), named: file, limit: 1 << 20).string
        } catch let failure as Failure {
          return [FileComplaint(failure, in: file)]
        }
        return TextTableCheck(file: file, source: source, base: base.texts, isWords: table.text == \.words).complaints
      }
    }
  }
}

/// One file of texts held against the texts whose keys it has.
private struct TextTableCheck {
  let file: String
  let base: [String: String]
  let isWords: Bool
  private let rows: [(key: String, row: Int)]
  private let table: MessageTable

  init(file: String, source: String, base: [String: String], isWords: Bool) {
    self.file = file
    self.base = base
    self.isWords = isWords
    table = MessageTable(source)
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rows = lines.enumerated().compactMap { index, line in
      // A table of one line has that line's key, if it has any.
      MessageTable(String(Substring(line))).texts.first.map { ($0.key, index + 1) }
    }
  }

  var complaints: [FileComplaint] {
    var found = table.unreadable.map { FileComplaint(file: file, row: $0, what: Phrase("pack.text_unreadable")) }
    if rows.isEmpty, found.isEmpty { found.append(FileComplaint(file: file, what: Phrase("pack.no_texts"))) }
    var firsts: [String: Int] = [:]
    for (key, row) in rows {
      if let first = firsts[key] {
        found.append(complaint("pack.text_twice", row, ["key": .text(key), "first": .integer(first)]))
        continue
      }
      firsts[key] = row
      found += complaints(about: key, row)
    }
    return found.sorted { ($0.row ?? 0) < ($1.row ?? 0) }
  }

  private func complaints(about key: String, _ row: Int) -> [FileComplaint] {
    guard let text = table.texts[key], !text.isEmpty else {
      return [complaint("pack.text_empty", row, ["key": .text(key)])]
    }
    let isVisible = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" }
    guard isVisible else { return [complaint("json.control", row, [:])] }
    guard let original = base[key] ?? (isRefined(key) ? "" : nil) else {
      var complaint = complaint("pack.text_key_unknown", row, ["key": .text(key)])
      complaint.candidates = nearest(to: key, among: base.keys.sorted())
      return [complaint]
    }
    return isWords ? wordComplaints(key, text, row) : placeComplaints(key, text, original, row)
  }

  /// A verb may take its noun's gender: `verb.new.board` beside `verb.new`.
  private func isRefined(_ key: String) -> Bool {
    let parts = key.split(separator: ".")
    return isWords && parts.count == 3 && parts[0] == "verb" && base["verb.\(parts[1])"] != nil
      && base["noun.\(parts[2])"] != nil
  }

  /// Alternatives between bars, each a word; only values may be several, for they can be typed in quotes.
  private func wordComplaints(_ key: String, _ text: String, _ row: Int) -> [FileComplaint] {
    text.split(separator: "|", omittingEmptySubsequences: false).filter { word in
      word.isEmpty || !key.hasPrefix("value.") && word.contains(" ") || word.first == "-" || word.first == "#"
    }.map { complaint("pack.text_not_word", row, ["text": .text(String($0))]) }
  }

  private func placeComplaints(_ key: String, _ text: String, _ original: String, _ row: Int) -> [FileComplaint] {
    let offered = Set(MessagePlace.all(in: original).map(\.name))
    let places = MessagePlace.all(in: text)
    let strange = places.filter { !offered.contains($0.name) }.map { place in
      var complaint = complaint("pack.text_place", row, ["place": .text("{\(place.name)}"), "key": .text(key)])
      complaint.candidates = offered.sorted().map { "{\($0)}" }
      return complaint
    }
    let odd = places.filter { offered.contains($0.name) && $0.forms > 0 && $0.forms != 2 }
    return strange + odd.map { complaint("pack.text_forms", row, ["place": .text(String($0.name))]) }
  }

  private func complaint(_ key: String, _ row: Int, _ arguments: KeyValuePairs<String, Value>) -> FileComplaint {
    FileComplaint(file: file, row: row, what: Phrase(key, arguments))
  }
}
