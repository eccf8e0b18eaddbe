import TagarelaKit

/// A page of a printed diary, in points.
struct DiaryPaper {
  let width: Double
  let height: Double
  let margin: Double
  /// Before the texts, where the times stand.
  let textLeft: Double
  /// Sides of a symbol and of a photo.
  let symbol: Double
  let photo: Double
  let dayFont: Scene.Font
  let timeFont: Scene.Font
  let textFont: Scene.Font

  /// Between two pictures, and below an entry.
  static let gap = 8.0

  static let a4 = DiaryPaper(
    width: 595, height: 842, margin: 51, textLeft: 60, symbol: 72, photo: 150, dayFont: .init(size: 14, bold: true),
    timeFont: .init(size: 11), textFont: .init(size: 13))

  /// Half a sheet of A4.
  static let a5 = DiaryPaper(
    width: 421, height: 595, margin: 40, textLeft: 46, symbol: 60, photo: 150, dayFont: .init(size: 13, bold: true),
    timeFont: .init(size: 10), textFont: .init(size: 12))

  /// Between the margins.
  var room: Double { width - 2 * margin }
}
