import TagarelaKit

/// A week across the page, a column a day, its events from top to bottom.
struct WeekSheet {
  let pages: AgendaPages

  private static let paper = (width: 842.0, height: 595.0)
  private static let top = 84.0
  private static let headHeight = 34.0
  private static let largestRow = 150.0
  private static let smallestRow = 40.0
  /// Rows at least so high have the picture above the words.
  private static let roomy = 84.0
  private static let wordsHeight = 28.0

  func scene(_ shelf: inout AgendaPictureShelf) throws -> Scene {
    var elements = pages.heading(width: Self.paper.width, &shelf)
    let width = (Self.paper.width - 2 * AgendaPages.margin) / 7
    let bottom = Self.paper.height - AgendaPages.margin
    let room = bottom - Self.top - Self.headHeight
    let most = pages.agenda.days.map { pages.entries(on: $0).count }.max() ?? 0
    let height = min(Self.largestRow, max(Self.smallestRow, room / Double(max(1, most))))
    let rows = Int(room / height)
    for (index, day) in pages.agenda.days.enumerated() {
      let x = AgendaPages.margin + Double(index) * width
      let isFree = pages.agenda.isFree(day)
      elements.append(
        .box(
          .init(
            frame: .init(x: x, y: Self.top, width: width, height: bottom - Self.top), stroke: .gray, strokeWidth: 0.8)))
      elements.append(
        .box(
          .init(frame: .init(x: x, y: Self.top, width: width, height: Self.headHeight), fill: AgendaPages.pale)))
      elements.append(
        AgendaPages.text(
          pages.words.weekday(of: day), .init(size: 16, bold: true),
          .init(x: x, y: Self.top, width: width, height: Self.headHeight), color: isFree ? AgendaPages.red : .black,
          .center))
      let entries = pages.entries(on: day)
      let fits = entries.count <= rows
      for (row, entry) in entries.prefix(fits ? rows : rows - 1).enumerated() {
        let y = Self.top + Self.headHeight + Double(row) * height
        elements += try self.entry(entry, .init(x: x, y: y, width: width, height: height), &shelf)
      }
      if !fits {
        let y = Self.top + Self.headHeight + Double(rows - 1) * height
        elements.append(
          AgendaPages.text(
            "+\(entries.count - rows + 1)", .init(size: 12), .init(x: x, y: y, width: width, height: height),
            .center))
      }
    }
    return Scene(width: Self.paper.width, height: Self.paper.height, elements: elements)
  }

  private func entry(
    _ entry: AgendaEntry, _ frame: Scene.Frame, _ shelf: inout AgendaPictureShelf
  ) throws -> [Scene.Element] {
    let line = Scene.Element.line(
      .init(
        x1: frame.x, y1: frame.y + frame.height, x2: frame.x + frame.width, y2: frame.y + frame.height, color: .gray))
    let inner = frame.inset(by: 4)
    // Beside the words there is room for it where there is none above them.
    let isBeside = frame.height < Self.roomy
    let side = isBeside ? min(inner.height, inner.width * 0.45) : inner.height - Self.wordsHeight
    let picture = try shelf.picture(
      of: entry,
      in: .init(x: inner.x, y: inner.y, width: isBeside ? side : inner.width, height: isBeside ? inner.height : side))
    var words = inner
    if picture != nil, isBeside {
      words.x += side + 4
      words.width -= side + 4
    } else if picture != nil {
      words.y += side
      words.height = Self.wordsHeight
    }
    let title = title(of: entry, isBeside)
    return [picture, AgendaPages.text(title, .init(size: 14), words, color: entry.color, .center), line]
      .compactMap(\.self)
  }

  private func title(of entry: AgendaEntry, _ isBeside: Bool) -> String {
    guard case .occurrence(let occurrence) = entry else { return entry.text }
    let time = occurrence.isWholeDay ? "" : occurrence.at.clock + (isBeside ? "\n" : " ")
    return (occurrence.isDone ? "✓ " : "") + time + occurrence.text
  }
}
