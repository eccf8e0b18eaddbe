import Foundation
import StructuredText
import TagarelaKit

/// Reads what `module.json` says of a program's formats, and says all that is wrong with it.
struct DeclarationReader {
  private var slips: JSONSlips
  /// Those that there are; none while the pack registers.
  private let languages: [String]

  private static let keys = ["id", "names", "endings", "reads", "writes", "carries", "begins_with"]

  /// - Returns: the formats that are whole, and what is wrong with the others.
  static func read(_ content: PackContent) throws -> (formats: [FormatDeclaration], complaints: [Failure]) {
    let source = try SourceText(bytes: Array(content.json), named: "module.json")
    let value = try JSONReader.value(of: source)
    var reader = DeclarationReader(source: source, languages: content.known?.all(.languages).map(\.id) ?? [])
    let values = value.list ?? [value]
    if values.isEmpty { reader.slips.add("program.no_formats", at: value.range) }
    var formats: [FormatDeclaration] = []
    for value in values {
      guard let format = reader.format(value) else { continue }
      if formats.contains(where: { $0.id == format.id }) {
        reader.slips.add("program.format_twice", ["format": .text(format.id)], at: value.range)
      } else {
        formats.append(format)
      }
    }
    return (formats, reader.slips.found)
  }

  private init(source: SourceText, languages: [String]) {
    slips = JSONSlips(source: source)
    self.languages = languages
  }

  /// What names should look like: `{"en": "…", "pt": "…"}` with languages that there are.
  private var namesExample: String {
    languages.isEmpty ? #""…""# : "{" + languages.prefix(2).map { #""\#($0)": "…""# }.joined(separator: ", ") + "}"
  }

  private mutating func format(_ value: JSONValue) -> FormatDeclaration? {
    let before = slips.found.count
    guard
      slips.fields(of: value, keys: Self.keys, required: ["id", "endings"], notObject: "pack.not_object") != nil
    else { return nil }
    let reads = kinds("reads", value)
    let writes = kinds("writes", value)
    if reads.isEmpty, writes.isEmpty, slips.found.count == before {
      slips.add("program.format_idle", at: value.beginning)
    }
    let format = FormatDeclaration(
      id: id(value), names: names(value), endings: endings(value), reads: reads, writes: writes,
      carries: Set(words("carries", value, FileFormat.Carried.init)), beginnings: beginnings(value))
    return slips.found.count == before ? format : nil
  }

  private mutating func id(_ value: JSONValue) -> String {
    guard let id = value["id"] else { return "" }
    if let text = id.string, text.isIdentifier { return text }
    slips.add("pack.id", ["text": .text(id.string ?? "…")], at: id.range)
    return ""
  }

  private mutating func names(_ value: JSONValue) -> [String: String] {
    guard let names = value["names"] else { return [:] }
    if let text = names.string { return ["": text] }
    let pairs = names.members?.compactMap { member in member.value.string.map { (member.key, $0) } }
    guard let pairs, pairs.count == names.members?.count else {
      slips.add("program.names", ["example": .text(namesExample)], at: names.range)
      return [:]
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private mutating func endings(_ value: JSONValue) -> [String] {
    guard let endings = value["endings"] else { return [] }
    let texts = (endings.list ?? [endings]).compactMap(\.string)
    let isUsable = { (text: String) in
      !text.isEmpty && text.utf8.count <= 32 && text == text.lowercased()
        && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"./\\".utf8.contains($0) }
    }
    guard !texts.isEmpty, texts.count == endings.list?.count ?? 1, texts.allSatisfy(isUsable) else {
      slips.add("program.endings", ["example": #"["deck"]"#], at: endings.range)
      return []
    }
    return texts
  }

  private mutating func kinds(_ key: String, _ value: JSONValue) -> Set<Parcel.Kind> {
    Set(words(key, value, Parcel.Kind.own))
  }

  private mutating func words<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ value: JSONValue, _ read: (String) -> Word?
  ) -> [Word] where Word.RawValue == String {
    guard let given = value[key] else { return [] }
    return (given.list ?? [given]).compactMap { item in
      if let word = item.string.flatMap(read) { return word }
      let all = Word.allCases.map(\.rawValue)
      let near = item.string.map { nearest(to: $0, among: all) } ?? []
      slips.add(
        "program.word_unknown", ["key": .text(key), "text": .text(item.string ?? "…")], at: item.range,
        candidates: near.isEmpty ? all : near)
      return nil
    }
  }

  /// Texts; one that begins with `base64:` stands for bytes.
  private mutating func beginnings(_ value: JSONValue) -> [Data] {
    guard let given = value["begins_with"] else { return [] }
    return (given.list ?? [given]).compactMap { item in
      let code = "base64:"
      let bytes = item.string.flatMap { text in
        text.hasPrefix(code) ? Data(base64Encoded: String(text.dropFirst(code.count))) : Data(text.utf8)
      }
      if let bytes, !bytes.isEmpty, bytes.count <= FileFormat.beginning { return bytes }
      slips.add("program.begins_with", at: item.range)
      return nil
    }
  }
}
