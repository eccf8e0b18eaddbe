import TagarelaKit

/// The one size in which all labels of a board are set: the largest of a few at which each takes two lines at most and no
/// word is broken. A label that is too long even so shrinks alone, and one of two lines takes more room than its neighbours.
struct LabelStyle {
  let font: Scene.Font
  /// Points that each label takes beside its picture.
  private let heights: [String: Double]

  /// - Parameters:
  ///   - cell: what frame and padding leave.
  ///   - besideSigns: whether all pictures are but signs, which words needn't give way to.
  ///   - size: points, when they are given.
  init(
    _ labels: [String], cell: (width: Double, height: Double), besideSigns: Bool, size: Double?,
    _ renderer: any Renderer
  ) throws {
    let largest = Self.largest(in: cell, share: besideSigns ? 0.25 : 0.137)
    let sizes = size.map { [$0] } ?? [1, 0.85, 0.7].map { max(6, largest * $0) }
    let words = Array(Set(labels.filter { !$0.isEmpty }))
    guard !words.isEmpty else {
      font = Scene.Font(size: sizes[0], bold: true)
      heights = [:]
      return
    }
    let chosen = try Trial.first(of: sizes, words, width: cell.width, renderer)
    font = Scene.Font(size: chosen.size, bold: true)
    heights = chosen.heights.mapValues { min($0, cell.height * Self.mostOfCell) }
  }

  /// Whether nothing has a label.
  var isNone: Bool { heights.isEmpty }

  func height(of label: String) -> Double { heights[label] ?? 0 }

  /// Of a cell's height, so that a picture stays.
  static let mostOfCell = 0.6

  /// Words grow with their cells, but on large ones less than pictures do.
  ///
  /// - Parameter share: of the cell's height.
  private static func largest(in cell: (width: Double, height: Double), share: Double) -> Double {
    let size = min(cell.height * share, cell.width * 0.17)
    return max(7, size > large ? large + (size - large) * 0.45 : size)
  }

  /// Points of letters that are read from afar.
  private static let large = 24.0

  /// All labels in one size.
  private struct Trial {
    let labels: [String]
    let lines: [[TextLine]]

    /// The first size that fits, else the last. Mostly the first does, so each is measured by itself.
    static func first(
      of sizes: [Double], _ labels: [String], width: Double, _ renderer: any Renderer
    ) throws -> (size: Double, heights: [String: Double]) {
      var chosen = (size: 0.0, heights: [String: Double]())
      for size in sizes {
        let texts = labels.map { MeasuredText(string: $0, font: Scene.Font(size: size, bold: true)) }
        let trial = Trial(labels: labels, lines: try renderer.lines(of: texts, width: width))
        chosen = (size, trial.heights)
        if trial.fits { break }
      }
      return chosen
    }

    private var fits: Bool {
      zip(labels, lines).allSatisfy { label, lines in lines.count <= 2 && !breaksWord(label, lines) }
    }

    /// Of each label, of whose lines two count.
    private var heights: [String: Double] {
      let heights = lines.map { $0.prefix(2).reduce(1) { $0 + $1.height } }
      return Dictionary(zip(labels, heights)) { first, _ in first }
    }

    private func breaksWord(_ label: String, _ lines: [TextLine]) -> Bool {
      lines.dropFirst().contains { line in
        let before = label.utf8.prefix(line.start).last
        return before.map { !" \t\n-/".utf8.contains($0) } ?? false
      }
    }
  }
}
