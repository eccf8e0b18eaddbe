import TagarelaKit

/// The operands and options of a line with the parameters of its part put in.
struct Options {
  private let values: [String: Argument]
  private let parameters: [String: Argument]
  let operands: [Argument]

  static let placing: Set = ["at", "scale", "turn", "flip"]

  init(_ line: Statement, allowed: Set<String>, _ parameters: [String: Argument]) throws {
    self.parameters = parameters
    var values: [String: Argument] = [:]
    for option in line.options {
      guard allowed.contains(option.name) else {
        throw Failure(
          "drawing.option", ["text": .text(option.name), "name": .text(line.name)],
          candidates: nearest(to: option.name, among: Array(allowed)))
      }
      values[option.name] = try Self.resolved(option.value, parameters)
    }
    self.values = values
    operands = try line.operands.map { try Self.resolved($0, parameters) }
  }

  init(_ values: [String: Argument], _ parameters: [String: Argument] = [:]) {
    self.values = values
    self.parameters = parameters
    operands = []
  }

  static func resolved(_ argument: Argument, _ parameters: [String: Argument]) throws -> Argument {
    func known(_ name: String) throws -> Argument {
      guard let value = parameters[name] else { throw Failure("drawing.parameter", ["text": .text("$" + name)]) }
      return value
    }
    func scalar(_ scalar: Argument.Scalar) throws -> Argument.Scalar {
      guard case .parameter(let name) = scalar else { return scalar }
      guard case .number(let number) = try known(name) else {
        throw Failure("drawing.number", ["text": .text("$" + name)])
      }
      return .number(number)
    }
    switch argument {
    case .parameter(let name): return try known(name)
    case .point(let x, let y): return .point(try scalar(x), try scalar(y))
    default: return argument
    }
  }

  subscript(_ name: String) -> Argument? { values[name] }

  func number(_ name: String) throws -> Double? {
    guard let value = values[name] else { return nil }
    return try value.number
  }

  func point(_ name: String) throws -> Point? {
    guard let value = values[name] else { return nil }
    return try value.place
  }

  func word(_ name: String) throws -> String? {
    guard let value = values[name] else { return nil }
    guard case .word(let word) = value else { throw Failure("drawing.value", ["text": .text(value.written)]) }
    return word
  }

  func word(_ name: String, among known: [String]) throws -> String? {
    guard let word = try word(name) else { return nil }
    guard known.contains(word) else {
      throw Failure("drawing.value", ["text": .text(word)], candidates: nearest(to: word, among: known))
    }
    return word
  }

  func flag(_ name: String) throws -> Bool {
    try word(name, among: ["yes", "no"]) == "yes"
  }

  /// All operands as points; at least so many.
  func points(atLeast count: Int) throws -> [Point] {
    guard operands.count >= count else { throw Failure("drawing.points", ["count": .integer(count)]) }
    return try operands.map { try $0.place }
  }

  func operand(_ index: Int) throws -> Argument {
    guard operands.indices.contains(index) else { throw Failure("drawing.points", ["count": .integer(index + 1)]) }
    return operands[index]
  }

  /// The grid of a part, a group or a person: `at`, `scale`, `turn`, `flip`.
  func placing() throws -> Transform {
    var scale = Point(1, 1)
    if let written = values["scale"] {
      if case .number(let both) = written { scale = Point(both, both) } else { scale = try written.place }
    }
    return Transform(
      centre: try point("at") ?? Point(50, 50), scale: scale, turn: try number("turn") ?? 0,
      isFlipped: try flag("flip"))
  }
}

extension Argument {
  var number: Double {
    get throws {
      guard case .number(let number) = self else { throw Failure("drawing.number", ["text": .text(written)]) }
      return number
    }
  }

  var place: Point {
    get throws {
      guard case .point(.number(let x), .number(let y)) = self else {
        throw Failure("drawing.point", ["text": .text(written)])
      }
      return Point(x, y)
    }
  }

  /// A radius for both directions or one for each: `10` or `10,20`.
  var radii: Point {
    get throws {
      if case .number(let both) = self { return Point(both, both) }
      return try place
    }
  }

  var written: String {
    func scalar(_ scalar: Scalar) -> String {
      switch scalar {
      case .number(let number): number.formatted
      case .parameter(let name): "$" + name
      }
    }
    switch self {
    case .number(let number): return number.formatted
    case .point(let x, let y): return scalar(x) + "," + scalar(y)
    case .word(let word): return word
    case .parameter(let name): return "$" + name
    }
  }
}

extension Double {
  /// At most two digits behind the point, none that say nothing; what is beyond a thousand million is cut to that.
  var formatted: String {
    guard isFinite else { return "0" }
    let hundredths = Int((Swift.min(1e9, Swift.max(-1e9, self)) * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
