import Synchronization

/// All standard characters. The table is split when the first one is needed; each is drawn when it is needed.
final class Library: Sendable {
  static let standard = Library(CharacterTable.parts)

  private let definitions: [Int: Substring]
  /// Lines of the table that say nothing.
  let faults: [String]
  /// What has been drawn; every thread would come to the same.
  private let drawn = Mutex<[Int: Glyph]>([:])

  init(_ tables: [String]) {
    var definitions: [Int: Substring] = [:]
    var faults: [String] = []
    definitions.reserveCapacity(1_250)
    for table in tables {
      for line in table.split(separator: "\n") {
        guard let space = line.firstIndex(of: " "), line[space...].hasPrefix(" = "),
          let number = PlacedPart(name: line[..<space]).number, definitions[number] == nil
        else {
          faults.append(String(line))
          continue
        }
        definitions[number] = line[space...].dropFirst(3)
      }
    }
    self.definitions = definitions
    self.faults = faults
  }

  /// The numbers of all characters, in order.
  var numbers: [Int] { definitions.keys.sorted() }

  /// Nil when there is no such character.
  subscript(number: Int) -> Glyph? {
    if let glyph = drawn.withLock({ $0[number] }) { return glyph }
    guard let glyph = strokes(of: number, depth: 0).map(Glyph.init) else { return nil }
    drawn.withLock { $0[number] = glyph }
    return glyph
  }

  /// The parts of a character as the table has them.
  func parts(of number: Int) -> [PlacedPart]? {
    definitions[number]?.split(separator: " ").compactMap(PlacedPart.init)
  }

  /// Nil when any part of it is unknown, or when it is made of itself.
  private func strokes(of number: Int, depth: Int) -> [BlissStroke]? {
    guard depth < 16, let parts = parts(of: number) else { return nil }
    var strokes: [BlissStroke] = []
    for part in parts {
      let own = part.number.map { self.strokes(of: $0, depth: depth + 1) } ?? ShapeName(part.name)?.strokes
      guard let own else { return nil }
      let offset = part.place ?? BlissPoint(0, 0)
      strokes += offset == BlissPoint(0, 0) ? own : own.map { $0.moved(by: offset) }
    }
    return strokes
  }
}
