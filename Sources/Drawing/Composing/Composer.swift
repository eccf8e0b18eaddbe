import TagarelaKit

/// Turns a drawing's lines into marks, with its parts and persons put in.
struct Composer {
  let book: DrawingBook
  let manner: DrawingStyle.Manner
  let isDetailed: Bool
  let region: String

  private(set) var marks: [Mark] = []
  var transform = Transform.identity
  var parameters: [String: Argument] = [:]
  /// How many parts, and how many lines, hold the one that is being drawn.
  private var depth = 0
  private var nesting = 0
  private var drawnLines = 0
  /// True while it is only tried whether a part can be drawn.
  private var isTrial = false
  private var file = ""

  /// A drawing with more marks or lines, its parts' included, or with parts or lines deeper than this, is refused.
  static let mostMarks = 3000
  static let mostLines = 20_000
  static let deepest = 24
  static let deepestLine = 60

  init(_ book: DrawingBook, _ manner: DrawingStyle.Manner, isDetailed: Bool, region: String = DrawingLook.regions[0]) {
    self.book = book
    self.manner = manner
    self.isDetailed = isDetailed
    self.region = region
  }

  /// - Throws: ``FileComplaint``.
  mutating func compose(_ definition: Definition) throws -> [Mark] {
    marks = []
    file = definition.file
    for parameter in definition.parameters { parameters[parameter.name] = parameter.value }
    try draw(definition.lines)
    return marks
  }

  mutating func add(_ mark: Mark) throws {
    guard marks.count < Self.mostMarks else { throw Failure("drawing.too_many") }
    var mark = mark
    mark.outline = mark.outline.mapped(transform)
    mark.scale = transform.scale
    switch mark.shape {
    case .area(let round): mark.shape = .area(round: round * mark.scale)
    case .strip(let width): mark.shape = .strip(width: width * mark.scale)
    case .line(let width): mark.shape = .line(width: width.map { $0 * mark.scale })
    }
    marks.append(mark)
  }

  mutating func draw(_ lines: [Statement]) throws {
    guard nesting < Self.deepestLine else { throw Failure("drawing.deep") }
    nesting += 1
    defer { nesting -= 1 }
    for line in lines where holds(line.conditions) {
      try faulted(line) { try $0.draw(line) }
    }
  }

  /// Names the place of what goes wrong. What goes wrong in a part that draws well with its usual parameters is the
  /// fault of the line that gave it others.
  private mutating func faulted(_ line: Statement, _ body: (inout Self) throws -> Void) throws {
    let here = file
    do {
      try body(&self)
    } catch let failure as Failure {
      throw FileComplaint(file: here, row: line.row, what: failure.what, candidates: failure.candidates)
    } catch let fault as FileComplaint where !isTrial {
      guard let part = book.part(line.name == "person" ? "head" : line.name), drawsAlone(part) else { throw fault }
      throw FileComplaint(file: here, row: line.row, what: fault.what, candidates: fault.candidates)
    }
  }

  private func drawsAlone(_ part: Definition) -> Bool {
    var alone = Self(book, manner, isDetailed: isDetailed, region: region)
    alone.isTrial = true
    return (try? alone.compose(part)) != nil
  }

  private func holds(_ conditions: [Condition]) -> Bool {
    for condition in conditions {
      let isMet: Bool
      if condition.values.isEmpty {
        switch condition.name {
        case "detailed": isMet = isDetailed
        case "plain": isMet = !isDetailed
        default: isMet = condition.name == manner.rawValue
        }
      } else if condition.name == Condition.region {
        isMet = condition.values.contains(region)
      } else {
        isMet = condition.values.contains(parameters[condition.name]?.written ?? "")
      }
      if isMet == condition.isNegated { return false }
    }
    return true
  }

  private mutating func draw(_ line: Statement) throws {
    drawnLines += 1
    guard drawnLines <= Self.mostLines else { throw Failure("drawing.too_many") }
    switch line.name {
    case "group":
      let options = try Options(line, allowed: Options.placing, parameters)
      try inside(options.placing()) { try $0.draw(line.children) }
    case "union":
      let options = try Options(line, allowed: Options.placing, parameters)
      try inside(options.placing()) { try $0.melted { try $0.draw(line.children) } }
    case "person": try person(line)
    case "text": try text(line)
    case "arrow": try arrow(line)
    default:
      if try shape(line) { return }
      guard let part = book.part(line.name) else {
        throw Failure(
          "drawing.unknown", ["text": .text(line.name)],
          candidates: nearest(to: line.name, among: book.partNames + Self.commands))
      }
      try use(part, line)
    }
  }

  mutating func inside(_ inner: Transform, _ body: (inout Self) throws -> Void) throws {
    let outer = transform
    transform = outer.after(inner)
    try body(&self)
    transform = outer
  }

  /// Makes one shape of the areas that the body draws: all edges first, then all fills.
  mutating func melted(_ body: (inout Self) throws -> Void) throws {
    let start = marks.count
    try body(&self)
    let inner = Array(marks[start...])
    marks.removeSubrange(start...)
    let isArea = { (mark: Mark) in
      if case .line = mark.shape { return false }
      return mark.pass == .whole
    }
    for var mark in inner where isArea(mark) && mark.hasEdge {
      mark.pass = .edge
      marks.append(mark)
    }
    for var mark in inner {
      if isArea(mark) { mark.pass = .fill }
      marks.append(mark)
    }
  }

  private mutating func use(_ part: Definition, _ line: Statement) throws {
    let own = Set(part.parameters.map(\.name))
    let options = try Options(line, allowed: own.union(Options.placing), parameters)
    var values: [String: Argument] = [:]
    for parameter in part.parameters { values[parameter.name] = options[parameter.name] ?? parameter.value }
    try use(part, values, options.placing())
  }

  /// Draws a part with all its parameters set.
  mutating func use(_ part: Definition, _ values: [String: Argument], _ placing: Transform) throws {
    guard depth < Self.deepest else { throw Failure("drawing.recursive", ["text": .text(part.name)]) }
    for (name, known) in book.knownValues(of: part) {
      guard case .word(let word)? = values[name], !known.contains(word) else { continue }
      throw Failure("drawing.value", ["text": .text(word)], candidates: nearest(to: word, among: Array(known)))
    }
    let outer = (parameters, file)
    (parameters, file) = (values, part.file)
    depth += 1
    try inside(placing) { try $0.draw(part.lines) }
    depth -= 1
    (parameters, file) = outer
  }

  static let commands = [
    "arc", "arrow", "blob", "box", "circle", "curve", "group", "limb", "line", "oval", "path", "person", "pie",
    "polygon", "text", "tube", "union",
  ]
}
