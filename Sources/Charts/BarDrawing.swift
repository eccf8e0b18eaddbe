import TagarelaKit

/// Bars from left to right, one below the other, each with its word before it and its number behind it.
struct BarDrawing {
  let points: [Chart.Point]
  let width: Double

  private static let bar = 11.0
  private static let thin = 5.5
  private static let gap = 6.5
  /// Of the page that words take at most.
  private static let words = 0.38

  var scene: Scene {
    let label = min(width * Self.words, points.map { ChartInk.room(for: $0.label, ChartInk.text) }.max() ?? 0) + 8
    let numbers = points.flatMap { [$0.amount.text, $0.before?.text ?? ""] }
    let number = min(width * 0.3, numbers.map { ChartInk.room(for: $0, ChartInk.text) }.max() ?? 0) + 8
    let room = max(20, width - label - number)
    let most = points.flatMap { [$0.amount.value, $0.before?.value ?? 0] }.max() ?? 0
    func length(_ value: Double) -> Double { most > 0 ? room * value / most : 0 }
    var elements: [Scene.Element] = []
    var y = 2.0
    for point in points {
      let top = y
      elements.append(
        ChartInk.text(point.label, ChartInk.text, x: 0, y: y - 2, width: label - 8, height: 16, .trailing))
      elements += row(
        point.amount, x: label, y: y, length(point.amount.value), height: Self.bar, number, isBefore: false)
      y += Self.bar
      if let before = point.before {
        y += 2
        elements += row(before, x: label, y: y, length(before.value), height: Self.thin, number, isBefore: true)
        y += Self.thin
      }
      elements.append(ChartInk.rule(x1: label, y1: top - 2, x2: label, y2: y + 2))
      y += Self.gap
    }
    return Scene(width: width, height: max(1, y), elements: elements)
  }

  private func row(
    _ amount: Chart.Amount, x: Double, y: Double, _ length: Double, height: Double, _ room: Double, isBefore: Bool
  ) -> [Scene.Element] {
    let bar =
      length > 0 ? ChartInk.bar(.init(x: x, y: y, width: max(1, length), height: height), isBefore: isBefore) : []
    let font = isBefore ? ChartInk.small : ChartInk.bold
    let lower = isBefore ? -3.2 : -2
    return bar + [
      ChartInk.text(
        amount.text, font, x: x + length + 5, y: y + lower, width: room - 6, height: 16,
        color: isBefore ? ChartInk.quiet : .black)
    ]
  }
}
