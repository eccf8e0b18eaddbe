import TagarelaKit

/// The one size in which all labels of a board are set: the largest of a few at which each takes two lines at most and no
/// word is broken. A label that is too long even so shrinks alone.
struct LabelStyle {
  let font: Scene.Font
  /// Points that a label takes below its picture.
  let height: Double

  init(_ labels: [String], width: Double, cellHeight: Double, _ renderer: any Renderer) throws {
    let largest = max(7, min(cellHeight * 0.115, width * 0.17))
    let fonts = [1, 0.85, 0.7].map { Scene.Font(size: max(6, largest * $0), bold: true) }
    let texts = fonts.flatMap { font in labels.map { MeasuredText(string: $0, font: font) } }
    let measured = labels.isEmpty ? [] : try renderer.lines(of: texts, width: width)
    let trials = zip(fonts, stride(from: 0, to: max(1, measured.count), by: max(1, labels.count))).map { font, first in
      Trial(font: font, labels: labels, lines: Array(measured.dropFirst(first).prefix(labels.count)))
    }
    let chosen = trials.first { $0.fits } ?? trials.last
    font = chosen?.font ?? Scene.Font(size: largest, bold: true)
    height = chosen?.height ?? largest * 1.4
  }

  /// All labels in one size.
  private struct Trial {
    let font: Scene.Font
    let labels: [String]
    let lines: [[TextLine]]

    var fits: Bool {
      zip(labels, lines).allSatisfy { label, lines in lines.count <= 2 && !breaksWord(label, lines) }
    }

    /// Of the label with the most lines, of which two count.
    var height: Double {
      let heights = lines.map { $0.prefix(2).reduce(0) { $0 + $1.height } }
      return (heights.max() ?? 0) + 1
    }

    private func breaksWord(_ label: String, _ lines: [TextLine]) -> Bool {
      lines.dropFirst().contains { line in
        let before = label.utf8.prefix(line.start).last
        return before.map { !" \t\n-/".utf8.contains($0) } ?? false
      }
    }
  }
}
