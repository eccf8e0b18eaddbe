import TagarelaKit

extension Composer {
  /// Letters, digits and signs as strokes, for things that are text themselves.
  mutating func text(_ line: Statement) throws {
    let options = try Options(line, allowed: ["at", "size", "fill", "w", "turn", "contrast"], parameters)
    let size = try options.number("size") ?? 40
    guard size > 0 else { throw Failure("drawing.value", ["text": .text(size.formatted)]) }
    let letters = try options.operand(0).written.uppercased().map { character in
      guard let letter = Letters.strokes(of: character) else {
        throw Failure("drawing.letter", ["text": .text(String(character))])
      }
      return letter
    }
    let gap = 22.0
    let width = letters.map(\.width).reduce(0, +) + gap * Double(letters.count - 1)
    let grid = Transform(
      centre: try options.point("at") ?? Point(50, 50), scale: Point(size / 100, size / 100),
      turn: try options.number("turn") ?? 0, isFlipped: false)
    var mark = Mark(outline: Outline(), shape: .line(width: 0), fill: "white")
    mark.shape = .line(width: (try options.number("w") ?? size * 0.17) * 100 / size)
    mark.ink = try colour("fill", options) ?? "outline"
    if let contrast = try options.word("contrast", among: Mark.Contrast.allCases.map(\.rawValue)) {
      mark.contrast = Mark.Contrast(rawValue: contrast) ?? .computed
    }
    try inside(grid) { composer in
      var left = 50 - width / 2
      for letter in letters {
        var shift = Transform.identity
        shift.x = left
        mark.outline = Outline(steps: letter.strokes.flatMap { $0.mapped(shift).steps })
        try composer.add(mark)
        left += letter.width + gap
      }
    }
  }
}
