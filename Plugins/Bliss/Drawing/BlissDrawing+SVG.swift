extension BlissDrawing {
  /// The drawing as an SVG document of one path, as small as it can be written.
  ///
  /// - Parameters:
  ///   - margin: free space around, in matrix units, from the middle of the outermost strokes.
  ///   - scale: pixels a unit in the natural size of the picture.
  ///   - color: of the ink, as SVG writes it.
  public func svg(margin: Double = 0.75, scale: Double = 8, color: String = "#000") -> String {
    var page = PathWriter()
    page.text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    page.number((width + 2 * margin) * scale)
    page.text("\" height=\"")
    page.number((height + 2 * margin) * scale)
    page.text("\" viewBox=\"")
    for (position, number) in [-margin, -margin, width + 2 * margin, height + 2 * margin].enumerated() {
      if position > 0 { page.text(" ") }
      page.number(number)
    }
    page.text("\"><path fill=\"none\" stroke=\"")
    page.text(color.escapedForAttribute)
    page.text("\" stroke-width=\".5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"")
    for stroke in strokes { page.stroke(stroke) }
    page.text("\"/></svg>")
    return page.result
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
