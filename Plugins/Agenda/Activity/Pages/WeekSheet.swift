import TagarelaKit

/// A week across the page, a column a day, its events from top to bottom.
struct WeekSheet {
  let pages: AgendaPages

  private static let paper = (width: 842.0, height: 595.0)
  private static let top = 84.0
  private static let headHeight = 44.0
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
    let most = pages.agenda.days.map { pages.occurrences(on: $0).count }.max() ?? 0
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
      elements += head(day, isFree, x: x, width: width)
      let occurrences = pages.occurrences(on: day)
      let fits = occurrences.count <= rows
      for (row, occurrence) in occurrences.prefix(fits ? rows : rows - 1).enumerated() {
        let y = Self.top + Self.headHeight + Double(row) * height
        elements += try event(occurrence, .init(x: x, y: y, width: width, height: height), &shelf)
      }
      if !fits {
        let y = Self.top + Self.headHeight + Double(rows - 1) * height
        elements.append(
          AgendaPages.text(
            "+\(occurrences.count - rows + 1)", .init(size: 12), .init(x: x, y: y, width: width, height: height),
            .center))
      }
    }
    return Scene(width: Self.paper.width, height: Self.paper.height, elements: elements)
  }

  private func head(_ day: Day, _ isFree: Bool, x: Double, width: Double) -> [Scene.Element] {
    let color = isFree ? AgendaPages.red : .black
    let holiday = pages.agenda.holidays[day]
    let name = AgendaPages.text(
      pages.words.weekday(of: day), .init(size: 16, bold: true),
      .init(x: x, y: Self.top, width: width, height: holiday == nil ? Self.headHeight : 26), color: color, .center)
    guard let holiday else { return [name] }
    let frame = Scene.Frame(x: x + 3, y: Self.top + 24, width: width - 6, height: 18)
    return [name, AgendaPages.text(holiday, .init(size: 9), frame, color: color, .center)]
  }

  private func event(
    _ occurrence: Occurrence, _ frame: Scene.Frame, _ shelf: inout AgendaPictureShelf
  ) throws -> [Scene.Element] {
    let line = Scene.Element.line(
      .init(
        x1: frame.x, y1: frame.y + frame.height, x2: frame.x + frame.width, y2: frame.y + frame.height, color: .gray))
    let inner = frame.inset(by: 4)
    // Beside the words there is room for it where there is none above them.
    let isBeside = frame.height < Self.roomy
    let side = isBeside ? min(inner.height, inner.width * 0.45) : inner.height - Self.wordsHeight
    let picture = try shelf.picture(
      of: occurrence.event,
      in: .init(x: inner.x, y: inner.y, width: isBeside ? side : inner.width, height: isBeside ? inner.height : side))
    var words = inner
    if picture != nil, isBeside {
      words.x += side + 4
      words.width -= side + 4
    } else if picture != nil {
      words.y += side
      words.height = Self.wordsHeight
    }
    let time = occurrence.isWholeDay ? "" : occurrence.at.clock + (isBeside ? "\n" : " ")
    let title = (occurrence.isDone ? "✓ " : "") + time + occurrence.text
    return [picture, AgendaPages.text(title, .init(size: 14), words, .center), line].compactMap(\.self)
  }
}
