import TagarelaKit

/// A month across the page, a row a week.
struct MonthSheet {
  let pages: AgendaPages

  private static let paper = (width: 842.0, height: 595.0)
  private static let top = 84.0
  private static let headHeight = 24.0
  private static let numberHeight = 17.0

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
        .init(x: frame.x + 4, y: frame.y + 1, width: 22, height: Self.numberHeight), color: color))
    if let holiday = pages.agenda.holidays[day] {
      elements.append(
        AgendaPages.text(
          holiday, .init(size: 8), .init(x: frame.x + 26, y: frame.y + 4, width: frame.width - 29, height: 13),
          color: color))
    }
    let occurrences = pages.occurrences(on: day)
    let room = Scene.Frame(
      x: frame.x + 3, y: frame.y + Self.numberHeight + 1, width: frame.width - 6,
      height: frame.height - Self.numberHeight - 4)
    return elements + (try places(occurrences, in: room, &shelf))
  }

  /// One event fills the day, up to four stand two by two; of more the rest is counted.
  private func places(
    _ occurrences: [Occurrence], in room: Scene.Frame, _ shelf: inout AgendaPictureShelf
  ) throws -> [Scene.Element] {
    guard !occurrences.isEmpty else { return [] }
    let columns = occurrences.count == 1 ? 1 : 2
    let rows = occurrences.count > 2 ? 2 : 1
    let shown = occurrences.count > 4 ? 3 : occurrences.count
    let (width, height) = (room.width / Double(columns), room.height / Double(rows))
    var elements: [Scene.Element] = []
    func frame(_ index: Int) -> Scene.Frame {
      .init(
        x: room.x + Double(index % columns) * width, y: room.y + Double(index / columns) * height, width: width,
        height: height)
    }
    for (index, occurrence) in occurrences.prefix(shown).enumerated() {
      let place = frame(index).inset(by: 1)
      let picture = try shelf.picture(
        of: occurrence.event, in: .init(x: place.x, y: place.y, width: place.width, height: place.height - 10))
      let words = Scene.Frame(
        x: place.x, y: picture == nil ? place.y : place.y + place.height - 10, width: place.width,
        height: picture == nil ? place.height : 10)
      if let picture { elements.append(picture) }
      elements.append(
        AgendaPages.text(occurrence.text, .init(size: picture == nil ? 10 : 8), words, .center))
    }
    if shown < occurrences.count {
      elements.append(AgendaPages.text("+\(occurrences.count - shown)", .init(size: 11), frame(shown), .center))
    }
    return elements
  }
}
