import TagarelaKit

extension Composer {
  private static let painting: Set = ["fill", "ink", "edge", "w", "round", "turn", "contrast"]
  private static let boxPainting = painting.union(["r"])
  private static let shapes: Set = [
    "circle", "oval", "box", "polygon", "blob", "pie", "path", "line", "curve", "arc", "limb", "tube",
  ]

  /// Draws a basic shape.
  ///
  /// - Returns: false when the line is none.
  mutating func shape(_ line: Statement) throws -> Bool {
    guard Self.shapes.contains(line.name) else { return false }
    let allowed = line.name == "box" ? Self.boxPainting : Self.painting
    let options = try Options(line, allowed: allowed, parameters)
    var mark = Mark(outline: try outline(line.name, options), shape: .line(width: nil), fill: "white")
    let width = try options.number("w")
    switch line.name {
    case "line", "curve", "arc": mark.shape = .line(width: width)
    case "limb", "tube": mark.shape = .strip(width: width ?? 8)
    case "path" where !mark.outline.isClosed: mark.shape = .line(width: width)
    default: mark.shape = .area(round: try options.number("round") ?? 0)
    }
    if let turn = try options.number("turn") { mark.outline = mark.outline.turned(turn) }
    if let fill = try colour("fill", options) { mark.fill = fill }
    if case .line = mark.shape, let ink = try colour("ink", options) ?? colour("fill", options) {
      mark.ink = ink
    } else if let ink = try colour("ink", options) {
      mark.ink = ink
    }
    mark.hasEdge = try options.word("edge", among: ["yes", "no"]) != "no"
    if let contrast = try options.word("contrast", among: Mark.Contrast.allCases.map(\.rawValue)) {
      mark.contrast = Mark.Contrast(rawValue: contrast) ?? .computed
    }
    try add(mark)
    return true
  }

  func colour(_ name: String, _ options: Options) throws -> String? {
    guard let word = try options.word(name) else { return nil }
    guard Palette.roles.contains(word) else {
      throw Failure(
        "drawing.colour", ["text": .text(word)], candidates: nearest(to: word, among: Array(Palette.roles)))
    }
    return word
  }

  private func outline(_ name: String, _ options: Options) throws -> Outline {
    switch name {
    case "circle", "oval":
      return .oval(try options.operand(0).place, try options.operand(1).radii)
    case "box":
      let size = try options.operand(1).radii
      return .box(try options.operand(0).place, size, radius: try options.number("r") ?? 0)
    case "polygon": return .polyline(try options.points(atLeast: 3), closed: true)
    case "blob": return .smooth(try options.points(atLeast: 3), closed: true)
    case "line", "limb": return .polyline(try options.points(atLeast: 2))
    case "curve", "tube": return .smooth(try options.points(atLeast: 2))
    case "path": return try Outline(path: options.operands)
    default:
      let centre = try options.operand(0).place
      var made = Outline.arc(
        centre, try options.operand(1).radii, from: try options.operand(2).number, to: try options.operand(3).number)
      if name == "pie" { made.steps += [.line(centre), .close] }
      return made
    }
  }
}

extension Outline {
  /// Turned about the middle of its frame.
  func turned(_ degrees: Double) -> Self {
    let points = flattened
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return self }
    let middle = Point((left + right) / 2, (top + bottom) / 2)
    let toGrid = Transform(centre: middle, scale: Point(1, 1), turn: degrees, isFlipped: false)
    let toMiddle = Transform(centre: Point(100, 100) - middle, scale: Point(1, 1), turn: 0, isFlipped: false)
    return mapped(toGrid.after(toMiddle))
  }

  /// Reads `M 10,10 L 20,20 C a b c Q a b Z`, all places absolute.
  init(path operands: [Argument]) throws {
    var rest = operands[...]
    func next() throws -> Point {
      guard let first = rest.popFirst() else { throw Failure("drawing.points", ["count": 1]) }
      return try first.place
    }
    var end = Point(0, 0)
    var verb = ""
    while let first = rest.first {
      if case .word(let word) = first {
        verb = word
        rest.removeFirst()
      }
      switch verb {
      case "M" where !rest.isEmpty:
        end = try next()
        steps.append(.move(end))
        verb = "L"
      case "L" where !steps.isEmpty:
        end = try next()
        steps.append(.line(end))
      case "C" where !steps.isEmpty:
        let (one, two) = (try next(), try next())
        end = try next()
        steps.append(.curve(one, two, end))
      case "Q" where !steps.isEmpty:
        let handle = try next()
        let to = try next()
        steps.append(.curve(end.mixed(handle, 2 / 3.0), to.mixed(handle, 2 / 3.0), to))
        end = to
      case "Z" where !steps.isEmpty:
        steps.append(.close)
        verb = ""
      default: throw Failure("drawing.value", ["text": .text(first.written)])
      }
    }
    guard steps.count > 1 else { throw Failure("drawing.points", ["count": 2]) }
  }
}
