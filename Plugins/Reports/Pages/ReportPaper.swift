import TagarelaKit

/// A page of a printed report, in points.
enum ReportPaper {
  /// A4.
  static let width = 595.0
  static let height = 842.0
  static let margin = 48.0
  /// Between the margins.
  static let room = width - 2 * margin
  /// Below the text, for the page's number.
  static let foot = 22.0

  static let title = Scene.Font(size: 20, bold: true)
  static let heading = Scene.Font(size: 14, bold: true)
  static let caption = Scene.Font(size: 10.5, bold: true)
  static let text = Scene.Font(size: 11)
  static let small = Scene.Font(size: 9)

  static let quiet = Scene.Color(red: 0.35, green: 0.35, blue: 0.35)
  static let rule = Scene.Color(red: 0.78, green: 0.78, blue: 0.78)
}

/// Pages that fill from top to bottom.
struct ReportFlow {
  private(set) var pages: [[Scene.Element]] = [[]]
  private var y = ReportPaper.margin

  private static let bottom = ReportPaper.height - ReportPaper.margin - ReportPaper.foot

  /// Points of this page below what is there.
  var free: Double { Self.bottom - y }
  /// Points of an empty page.
  static let room = bottom - ReportPaper.margin

  mutating func turn() {
    pages.append([])
    y = ReportPaper.margin
  }

  /// Begins a page where so much has no room on this one.
  mutating func keep(together height: Double) {
    if height > free, y > ReportPaper.margin { turn() }
  }

  mutating func add(height: Double, _ elements: (_ y: Double) -> [Scene.Element]) {
    keep(together: height)
    pages[pages.count - 1] += elements(y)
    y += height
  }

  mutating func skip(_ height: Double) { y += height }
}
