import TagarelaKit

/// The last line of each page of several: whose it is, and which page of how many.
struct Foot {
  let wording: Wording

  /// Points at the bottom of a page that it takes with the space above it.
  static let height = 22.0

  /// The line for one page, at the bottom of `area`.
  ///
  /// - Parameter number: of the page, from 1.
  func elements(name: String, number: Int, of count: Int, in area: Scene.Frame) -> [Scene.Element] {
    let font = Scene.Font(size: 9)
    let line = area.bottomPart(14)
    let text = wording.text(Phrase("print.page", ["page": .integer(number), "pages": .integer(count)]))
    let nameWidth = line.width * 0.75
    return [
      .text(.init(frame: line.column(at: 0, width: nameWidth), string: name, font: font, color: .gray, fits: true)),
      .text(
        .init(
          frame: line.column(at: nameWidth, width: line.width - nameWidth), string: text, font: font, color: .gray,
          alignment: .trailing, fits: true)),
    ]
  }
}
