import TagarelaKit

/// A patient's usage history as a table, in order of time; one that nobody would read, counted.
struct UsagePages {
  let heading: Heading
  private let history: Flow<Touch>
  private let patient: String
  private let aids: WritingAids

  init(_ parcel: Parcel, _ aids: WritingAids) {
    self.aids = aids
    history = parcel.touches
    patient = parcel.patientName(aids.wording)
    heading = Heading(parcel, title: "print.usage.title", aids)
  }

  /// Touches that are listed one by one: some 130 pages.
  static let mostListed = 5000

  private static let font = Scene.Font(size: 10.5)
  private static let rowPadding = 3.0
  /// A name that needs more shrinks.
  private static let highestRow = 150.0
  /// Of symbol and of plan, as a share of the page; they are alike, so that one call measures both.
  private static let nameShare = 0.38
  private static let inset = 6.0

  func pages() throws -> [Scene] {
    var flow = try PageFlow(heading, PageMeasures(aids.page, usualMargin: 18), aids.renderer)
    if history.isEmpty {
      flow.addNotice(aids.wording.text(Phrase("print.usage.none")))
    } else if history.count > Self.mostListed {
      try addCounts(UsageCount(history), to: &flow)
    } else {
      let touches = try history.all().sorted { $0.at < $1.at }
      try add(
        touches.map { [$0.symbol, aids.wording.text($0.at), $0.plan ?? ""] },
        under: ["print.usage.symbol", "print.usage.at", "print.usage.plan"], to: &flow)
    }
    return flow.finished(Foot(wording: aids.wording), name: patient)
  }

  private func addCounts(_ count: UsageCount, to flow: inout PageFlow) throws {
    let wording = aids.wording
    let dates = wording.language.dates
    let told = Phrase(
      "print.usage.counted",
      [
        "count": .integer(count.touches), "from": .text(dates.long(count.first.day)),
        "to": .text(dates.long(count.last.day)),
      ])
    flow.addNotice(wording.text(told))
    let others = count.others > 0 ? [(wording.text(Phrase("print.usage.others")), count.others)] : []
    for (title, rows) in [
      ("print.usage.symbol", count.bySymbol.map { ($0.name, $0.touches) } + others),
      ("print.usage.month", count.byMonth.map { ($0.name, $0.touches) }),
    ] {
      try add(
        rows.map { [$0, wording.number($1), ""] }, under: [title, "print.usage.touches", nil], to: &flow)
      flow.skip(22)
    }
  }

  /// Rows of two names with a short text between them.
  private func add(_ rows: [[String]], under titles: [String?], to flow: inout PageFlow) throws {
    let heights = try heights(of: rows, width: flow.area.width * Self.nameShare)
    addHead(titles, to: &flow)
    for (index, texts) in rows.enumerated() {
      let needed = max(heights[texts[0]] ?? 0, heights[texts[2]] ?? 0) + 2 * Self.rowPadding
      let height = min(needed, Self.highestRow)
      if height > flow.free.height {
        flow.turnPage()
        addHead(titles, to: &flow)
      }
      flow.add(height: height) { frame in
        let shade = Scene.Element.box(.init(frame: frame, fill: .tint))
        return (index.isMultiple(of: 2) ? [] : [shade]) + row(texts, Self.font, in: frame)
      }
    }
  }

  /// The same few symbols and plans come again and again: each is measured once.
  private func heights(of rows: [[String]], width: Double) throws -> [String: Double] {
    let names = Array(Set(rows.flatMap { [$0[0], $0[2]] }))
    guard !names.isEmpty else { return [:] }
    let measured = try aids.renderer.lines(
      of: names.map { MeasuredText(string: $0, font: Self.font) }, width: width - 2 * Self.inset)
    let heights = measured.map { $0.reduce(0) { $0 + $1.height } }
    return Dictionary(zip(names, heights), uniquingKeysWith: max)
  }

  private func addHead(_ titles: [String?], to flow: inout PageFlow) {
    let font = Scene.Font(size: Self.font.size, bold: true)
    let texts = titles.map { $0.map { aids.wording.text(Phrase($0)) } ?? "" }
    flow.add(height: 22) { frame in
      row(texts, font, in: frame) + [
        .line(
          .init(x1: frame.x, y1: frame.bottom, x2: frame.x + frame.width, y2: frame.bottom, color: .gray, width: 1))
      ]
    }
  }

  private func row(_ texts: [String], _ font: Scene.Font, in frame: Scene.Frame) -> [Scene.Element] {
    let nameWidth = frame.width * Self.nameShare
    let middleWidth = frame.width - 2 * nameWidth
    let columns = [(0, nameWidth), (nameWidth, middleWidth), (nameWidth + middleWidth, nameWidth)]
    return zip(texts, columns).map { text, column in
      var cell = frame.droppingTop(Self.rowPadding).column(
        at: column.0 + Self.inset, width: column.1 - 2 * Self.inset)
      cell.height -= Self.rowPadding
      return .text(.init(frame: cell, string: text, font: font, fits: true))
    }
  }
}
