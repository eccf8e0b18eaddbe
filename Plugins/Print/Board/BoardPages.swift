import TagarelaKit

/// The pages of one board.
struct BoardPages {
  let sheet: BoardSheet
  let layout: BoardLayout?
  let aids: WritingAids

  init(_ sheet: BoardSheet, _ aids: WritingAids) {
    self.sheet = sheet
    self.aids = aids
    layout =
      aids.layouts.first { $0.id == sheet.board.layout } ?? aids.layouts.first { $0.sizes.contains(sheet.board.size) }
  }

  /// A4 pages; rows that would be too low go on to further ones.
  func paged(_ shelf: inout PictureShelf) throws -> [Scene] {
    let grid = try self.grid()
    let paper = grid.paper
    let content = paper.content(margin: Self.margin)
    let (heading, area) = try sheet.heading.placed(in: content, aids.renderer)
    let rows = grid.rowsOnPage(of: area)
    let isOne = rows == grid.size.rows
    let slots = grid.slots(rows: rows, in: isOne ? area : area.droppingBottom(Foot.height))
    let style = try CellStyle(sheet.board, in: slots, aids.renderer)
    var pages = stride(from: 0, to: grid.size.count, by: slots.count).map { first in
      Scene(
        width: paper.width, height: paper.height,
        elements: heading + cells(from: first, to: grid.size.count, in: slots, style, &shelf))
    }
    if !isOne { Foot(name: sheet.heading.title, wording: aids.wording).add(to: &pages, in: content) }
    return pages
  }

  /// A single page, taller than A4 when the rows need it.
  func whole(_ shelf: inout PictureShelf) throws -> Scene {
    let grid = try self.grid()
    var paper = grid.paper
    let (_, area) = try sheet.heading.placed(in: paper.content(margin: Self.margin), aids.renderer)
    paper.height += grid.heightMissing(in: area)
    let (heading, whole) = try sheet.heading.placed(in: paper.content(margin: Self.margin), aids.renderer)
    let slots = grid.slots(rows: grid.size.rows, in: whole)
    let style = try CellStyle(sheet.board, in: slots, aids.renderer)
    return Scene(
      width: paper.width, height: paper.height,
      elements: heading + cells(from: 0, to: grid.size.count, in: slots, style, &shelf))
  }

  private static let margin = Double.millimetres(12)

  private func grid() throws -> PageGrid {
    guard let layout else { throw Failure("print.layout", ["name": .text(sheet.board.layout)]) }
    return PageGrid(
      size: sheet.board.size, layout: layout,
      headingHeight: Heading.usualHeight, margin: Self.margin)
  }

  private func cells(
    from first: Int, to end: Int, in slots: [Scene.Frame], _ style: CellStyle, _ shelf: inout PictureShelf
  ) -> [Scene.Element] {
    let filled = Dictionary(
      sheet.board.cells.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(first..<end, slots).flatMap { index, slot in
      style.elements(of: filled[index + 1], in: slot, &shelf)
    }
  }
}
