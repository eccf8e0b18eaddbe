extension BlissDrawing {
  /// The drawing as an SVG document, one path for all that the round pen draws, as small as it can be written.
  ///
  /// - Parameters:
  ///   - margin: free space around, in matrix units, from the middle of the outermost strokes.
  ///   - scale: pixels a unit in the natural size of the picture.
  ///   - color: of the ink, as SVG writes it.
  public func svg(margin: Double = 0.75, scale: Double = 8, color: String = "#000") -> String {
    svg(
      View(left: -margin, top: -margin, width: width + 2 * margin, height: height + 2 * margin), scale: scale,
      color: color)
  }

  /// The drawing as it stands in a cell: the middle between sky line and earth line in the middle of the picture, and
  /// as large as that of every other word of up to two characters, so that the lines of neighbouring cells agree.
  public func cell() -> String {
    var top = Matrix.indicatorLine
    for stroke in strokes { stroke.walk { top = min(top, $0.y) } }
    let reach = Matrix.middle - top + Self.cellMargin
    let wide = max(width + 2 * Self.cellMargin, Self.narrowestCell)
    return svg(
      View(left: (width - wide) / 2, top: Matrix.middle - reach, width: wide, height: 2 * reach), scale: 8,
      color: "#000")
  }

  /// Two full characters with their space and margins.
  private static let narrowestCell = 20.0
  private static let cellMargin = 1.0

  /// The part of the plane that a picture shows.
  private struct View {
    var left: Double
    var top: Double
    var width: Double
    var height: Double
  }

  private func svg(_ view: View, scale: Double, color: String) -> String {
    var page = PathWriter()
    page.text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    page.number(view.width * scale)
    page.text("\" height=\"")
    page.number(view.height * scale)
    page.text("\" viewBox=\"")
    for (position, number) in [view.left, view.top, view.width, view.height].enumerated() {
      if position > 0 { page.text(" ") }
      page.number(number)
    }
    page.text("\">")
    let (broad, thin) = (strokes.filter(\.isBroad), strokes.filter { !$0.isBroad })
    if !thin.isEmpty || broad.isEmpty {
      page.text("<path fill=\"none\" stroke=\"")
      page.text(color.escapedForAttribute)
      page.text("\" stroke-width=\".5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"")
      for stroke in thin { page.stroke(stroke) }
      page.text("\"/>")
    }
    // One path for each stroke, so that ink that is drawn twice stays ink.
    for stroke in broad {
      page.text("<path fill=\"")
      page.text(color.escapedForAttribute)
      page.text("\" d=\"")
      page.stroke(stroke)
      page.text("\"/>")
    }
    page.text("</svg>")
    return page.result
  }
}

extension BlissStroke {
  fileprivate var isBroad: Bool {
    if case .broad = self { true } else { false }
  }
}

extension String {
  fileprivate var escapedForAttribute: String {
    guard contains(where: { "&<\"".contains($0) }) else { return self }
    return reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
