import TagarelaKit

/// Pages that fill from top to bottom.
struct PageFlow {
  private(set) var pages: [[Scene.Element]] = [[]]
  private var y: Double
  private let top: Double
  private let bottom: Double

  init(on paper: DiaryPaper) {
    top = paper.margin
    bottom = paper.height - paper.margin
    y = top
  }

  /// Points of an empty page, and of this one below what is there.
  var room: Double { bottom - top }
  var free: Double { bottom - y }

  mutating func turn() {
    pages.append([])
    y = top
  }

  mutating func keep(together height: Double) {
    if height > free, y > top { turn() }
  }

  mutating func add(height: Double, _ elements: (_ y: Double) -> [Scene.Element]) {
    keep(together: height)
    pages[pages.count - 1] += elements(y)
    y += height
  }

  mutating func skip(_ height: Double) { y += height }
}
