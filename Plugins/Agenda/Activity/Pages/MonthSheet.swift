import TagarelaKit

/// A month across the page, a row a week.
struct MonthSheet {
  let pages: AgendaPages

  private static let paper = (width: 842.0, height: 595.0)
  private static let top = 80.0
  private static let headHeight = 22.0
  /// Before a day's pictures.
  private static let numberWidth = 20.0

  func scene(_ shelf: inout AgendaPictureShelf) throws -> Scene {
    var elements = pages.heading(width: Self.paper.width, &shelf)
    let width = (Self.paper.width - 2 * AgendaPages.margin) / 7
    let days = pages.agenda.days
    let height =
      (Self.paper.height - AgendaPages.margin - Self.top - Self.headHeight) / Double(max(1, (days.count + 6) / 7))
    for index in 0...6 {
      let frame = Scene.Frame(
        x: AgendaPages.margin + Double(index) * width, y: Self.top, width: width, height: Self.headHeight)
      elements.append(.box(.init(frame: frame, fill: AgendaPages.pale)))
      elements.append(
        AgendaPages.text(
          pages.words.weekday(index), .init(size: 13, bold: true), frame, color: index >= 5 ? AgendaPages.red : .black,
          .center))
    }
    for (index, day) in days.enumerated() {
      let frame = Scene.Frame(
        x: AgendaPages.margin + Double(index % 7) * width,
        y: Self.top + Self.headHeight + Double(index / 7) * height, width: width, height: height)
      elements += try cell(day, frame, &shelf)
    }
    return Scene(width: Self.paper.width, height: Self.paper.height, elements: elements)
  }

  private func cell(_ day: Day, _ frame: Scene.Frame, _ shelf: inout AgendaPictureShelf) throws -> [Scene.Element] {
    var elements: [Scene.Element] = [.box(.init(frame: frame, stroke: .gray, strokeWidth: 0.8))]
    guard pages.period.span.contains(day) else { return elements }
    let color = pages.agenda.isFree(day) ? AgendaPages.red : .black
    elements.append(
      AgendaPages.text(
        "\(day.day)", .init(size: 13, bold: true),
        .init(x: frame.x + 3, y: frame.y + 1, width: Self.numberWidth, height: 17), color: color))
    let room = Scene.Frame(
      x: frame.x + Self.numberWidth + 1, y: frame.y + 2, width: frame.width - Self.numberWidth - 3,
      height: frame.height - 4)
    return elements + (try places(pages.entries(on: day), in: room, &shelf))
  }

  /// One entry fills the day, up to four stand in two columns, up to six in three; of more the rest is counted.
  private func places(
    _ entries: [AgendaEntry], in room: Scene.Frame, _ shelf: inout AgendaPictureShelf
  ) throws -> [Scene.Element] {
    guard !entries.isEmpty else { return [] }
    let columns = entries.count == 1 ? 1 : entries.count <= 4 ? 2 : 3
    let rows = entries.count > 2 ? 2 : 1
    let shown = entries.count > 6 ? 5 : entries.count
    let (width, height) = (room.width / Double(columns), room.height / Double(rows))
    var elements: [Scene.Element] = []
    func frame(_ index: Int) -> Scene.Frame {
      .init(
        x: room.x + Double(index % columns) * width, y: room.y + Double(index / columns) * height, width: width,
        height: height)
    }
    for (index, entry) in entries.prefix(shown).enumerated() {
      let place = frame(index).inset(by: 1)
      let picture = try shelf.picture(
        of: entry, in: .init(x: place.x, y: place.y, width: place.width, height: place.height - 10))
      let words = Scene.Frame(
        x: place.x, y: picture == nil ? place.y : place.y + place.height - 10, width: place.width,
        height: picture == nil ? place.height : 10)
      if let picture { elements.append(picture) }
      elements.append(
        AgendaPages.text(
          entry.text, .init(size: picture == nil ? 10 : 8), words, color: entry.color, .center))
    }
    if shown < entries.count {
      elements.append(AgendaPages.text("+\(entries.count - shown)", .init(size: 11), frame(shown), .center))
    }
    return elements
  }
}
