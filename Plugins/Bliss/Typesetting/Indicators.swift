/// Puts indicators over a character: side by side, centred over its box, on the indicator line, or as much higher as it
/// takes to stand clear of a character that rises above the sky line.
enum Indicators {
  static func placed(_ indicators: [Glyph], over base: Glyph) -> [BlissStroke] {
    var row: [BlissStroke] = []
    var x = 0.0
    for indicator in indicators {
      row += indicator.strokes.map { $0.moved(by: BlissPoint(x - indicator.outline.minX, 0)) }
      x += indicator.width + Matrix.narrowSpace
    }
    let width = x - Matrix.narrowSpace
    let middle = (base.outline.minX + base.outline.maxX) / 2
    let centred = row.map { $0.moved(by: BlissPoint(middle - width / 2, 0)) }
    let rise = rise(of: centred, over: base)
    return rise == 0 ? centred : centred.map { $0.moved(by: BlissPoint(0, -rise)) }
  }

  /// In halves of a unit, at most to the top of the matrix.
  private static func rise(of indicators: [BlissStroke], over base: Glyph) -> Double {
    guard base.outline.top < Matrix.skyLine else { return 0 }
    var tall: [BlissPoint] = []
    for stroke in base.strokes {
      stroke.walk { if $0.y < Matrix.skyLine { tall.append($0) } }
    }
    let distance = Matrix.characterSpace
    var needed = 0.0
    for stroke in indicators {
      stroke.walk { point in
        for other in tall where abs(other.x - point.x) < distance {
          let across = other.x - point.x
          needed = max(needed, (distance * distance - across * across).squareRoot() - (other.y - point.y))
        }
      }
    }
    return min((needed * 2 - 1e-6).rounded(.up) / 2, Matrix.indicatorLine)
  }
}
