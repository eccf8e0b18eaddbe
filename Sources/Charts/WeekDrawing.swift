import TagarelaKit

/// A week of hours as squares, the larger and darker the more there was, with what the sizes say below.
struct WeekDrawing {
  let week: Chart.WeekHours
  let width: Double

  private static let labels = 34.0
  private static let row = 17.0
  /// Sides of the squares, as shares of a place, and how dark they are.
  private static let levels: [(side: Double, shade: Double)] = [(0.28, 0.55), (0.5, 0.38), (0.74, 0.22), (1, 0)]

  var scene: Scene {
    let hours = week.shownHours
    let step = min(30, (width - Self.labels) / Double(hours.count))
    var elements: [Scene.Element] = hours.enumerated().filter { _, hour in hour.isMultiple(of: 2) }.map { place, hour in
      ChartInk.text(
        Chart.WeekHours.name(ofHour: hour), ChartInk.small, x: Self.labels + Double(place) * step - 6, y: 0,
        width: step + 12, height: 12, .center, color: ChartInk.quiet)
    }
    for (row, counts) in week.counts.enumerated() {
      let y = 15 + Double(row) * Self.row
      let name = week.days.indices.contains(row) ? week.days[row] : ""
      elements.append(ChartInk.text(name, ChartInk.text, x: 0, y: y + 1, width: Self.labels - 6, height: 14))
      elements.append(
        ChartInk.rule(
          x1: Self.labels, y1: y + Self.row, x2: Self.labels + Double(hours.count) * step, y2: y + Self.row, width: 0.3)
      )
      for (place, hour) in hours.enumerated() where counts.indices.contains(hour) {
        let frame = Scene.Frame(x: Self.labels + Double(place) * step, y: y, width: step, height: Self.row)
        elements += square(counts[hour], in: frame)
      }
    }
    return legend(below: 15 + 7 * Self.row + 8, elements)
  }

  private var most: Int { week.counts.joined().max() ?? 0 }

  /// The first number of each level that has one: what there is, in four parts of the highest, of few numbers fewer parts.
  private var bounds: [Int] {
    let count = Self.levels.count
    return (0..<count).map { level in level * most / count + 1 }.reduce(into: []) { bounds, bound in
      if bound <= most, bounds.last != bound { bounds.append(bound) }
    }
  }

  /// Of few levels the darkest ones.
  private func look(_ level: Int) -> (side: Double, shade: Double) {
    Self.levels[Self.levels.count - bounds.count + level]
  }

  private func square(_ count: Int, in frame: Scene.Frame) -> [Scene.Element] {
    guard let level = bounds.lastIndex(where: { $0 <= count }) else { return [] }
    return [square(look(level), in: frame)]
  }

  private func square(_ look: (side: Double, shade: Double), in frame: Scene.Frame) -> Scene.Element {
    let side = (min(frame.width, frame.height) - 2) * look.side
    let x = frame.x + (frame.width - side) / 2
    let y = frame.y + (frame.height - side) / 2
    func lighter(_ part: Double) -> Double { part + (1 - part) * look.shade }
    return .box(
      .init(
        frame: .init(x: x, y: y, width: side, height: side),
        fill: .init(
          red: lighter(ChartInk.now.red), green: lighter(ChartInk.now.green), blue: lighter(ChartInk.now.blue))))
  }

  private func legend(below y: Double, _ drawn: [Scene.Element]) -> Scene {
    var elements = drawn
    var x = Self.labels
    for (level, bound) in bounds.enumerated() {
      let last = level + 1 < bounds.count ? bounds[level + 1] - 1 : most
      let text = bound == last ? week.number(bound) : "\(week.number(bound))–\(week.number(last))"
      elements.append(square(look(level), in: .init(x: x, y: y, width: Self.row, height: Self.row)))
      let room = ChartInk.room(for: text, ChartInk.small)
      elements.append(ChartInk.text(text, ChartInk.small, x: x + Self.row + 4, y: y + 2, width: room, height: 12))
      x += Self.row + room + 24
    }
    return Scene(width: width, height: y + Self.row + 2, elements: elements)
  }
}
