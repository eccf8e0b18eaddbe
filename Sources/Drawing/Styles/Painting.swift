/// Marks in a style, as SVG.
struct Painting {
  private(set) var svg: String
  let look: DrawingLook
  /// In white on black: what has been painted so far, to tell what a mark lies on.
  var painted: [Painted] = []

  /// Units of the grid, for things drawn at full size.
  static let edge = 1.9
  static let gap = 2.3
  static let boldLine = 3.4
  static let black = "#000"
  static let white = "#fff"

  init(_ marks: [Mark], _ look: DrawingLook) {
    self.look = look
    svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
    switch look.style {
    case .pic:
      svg += "<rect width=\"100\" height=\"100\" fill=\"\(Self.black)\"/>"
      svg += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      for mark in marks { contrast(mark) }
    case .pcs:
      svg += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      for mark in marks { colour(mark) }
    }
    svg += "</g></svg>\n"
  }

  static func thinned(_ width: Double, _ scale: Double) -> Double {
    width * min(1.15, max(0.6, scale.squareRoot()))
  }

  mutating func path(_ outline: Outline, fill: String = "none", stroke: String? = nil, width: Double = 0) {
    svg += "<path d=\"\(outline.svg)\" fill=\"\(fill)\""
    if let stroke, width > 0 { svg += " stroke=\"\(stroke)\" stroke-width=\"\(width.formatted)\"" }
    svg += "/>"
  }
}

extension Outline {
  /// Path data with absolute places.
  var svg: String {
    func place(_ point: Point) -> String { "\(point.x.formatted) \(point.y.formatted)" }
    return steps.map { step in
      switch step {
      case .move(let end): "M" + place(end)
      case .line(let end): "L" + place(end)
      case .curve(let one, let two, let end): "C\(place(one)) \(place(two)) \(place(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
