import TagarelaKit

/// What a page says above its content: a bold title, and a line with something at the left and something at the right.
struct Heading {
  var title: String
  var left: String
  var right: String
  /// Points.
  var titleSize = usualTitleSize

  /// Points that a heading with a title of one line takes, for choosing a page before anything is measured.
  static let usualHeight = usualTitleSize * 1.4 + detailHeight + space

  private static let usualTitleSize = 20.0
  private static let detailSize = 10.5
  private static let detailHeight = 16.0
  private static let space = 8.0

  /// The heading at the top of `area`, and what is left of the area below it. A title of more than two lines shrinks.
  func placed(in area: Scene.Frame, _ renderer: any Renderer) throws -> (elements: [Scene.Element], rest: Scene.Frame) {
    let font = Scene.Font(size: titleSize, bold: true)
    let lines = try renderer.lines(of: [MeasuredText(string: title, font: font)], width: area.width).first ?? []
    let titleHeight = lines.prefix(2).reduce(0) { $0 + $1.height }
    var top = area
    top.height = titleHeight
    var details = area.droppingTop(titleHeight)
    details.height = Self.detailHeight
    let small = Scene.Font(size: Self.detailSize)
    let leftWidth = area.width * 0.66
    let elements: [Scene.Element] = [
      .text(.init(frame: top, string: title, font: font, fits: lines.count > 2)),
      .text(.init(frame: details.column(at: 0, width: leftWidth), string: left, font: small, color: .gray, fits: true)),
      .text(
        .init(
          frame: details.column(at: leftWidth, width: area.width - leftWidth), string: right, font: small,
          color: .gray, alignment: .trailing, fits: true)),
    ]
    return (elements, area.droppingTop(titleHeight + Self.detailHeight + Self.space))
  }
}
