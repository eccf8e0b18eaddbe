/// A length in the shape table: so many widths, so many heights and so many units, like `.5w-1.5`.
struct Measure: Sendable, Equatable {
  private var widths = 0.0
  private var heights = 0.0
  private var units = 0.0

  init?(_ text: Substring) {
    var rest = text
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      var sign = 1.0
      if rest.first == "-" || rest.first == "+" { sign = rest.removeFirst() == "-" ? -1 : 1 }
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      let number = digits.isEmpty ? 1 : Double("0" + digits)
      guard let number else { return nil }
      switch rest.first {
      case "w":
        widths += sign * number
        rest = rest.dropFirst()
      case "h":
        heights += sign * number
        rest = rest.dropFirst()
      case nil, "+", "-":
        if digits.isEmpty { return nil }
        units += sign * number
      default: return nil
      }
    }
  }

  func callAsFunction(_ size: ShapeSize) -> Double { widths * size.width + heights * size.height + units }
}

/// How wide and high a shape is drawn, in matrix units.
struct ShapeSize: Sendable, Equatable {
  var width: Double
  var height: Double
}
