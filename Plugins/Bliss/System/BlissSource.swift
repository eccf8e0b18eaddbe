import Files
import Foundation
import Synchronization
import TagarelaKit

/// The concepts that the table knows, the words of packs, and every composition.
final class BlissSource: SymbolSource {
  let lists: [BlissWordList]
  private let loaded = Mutex(Loaded())

  private struct Loaded {
    var map: ConceptMap?
    var words: Words?
  }

  /// The packs' compositions by number, and the fingerprint that they were read under.
  private struct Words {
    var fingerprint: String
    var compositions: [Int: String] = [:]
    /// Whether those that only glosses have are among them.
    var isWhole = false
  }

  init(_ lists: [BlissWordList]) { self.lists = lists }

  func fingerprint() throws -> String {
    let files = try [ConceptMap.path()] + lists.flatMap { [$0.compositions.path, $0.glosses.path] }
    return files.map(Self.state).joined(separator: " ")
  }

  func symbol(_ code: String) throws -> SystemSymbol? {
    let map = try map()
    if let row = map[code] { return try symbol(row, code) }
    switch BlissCode(code) {
    case .number(let digits): return try symbol(numbered: digits)
    case .composition:
      let expression = try BlissExpression(code)
      return SystemSymbol(code: code, concept: map.concept(drawn: expression.text))
    case .other: return nil
    }
  }

  func picture(of code: String, choices: [String]) throws -> Picture {
    guard let composition = try composition(of: code) else {
      throw Failure("system.no_picture", ["code": .text(code)])
    }
    let drawing = BlissDrawing(try BlissExpression(composition))
    return Picture(format: .svg, bytes: Data(drawing.cell().utf8))
  }

  func parts(of code: String) -> [String] {
    guard case .composition = BlissCode(code) else { return [] }
    return code.split(separator: "/").map(String.init).filter { !$0.hasPrefix("K:") }
  }

  func joined(_ codes: [String]) throws -> SystemSymbol? {
    guard !codes.isEmpty else { return nil }
    let compositions = try codes.map { code in
      guard let composition = try composition(of: code) else {
        throw Failure("bliss.code.unknown", ["code": .text(code)])
      }
      return composition
    }
    return try symbol(Blissword.joined(compositions))
  }

  /// Nil when the code is none of ours.
  private func composition(of code: String) throws -> String? {
    if let row = try map()[code] { return row.composition }
    switch BlissCode(code) {
    case .number(let digits): return try standard(digits)
    case .composition: return code
    case .other: return nil
    }
  }

  /// What a word of the standard is made of, by our own table or a pack.
  private func standard(_ digits: String) throws -> String {
    let number = Int(digits)
    if let number, let row = try map()[number] { return row.composition }
    if let number, let composition = try composition(numbered: number) { return composition }
    throw Failure(
      "bliss.number.unknown", ["number": .text(digits)], hint: Phrase("bliss.number.hint"),
      place: Place(text: digits, range: 0..<digits.utf8.count))
  }

  private func symbol(numbered digits: String) throws -> SystemSymbol {
    _ = try standard(digits)
    if let number = Int(digits) {
      if let row = try map()[number] { return try symbol(row, digits) }
      if let word = try word(number) { return symbol(word) }
    }
    return SystemSymbol(code: digits)
  }

  private func symbol(_ row: ConceptMap.Row, _ code: String) throws -> SystemSymbol {
    symbol(row, code, try row.number.flatMap(word))
  }

  /// A word of the packs.
  private func word(_ number: Int) throws -> BlissWord? {
    lists.isEmpty ? nil : try words().words.first { $0.number == number }
  }

  func map() throws -> ConceptMap {
    if let map = loaded.withLock({ $0.map }) { return map }
    let path = try ConceptMap.path()
    let map: ConceptMap
    do {
      map = ConceptMap(String(decoding: try FileContents.read(path, limit: .max), as: UTF8.self))
    } catch {
      throw Failure(reading: path, error)
    }
    loaded.withLock { $0.map = map }
    return map
  }

  /// Of a pack's word. The glosses, which are many times as long, are read only when the other file doesn't have it.
  private func composition(numbered number: Int) throws -> String? {
    guard !lists.isEmpty else { return nil }
    let fingerprint = try fingerprint()
    var words = loaded.withLock { $0.words } ?? Words(fingerprint: "")
    if words.fingerprint != fingerprint {
      words = Words(fingerprint: fingerprint)
      for list in lists { words.compositions.merge(BlissWordReading.compositions(of: list)) { first, _ in first } }
    }
    if words.compositions[number] == nil, !words.isWhole {
      for word in try self.words().words where words.compositions[word.number] == nil {
        words.compositions[word.number] = word.composition
      }
      words.isWhole = true
    }
    loaded.withLock { [words] in $0.words = words }
    return words.compositions[number]
  }

  /// Size and time of change.
  private static func state(_ path: String) -> String {
    var state = stat()
    guard stat(path, &state) == 0 else { return "-" }
    return "\(state.st_size).\(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
  }
}
