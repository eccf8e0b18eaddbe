import TagarelaKit

/// The measures that all cells of a board share, so that frames and labels are alike.
struct CellStyle {
  /// Points; 3 mm for nine cells on a page.
  let border: Double
  let radius: Double
  let padding: Double
  let label: LabelStyle
  let labels: LabelPlace

  /// - Parameter slots: the cells' frames; the smallest sets the measures.
  init(_ board: Board, in slots: [Scene.Frame], _ renderer: any Renderer) throws {
    let width = slots.map(\.width).min() ?? 0
    let height = slots.map(\.height).min() ?? 0
    let side = min(width, height)
    border = min(max(side * 0.05, 1.6), .millimetres(6))
    radius = min(side * 0.08, .millimetres(9))
    padding = side * 0.03
    let words = board.cells.filter { $0.shown != nil }.map(\.text)
    labels = board.labels
    label = try LabelStyle(words, width: width - 2 * (border + padding), cellHeight: height, renderer)
  }

  func elements(of cell: Board.Cell?, in slot: Scene.Frame, _ shelf: inout PictureShelf) -> [Scene.Element] {
    guard let cell else {
      return [.box(.init(frame: slot, stroke: .rule, strokeWidth: 0.75, cornerRadius: radius))]
    }
    let inside = slot.inset(by: border + padding)
    return frame(slot, Scene.Color(cell.symbol?.category.color ?? .gray)) + content(of: cell, in: inside, &shelf)
  }

  private func frame(_ slot: Scene.Frame, _ color: Scene.Color) -> [Scene.Element] {
    let hole = slot.inset(by: border)
    let outline = color.isPale ? Scene.Color.outline : nil
    return [
      .box(.init(frame: slot, fill: color, stroke: outline, strokeWidth: 0.6, cornerRadius: radius)),
      .box(
        .init(frame: hole, fill: .white, stroke: outline, strokeWidth: 0.6, cornerRadius: max(0, radius - border))),
    ]
  }

  private func content(of cell: Board.Cell, in inside: Scene.Frame, _ shelf: inout PictureShelf) -> [Scene.Element] {
    guard let picture = cell.shown else {
      let font = Scene.Font(size: min(inside.height * 0.4, inside.width * 0.24), bold: true)
      return [.text(.init(frame: inside, string: cell.text, font: font, alignment: .center, fits: true))]
    }
    let (above, room) = (labels == .above, label.height + padding)
    let place = Scene.PicturePlace(
      picture: shelf.place(of: picture), frame: above ? inside.droppingTop(room) : inside.droppingBottom(room))
    return [
      .picture(place),
      .text(
        .init(
          frame: above
            ? inside.droppingBottom(inside.height - label.height) : inside.droppingTop(inside.height - label.height),
          string: cell.text, font: label.font,
          alignment: .center, fits: true)),
    ]
  }
}
