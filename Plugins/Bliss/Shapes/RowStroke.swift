/// One stroke of a row of the shape table, its measures not yet filled in.
enum RowStroke: Sendable {
  case line([Corner])
  case arc(Corner, Measure, Double, Double)
  case curve(Corner, Corner, Corner)
  case disc(Corner, Measure)
  case bar(Corner, Corner, Measure)
  case beam(Corner, Corner, Measure)
  case band(Corner, radii: Corner, widths: Corner, Double, Double)
  case sweep(Knot, [(control: Corner, end: Knot)])

  struct Corner: Sendable {
    var x: Measure
    var y: Measure

    init?(_ text: Substring) {
      let parts = text.split(separator: ",")
      guard parts.count == 2, let x = Measure(parts[0]), let y = Measure(parts[1]) else { return nil }
      self.x = x
      self.y = y
    }

    func callAsFunction(_ size: ShapeSize) -> BlissPoint { BlissPoint(x(size), y(size)) }
  }

  /// A corner with the width of the stroke there.
  struct Knot: Sendable {
    var corner: Corner
    var width: Measure

    init?(_ text: Substring) {
      guard let comma = text.lastIndex(of: ","), let corner = Corner(text[..<comma]),
        let width = Measure(text[text.index(after: comma)...])
      else { return nil }
      self.corner = corner
      self.width = width
    }

    func callAsFunction(_ size: ShapeSize) -> BroadPen.Knot { .init(point: corner(size), width: width(size)) }
  }

  /// - Parameter words: the kind, then its points and numbers; nil when they don't fit together.
  init?(_ words: [Substring]) {
    guard let kind = words.first else { return nil }
    let corners = words.dropFirst().compactMap(Corner.init)
    let angles = words.suffix(2).compactMap { Double($0) }
    let last = words.last.flatMap { Measure($0) }
    switch (kind, words.count, corners.count) {
    case ("line", 3..., words.count - 1): self = .line(corners)
    case ("curve", 4, 3): self = .curve(corners[0], corners[1], corners[2])
    case ("arc", 5, 1):
      guard let radius = Measure(words[2]), angles.count == 2 else { return nil }
      self = .arc(corners[0], radius, angles[0], angles[1])
    case ("disc", 3, 1):
      guard let last else { return nil }
      self = .disc(corners[0], last)
    case ("bar", 4, 2):
      guard let last else { return nil }
      self = .bar(corners[0], corners[1], last)
    case ("beam", 4, 2):
      guard let last else { return nil }
      self = .beam(corners[0], corners[1], last)
    case ("band", 6, 3):
      guard angles.count == 2 else { return nil }
      self = .band(corners[0], radii: corners[1], widths: corners[2], angles[0], angles[1])
    case ("sweep", 4..., _):
      guard let sweep = Self.sweep(words.dropFirst()) else { return nil }
      self = sweep
    default: return nil
    }
  }

  private static func sweep(_ words: ArraySlice<Substring>) -> RowStroke? {
    guard let start = words.first.flatMap(Knot.init) else { return nil }
    var parts: [(control: Corner, end: Knot)] = []
    var rest = words.dropFirst()
    while let control = rest.popFirst() {
      guard let control = Corner(control), let end = rest.popFirst().flatMap(Knot.init) else { return nil }
      parts.append((control, end))
    }
    return .sweep(start, parts)
  }

  func drawn(_ size: ShapeSize) -> BlissStroke {
    switch self {
    case .line(let corners): .line(corners.map { $0(size) })
    case .arc(let center, let radius, let from, let to):
      .arc(center: center(size), radius: radius(size), from: from, to: to)
    case .curve(let from, let control, let to): .curve(from: from(size), control: control(size), to: to(size))
    case .disc(let center, let radius): .dot(center: center(size), radius: radius(size))
    case .bar(let from, let to, let width): BroadPen.bar(from(size), to(size), width: width(size))
    case .beam(let from, let to, let width): BroadPen.beam(from(size), to(size), width: width(size))
    case .band(let center, let radii, let widths, let from, let to):
      BroadPen.band(center(size), radii: radii(size), widths: widths(size), from: from, to: to)
    case .sweep(let start, let parts): BroadPen.sweep(start(size), parts.map { ($0.control(size), $0.end(size)) })
    }
  }
}
