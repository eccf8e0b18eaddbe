import TagarelaKit

/// The one size in which all labels of a board are set: the largest of a few at which each takes two lines at most and no
/// word is broken. A label that is too long even so shrinks alone.
struct LabelStyle {
  let font: Scene.Font
  /// Points that a label takes beside its picture; none where nothing has a label.
  let height: Double

  /// - Parameters:
  ///   - cell: what frame and padding leave.
  ///   - size: points, when they are given.
  init(_ labels: [String], cell: (width: Double, height: Double), size: Double?, _ renderer: any Renderer) throws {
    let largest = max(7, min(cell.height * 0.137, cell.width * 0.17))
    let sizes = size.map { [$0] } ?? [1, 0.85, 0.7].map { max(6, largest * $0) }
    let words = Array(Set(labels.filter { !$0.isEmpty }))
    guard !words.isEmpty else {
      font = Scene.Font(size: sizes[0], bold: true)
      height = 0
      return
    }
    let chosen = try Trial.first(of: sizes, words, width: cell.width, renderer)
    font = Scene.Font(size: chosen.size, bold: true)
    height = min(chosen.height, cell.height * Self.mostOfCell)
  }

  /// Of a cell's height, so that a picture stays.
  static let mostOfCell = 0.6

  /// All labels in one size.
  private struct Trial {
    let labels: [String]
    let lines: [[TextLine]]

    /// The first size that fits, else the last. Mostly the first does, so each is measured by itself.
    static func first(
      of sizes: [Double], _ labels: [String], width: Double, _ renderer: any Renderer
    ) throws -> (size: Double, height: Double) {
      var chosen = (size: 0.0, height: 0.0)
      for size in sizes {
        let texts = labels.map { MeasuredText(string: $0, font: Scene.Font(size: size, bold: true)) }
        let trial = Trial(labels: labels, lines: try renderer.lines(of: texts, width: width))
        chosen = (size, trial.height)
        if trial.fits { break }
      }
      return chosen
    }

    private var fits: Bool {
      zip(labels, lines).allSatisfy { label, lines in lines.count <= 2 && !breaksWord(label, lines) }
    }

    /// Of the label with the most lines, of which two count.
    private var height: Double {
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
