import TagarelaKit

/// A day from top to bottom: first this, then that, each with its time, its picture and a box to tick.
struct DayStrip {
  let pages: AgendaPages

  private static let paper = (width: 595.0, height: 842.0)
  private static let top = 108.0
  private static let holidaySide = 34.0
  private static let perPage = 6
  /// Few events are drawn larger.
  private static let few = 4
  /// Between one and the next.
  private static let gap = 22.0
  private static let clockWidth = 92.0
  private static let boxSide = 34.0

  func scenes(_ shelf: inout AgendaPictureShelf) throws -> [Scene] {
    let occurrences = pages.occurrences(on: pages.period.day)
    let parts = stride(from: 0, to: max(1, occurrences.count), by: Self.perPage).map {
      Array(occurrences[$0..<min($0 + Self.perPage, occurrences.count)])
    }
    return try parts.map { part in
      var elements = pages.heading(width: Self.paper.width, &shelf)
      if let holiday = pages.agenda.holidays[pages.period.day] {
        let frame = Scene.Frame(x: AgendaPages.margin, y: 70, width: Self.holidaySide, height: Self.holidaySide)
        let entry = pages.entries(on: pages.period.day).first
        elements += try entry.flatMap { try shelf.picture(of: $0, in: frame) }.map { [$0] } ?? []
        let words = Scene.Frame(
          x: frame.x + Self.holidaySide + 10, y: frame.y, width: 400, height: Self.holidaySide)
        elements.append(AgendaPages.text(holiday, .init(size: 18), words, color: AgendaPages.red))
      }
      let rows = occurrences.count <= Self.few ? Self.few : Self.perPage
      let height = (Self.paper.height - AgendaPages.margin - Self.top) / Double(rows)
      for (index, occurrence) in part.enumerated() {
        let y = Self.top + Double(index) * height
        elements += try row(occurrence, y: y, height: height, &shelf)
        if index + 1 < part.count { elements += Self.arrow(y: y + height) }
      }
      return Scene(width: Self.paper.width, height: Self.paper.height, elements: elements)
    }
  }

  /// Down to the next, in the middle of the gap.
  private static func arrow(y: Double) -> [Scene.Element] {
    let x = paper.width / 2
    let (top, tip) = (y - gap / 2 + 3, y + gap / 2 - 3)
    return [
      .line(.init(x1: x, y1: top, x2: x, y2: tip, color: .gray, width: 2.5)),
      .line(.init(x1: x - 6, y1: tip - 7, x2: x, y2: tip, color: .gray, width: 2.5)),
      .line(.init(x1: x + 6, y1: tip - 7, x2: x, y2: tip, color: .gray, width: 2.5)),
    ]
  }

  private func row(
    _ occurrence: Occurrence, y: Double, height: Double, _ shelf: inout AgendaPictureShelf
  ) throws -> [Scene.Element] {
    let left = AgendaPages.margin
    let right = Self.paper.width - AgendaPages.margin
    let inner = Scene.Frame(x: left, y: y + Self.gap / 2, width: right - left, height: height - Self.gap)
    let side = inner.height - 12
    let pictureX = left + 12 + Self.clockWidth
    let textX = pictureX + side + 14
    let box = Scene.Frame(
      x: right - 16 - Self.boxSide, y: y + (height - Self.boxSide) / 2, width: Self.boxSide, height: Self.boxSide)
    var elements: [Scene.Element] = [
      .box(.init(frame: inner, stroke: .gray, cornerRadius: 8)),
      .box(.init(frame: box, stroke: .black, strokeWidth: 2, cornerRadius: 4)),
      AgendaPages.text(
        occurrence.text, .init(size: 24),
        .init(x: textX, y: inner.y + 6, width: box.x - textX - 10, height: inner.height - 12), .center),
    ]
    elements += clock(
      of: occurrence, .init(x: left + 12, y: inner.y, width: Self.clockWidth - 12, height: inner.height))
    if occurrence.isDone {
      elements += [
        .line(.init(x1: box.x + 7, y1: box.y + 18, x2: box.x + 14, y2: box.y + 26, width: 4)),
        .line(.init(x1: box.x + 14, y1: box.y + 26, x2: box.x + 27, y2: box.y + 8, width: 4)),
      ]
    }
    let frame = Scene.Frame(x: pictureX, y: inner.y + 6, width: side, height: side)
    return elements + (try shelf.picture(of: .occurrence(occurrence), in: frame).map { [$0] } ?? [])
  }

  /// When it begins, and below, smaller, when it ends.
  private func clock(of occurrence: Occurrence, _ frame: Scene.Frame) -> [Scene.Element] {
    guard !occurrence.isWholeDay else { return [] }
    let begin = AgendaPages.text(occurrence.at.clock, .init(size: 24, bold: true), frame, .center)
    guard occurrence.minutes > 0 else { return [begin] }
    let middle = frame.y + frame.height / 2
    return [
      AgendaPages.text(
        occurrence.at.clock, .init(size: 24, bold: true),
        .init(x: frame.x, y: middle - 30, width: frame.width, height: 32), .center),
      AgendaPages.text(
        "– \(occurrence.end.clock)", .init(size: 16),
        .init(x: frame.x, y: middle + 4, width: frame.width, height: 24), .center),
    ]
  }
}
