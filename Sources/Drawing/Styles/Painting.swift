/// A picture as SVG, path by path, on the grid of 100 by 100.
public struct Painting {
  private var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"

  private var slopes: Set<String> = []

  /// The width and height of the grid, and of the picture in pixels.
  static let side = 100.0

  /// - Parameter ground: the colour of the whole square under the drawing; nil for none.
  public init(ground: String? = nil) {
    if let ground { svg += "<rect width=\"100\" height=\"100\" fill=\"\(ground)\"/>" }
    svg += "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
  }

  /// All of it, closed.
  public var picture: String { svg + "</g></svg>\n" }

  /// The width of an edge or a line of something that is drawn smaller or larger than the grid.
  ///
  /// - Parameters:
  ///   - width: units of the grid, for things drawn at full size.
  ///   - scale: as ``Mark/scale``.
  ///   - shares: how much thinner and wider it gets at most.
  public static func thinned(_ width: Double, _ scale: Double, _ shares: ClosedRange<Double>) -> Double {
    width * min(shares.upperBound, max(shares.lowerBound, scale.squareRoot()))
  }

  /// What to fill with, so that an area goes from one colour at its upper left to another at its lower right. Equal ones
  /// have equal names, in all pictures.
  ///
  /// - Parameter colours: as `#rrggbb`.
  public mutating func slope(from first: String, to last: String) -> String {
    let name = "slope-\(first.dropFirst())-\(last.dropFirst())"
    if slopes.insert(name).inserted {
      svg += "<linearGradient id=\"\(name)\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop stop-color=\"\(first)\"/>"
      svg += "<stop offset=\"1\" stop-color=\"\(last)\"/></linearGradient>"
    }
    return "url(#\(name))"
  }

  /// - Parameters:
  ///   - fill: what ``slope(from:to:)`` gives, a colour of SVG, or `none`.
  ///   - stroke: nil for no line.
  ///   - width: of the line, in units of the grid; 0 for no line.
  public mutating func path(_ outline: Outline, fill: String = "none", stroke: String? = nil, width: Double = 0) {
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
