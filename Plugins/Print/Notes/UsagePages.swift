import TagarelaKit

/// A patient's usage history as a table, in order of time.
struct UsagePages {
  let heading: Heading
  private let touches: [Touch]
  private let patient: String
  private let aids: WritingAids

  init(_ parcel: Parcel, _ aids: WritingAids) {
    self.aids = aids
    touches = parcel.touches.sorted { $0.at < $1.at }
    patient = parcel.patientName(aids.wording)
    heading = Heading(parcel, title: "print.usage.title", aids)
  }

  private static let font = Scene.Font(size: 10.5)
  private static let rowPadding = 3.0
  /// A name that needs more shrinks.
  private static let highestRow = 150.0
  /// Of symbol and of plan, as a share of the page; they are alike, so that one call measures both.
  private static let nameShare = 0.38
  private static let inset = 6.0

  func pages() throws -> [Scene] {
    var flow = try PageFlow(heading, PageMeasures(aids.page, usualMargin: 18), aids.renderer)
    let heights = try nameHeights(width: flow.area.width * Self.nameShare)
    if touches.isEmpty {
      flow.addNotice(aids.wording.text(Phrase("print.usage.none")))
    } else {
      addHead(to: &flow)
    }
    for (index, touch) in touches.enumerated() {
      let needed = max(heights[touch.symbol] ?? 0, touch.plan.flatMap { heights[$0] } ?? 0) + 2 * Self.rowPadding
      let height = min(needed, Self.highestRow)
      if height > flow.free.height {
        flow.turnPage()
        addHead(to: &flow)
      }
      flow.add(height: height) { frame in
        let shade = Scene.Element.box(.init(frame: frame, fill: .tint))
        return (index.isMultiple(of: 2) ? [] : [shade])
          + row(touch.symbol, aids.wording.text(touch.at), touch.plan ?? "", Self.font, in: frame)
      }
    }
    return flow.finished(Foot(wording: aids.wording), name: patient)
  }

  /// The same few symbols and plans come again and again: each is measured once.
  private func nameHeights(width: Double) throws -> [String: Double] {
    let names = Array(Set(touches.map(\.symbol) + touches.compactMap(\.plan)))
    guard !names.isEmpty else { return [:] }
    let measured = try aids.renderer.lines(
      of: names.map { MeasuredText(string: $0, font: Self.font) }, width: width - 2 * Self.inset)
    let heights = measured.map { $0.reduce(0) { $0 + $1.height } }
    return Dictionary(zip(names, heights), uniquingKeysWith: max)
  }

  private func addHead(to flow: inout PageFlow) {
    let font = Scene.Font(size: Self.font.size, bold: true)
    let titles = ["print.usage.symbol", "print.usage.at", "print.usage.plan"].map { aids.wording.text(Phrase($0)) }
    flow.add(height: 22) { frame in
      row(titles[0], titles[1], titles[2], font, in: frame) + [
        .line(
          .init(x1: frame.x, y1: frame.bottom, x2: frame.x + frame.width, y2: frame.bottom, color: .gray, width: 1))
      ]
    }
  }

  private func row(
    _ symbol: String, _ at: String, _ plan: String, _ font: Scene.Font, in frame: Scene.Frame
  ) -> [Scene.Element] {
    let nameWidth = frame.width * Self.nameShare
    let momentWidth = frame.width - 2 * nameWidth
    let columns = [
      (symbol, 0, nameWidth), (at, nameWidth, momentWidth), (plan, nameWidth + momentWidth, nameWidth),
    ]
    return columns.map { text, offset, width in
      var cell = frame.droppingTop(Self.rowPadding).column(at: offset + Self.inset, width: width - 2 * Self.inset)
      cell.height -= Self.rowPadding
      return .text(.init(frame: cell, string: text, font: font, fits: true))
    }
  }
}
