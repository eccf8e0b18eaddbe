/// Puts indicators over a character: side by side, the middle of their content over its anchor, on the indicator line or
/// as far above it as the anchor is above the sky line.
enum Indicators {
  /// - Parameter anchor: how far it lies to the right of the middle of the character's box and below the sky line; nil
  ///   where no table says so. Then it is the middle, and the indicators rise until they stand clear of the character.
  static func placed(_ indicators: [Indicator], over base: Glyph, anchor: BlissPoint?) -> [BlissStroke] {
    var row: [BlissStroke] = []
    var x = 0.0
    for indicator in indicators {
      row += indicator.glyph.strokes.map { $0.moved(by: BlissPoint(x - indicator.glyph.outline.minX, 0)) }
      x += indicator.glyph.width + Matrix.narrowSpace
    }
    let left = indicators.first?.leftOverhang ?? 0
    let right = x - Matrix.narrowSpace - (indicators.last?.rightOverhang ?? 0)
    let middle = (base.outline.minX + base.outline.maxX) / 2 + (anchor?.x ?? 0)
    let centred = row.map { $0.moved(by: BlissPoint(middle - (left + right) / 2, 0)) }
    // A character that is moved down doesn't draw its indicators below their line.
    let rise = anchor.map { min(max(-$0.y, 0), Matrix.indicatorLine) } ?? rise(of: centred, over: base)
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
