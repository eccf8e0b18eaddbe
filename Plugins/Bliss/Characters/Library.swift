/// All standard characters, read from the table when the first of them is needed.
struct Library: Sendable {
  static let standard = Library(CharacterTable.parts)

  private var glyphs: [Int: Glyph] = [:]
  /// What in the table couldn't be drawn.
  private(set) var faults: [String] = []

  init(_ tables: [String]) {
    var definitions: [Int: Substring] = [:]
    for line in tables.lazy.flatMap({ $0.split(separator: "\n") }) {
      let halves = line.split(separator: " = ", maxSplits: 1)
      guard halves.count == 2, let number = PlacedPart(name: halves[0]).number, definitions[number] == nil else {
        faults.append(String(line))
        continue
      }
      definitions[number] = halves[1]
    }
    var strokes: [Int: [BlissStroke]] = [:]
    for number in definitions.keys {
      _ = resolve(number, definitions, &strokes, depth: 0)
    }
    glyphs = strokes.mapValues(Glyph.init)
  }

  subscript(number: Int) -> Glyph? { glyphs[number] }

  /// The numbers of all characters, in order.
  var numbers: [Int] { glyphs.keys.sorted() }

  private mutating func resolve(
    _ number: Int, _ definitions: [Int: Substring], _ done: inout [Int: [BlissStroke]], depth: Int
  ) -> [BlissStroke]? {
    if let strokes = done[number] { return strokes }
    guard depth < 16, let definition = definitions[number] else { return nil }
    var strokes: [BlissStroke] = []
    for word in definition.split(separator: " ") {
      guard let part = PlacedPart(word), let drawn = resolved(part, definitions, &done, depth: depth) else {
        faults.append("B\(number): \(word)")
        continue
      }
      let offset = part.place ?? BlissPoint(0, 0)
      strokes += drawn.map { $0.moved(by: offset) }
    }
    done[number] = strokes
    return strokes
  }

  private mutating func resolved(
    _ part: PlacedPart, _ definitions: [Int: Substring], _ done: inout [Int: [BlissStroke]], depth: Int
  ) -> [BlissStroke]? {
    if let number = part.number { return resolve(number, definitions, &done, depth: depth + 1) }
    return ShapeName(part.name)?.strokes
  }
}
