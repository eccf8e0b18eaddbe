import Charts
import TagarelaKit
import Testing

/// What charts promise to those who see them, and to those who don't.
struct ChartTests {
  private static func points(_ values: [(String, Double, Double?)]) -> [Chart.Point] {
    values.map { label, now, before in
      .init(
        label: label, amount: .init(now, "\(Int(now))"), before: before.map { .init($0, "\(Int($0))") })
    }
  }

  private static let forms: [Chart.Form] = {
    let few = points([("água", 12, 5), ("suco", 0, 3), ("pão", 3, 0)])
    let many = points((0..<400).map { ("\($0 % 28 + 1)/11", Double($0 * 37 % 101), nil) })
    let one = points([("25/11", 1, nil)])
    var week = Array(repeating: Array(repeating: 0, count: 24), count: 7)
    week[2][9] = 12
    week[6][23] = 1
    week[0][0] = 5
    let days = ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"]
    return [few, many, one].flatMap { [.bars($0), .columns($0), .line($0)] } + [
      .bars([]), .columns([]), .line([]),
      .week(.init(days: days, counts: week) { "\($0)" }),
      .week(.init(days: days, counts: week.map { $0.map { _ in 0 } }) { "\($0)" }),
    ]
  }()

  private func chart(_ form: Chart.Form) -> Chart {
    Chart(title: "Palavras", form: form, heads: ["palavra", "agora", "antes"])
  }

  /// The frame that an element takes.
  private func frame(_ element: Scene.Element) -> Scene.Frame {
    switch element {
    case .box(let box): box.frame
    case .text(let text): text.frame
    case .picture(let place): place.frame
    case .line(let line):
      Scene.Frame(
        x: min(line.x1, line.x2), y: min(line.y1, line.y2), width: abs(line.x2 - line.x1),
        height: abs(line.y2 - line.y1))
    }
  }

  @Test(arguments: forms, [400.0, 640]) func `nothing leaves the drawing`(_ form: Chart.Form, _ width: Double) {
    let scene = chart(form).scene(width: width)
    #expect(scene.width == width && scene.height >= 1)
    for element in scene.elements {
      let frame = frame(element)
      #expect(
        frame.x >= -0.01 && frame.x + frame.width <= width + 0.01 && frame.y >= -0.01
          && frame.y + frame.height <= scene.height + 4, "\(element)")
    }
  }

  @Test func `bars are as long as their numbers say`() throws {
    let scene = chart(.bars(Self.points([("a", 10, 5), ("b", 20, 0)]))).scene(width: 400)
    let filled = scene.elements.compactMap { element -> Scene.Box? in
      if case .box(let box) = element, box.stroke == nil { box } else { nil }
    }
    // Two samples of the key, then the bars: 10, 5 and 20; of nothing there is no bar.
    let widths = filled.dropFirst(2).map(\.frame.width)
    #expect(widths.count == 3)
    let most = try #require(widths.max())
    #expect(widths.map { ($0 / most * 20).rounded() } == [10, 5, 20])
  }

  @Test func `before is told from now without colours`() {
    let paired = chart(.bars(Self.points([("a", 10, 10)]))).scene(width: 400)
    let alone = chart(.bars(Self.points([("a", 10, nil)]))).scene(width: 400)
    func strokes(_ scene: Scene) -> Int {
      scene.elements.count { if case .line(let line) = $0 { line.x1 != line.x2 && line.y1 != line.y2 } else { false } }
    }
    // Strokes across the bar of before, none on that of now.
    #expect(strokes(paired) > 10)
    #expect(strokes(alone) == 0)
  }

  @Test func `a table has what is drawn`() {
    let bars = chart(.bars(Self.points([("água", 12, 5), ("suco", 0, 3)])))
    #expect(bars.columnHeads == ["palavra", "agora", "antes"])
    #expect(bars.rows == [["água", "12", "5"], ["suco", "0", "3"]])
    var week = Array(repeating: Array(repeating: 0, count: 24), count: 7)
    week[1][22] = 4
    let days = ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"]
    let hours = chart(.week(.init(days: days, counts: week) { "\($0)" }))
    // From eight to the last hour in which there is something.
    #expect(hours.columnHeads == ["palavra"] + (8...22).map { "\($0)h" })
    #expect(hours.rows.map(\.first) == days)
    #expect(hours.rows[1].last == "4")
    #expect(hours.rows.allSatisfy { $0.count == hours.columnHeads.count })
  }

  @Test func `of many points the highest and the last say their numbers`() {
    let points = Self.points((0..<28).map { ("\($0 + 1)/11", $0 == 9 ? 50 : 3, nil) })
    let scene = chart(.columns(points)).scene(width: 480)
    let bold = scene.elements.compactMap { element -> String? in
      if case .text(let text) = element, text.font.bold { text.string } else { nil }
    }
    #expect(bold == ["50", "3"])
  }

  @Test func `nothing is no chart`() {
    #expect(chart(.bars([])).isEmpty)
    #expect(chart(.columns(Self.points([("a", 0, nil), ("b", 0, 0)]))).isEmpty)
    #expect(!chart(.line(Self.points([("a", 0, 1)]))).isEmpty)
  }

  @Test func `what is no number counts as nothing`() {
    let form = Chart.Form.bars([
      .init(label: "a", amount: .init(.nan, "?")), .init(label: "b", amount: .init(-3, "-3")),
    ])
    #expect(chart(form).isEmpty)
  }
}
