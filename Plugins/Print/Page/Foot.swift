import TagarelaKit

/// The last line of each page of several: whose it is, and which page of how many.
struct Foot {
  var name: String
  let wording: Wording

  /// Points at the bottom of a page that it takes with the space above it.
  static let height = 22.0

  /// Adds itself at the bottom of `area` on every page.
  func add(to pages: inout [Scene], in area: Scene.Frame) {
    let font = Scene.Font(size: 9)
    let line = area.droppingTop(area.height - 14)
    for index in pages.indices {
      let number = Phrase("print.page", ["page": .integer(index + 1), "pages": .integer(pages.count)])
      let half = line.width / 2
      pages[index].elements += [
        .text(.init(frame: line.column(at: 0, width: half), string: name, font: font, color: .gray, fits: true)),
        .text(
          .init(
            frame: line.column(at: half, width: half), string: wording.text(number), font: font, color: .gray,
            alignment: .trailing, fits: true)),
      ]
    }
  }
}
