import TagarelaKit

/// Columns or a line, from left to right as time goes, above a ground line with what each belongs to below it.
struct TimeDrawing {
  let points: [Chart.Point]
  let width: Double
  let isLine: Bool

  /// Of the highest, from the ground line.
  private var height: Double { isLine ? 80 : 100 }
  /// Above the highest, for its number.
  private static let head = 16.0
  /// Below the ground line, for the labels.
  private static let foot = 16.0
  private static let side = 14.0
  /// So many points have their numbers beside them; of more only those that tell something.
  private static let mostNumbers = 14

  private var step: Double { (width - 2 * Self.side) / Double(max(1, points.count)) }
  private var most: Double { points.flatMap { [$0.amount.value, $0.before?.value ?? 0] }.max() ?? 0 }
  private var ground: Double { Self.head + height }

  private func middle(_ index: Int) -> Double { Self.side + (Double(index) + 0.5) * step }
  private func top(_ value: Double) -> Double { ground - (most > 0 ? height * value / most : 0) }

  var scene: Scene {
    let drawn = isLine ? line(\.before, isBefore: true) + line({ $0.amount }, isBefore: false) : columns
    let axis = ChartInk.rule(x1: 0, y1: ground, x2: width, y2: ground)
    return Scene(
      width: width, height: ground + Self.foot, elements: drawn + [axis] + labels + numbers)
  }

  // MARK: columns

  private var columns: [Scene.Element] {
    points.enumerated().flatMap { index, point -> [Scene.Element] in
      let isPaired = point.before != nil
      let width = min(26, step * (isPaired ? 0.42 : 0.78))
      let left = middle(index) - (isPaired ? width : width / 2)
      return (point.before.map { column($0, x: left, width: width, isBefore: true) } ?? [])
        + column(point.amount, x: isPaired ? left + width : left, width: width, isBefore: false)
    }
  }

  private func column(_ amount: Chart.Amount, x: Double, width: Double, isBefore: Bool) -> [Scene.Element] {
    guard amount.value > 0 else { return [] }
    let y = top(amount.value)
    return ChartInk.bar(.init(x: x, y: y, width: width, height: max(0.8, ground - y)), isBefore: isBefore)
  }

  // MARK: lines

  private func line(_ amount: (Chart.Point) -> Chart.Amount?, isBefore: Bool) -> [Scene.Element] {
    let spots = points.enumerated().compactMap { index, point in
      amount(point).map { (x: middle(index), y: top($0.value)) }
    }
    let strokes = zip(spots, spots.dropFirst()).flatMap {
      Self.stroke(from: $0, to: $1, isBefore: isBefore)
    }
    return strokes + spots.map { Self.marker($0.x, $0.y, isBefore: isBefore) }
  }

  /// Now is one thick line, before a thin one of dashes.
  private static func stroke(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double), isBefore: Bool
  ) -> [Scene.Element] {
    guard isBefore else { return [.line(.init(x1: a.x, y1: a.y, x2: b.x, y2: b.y, color: ChartInk.now, width: 2))] }
    let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    return stride(from: 0, to: length, by: 6).map { start in
      let (from, to) = (start / length, min(start + 3.5, length) / length)
      return .line(
        .init(
          x1: a.x + (b.x - a.x) * from, y1: a.y + (b.y - a.y) * from, x2: a.x + (b.x - a.x) * to,
          y2: a.y + (b.y - a.y) * to, color: ChartInk.beforeStroke, width: 1.1))
    }
  }

  /// A dot now, a hollow square before.
  private static func marker(_ x: Double, _ y: Double, isBefore: Bool) -> Scene.Element {
    let half = isBefore ? 2.2 : 2.8
    let frame = Scene.Frame(x: x - half, y: y - half, width: 2 * half, height: 2 * half)
    return isBefore
      ? .box(.init(frame: frame, fill: .white, stroke: ChartInk.beforeStroke, strokeWidth: 1))
      : .box(.init(frame: frame, fill: ChartInk.now, cornerRadius: half))
  }

  /// How a line looks, for what says which is which.
  static func sample(in frame: Scene.Frame, isBefore: Bool) -> [Scene.Element] {
    let y = frame.y + frame.height / 2
    return stroke(from: (frame.x, y), to: (frame.x + frame.width, y), isBefore: isBefore) + [
      marker(frame.x + frame.width / 2, y, isBefore: isBefore)
    ]
  }

  // MARK: words and numbers

  /// As many labels as have room.
  private var labels: [Scene.Element] {
    let needed = (points.map { ChartInk.room(for: $0.label, ChartInk.small) }.max() ?? 0) + 6
    let every = max(1, Int((needed / max(step, 0.1)).rounded(.up)))
    return points.enumerated().filter { $0.offset.isMultiple(of: every) }.flatMap { index, point -> [Scene.Element] in
      let room = max(needed, step)
      // The first and last begin and end with the drawing.
      let x = min(max(0, middle(index) - room / 2), width - room)
      return [
        ChartInk.rule(x1: middle(index), y1: ground, x2: middle(index), y2: ground + 3),
        ChartInk.text(
          point.label, ChartInk.small, x: x, y: ground + 3, width: room, height: 12, .center, color: ChartInk.quiet),
      ]
    }
  }

  /// All numbers where there are few, else the highest one and the last.
  private var numbers: [Scene.Element] {
    var told = Array(points.indices)
    if points.count > Self.mostNumbers {
      let highest = points.indices.max { points[$0].amount.value < points[$1].amount.value }
      told = [highest, points.indices.last].compactMap(\.self)
      if told.count == 2, told[0] + 2 >= told[1] { told.removeLast() }
    }
    return told.filter { points[$0].amount.value > 0 }.map { index in
      let amount = points[index].amount
      let room = max(ChartInk.room(for: amount.text, ChartInk.bold), min(step, 40))
      let isPaired = !isLine && points[index].before != nil
      let shift = isPaired ? min(26, step * 0.42) / 2 : 0
      let x = min(max(0, middle(index) + shift - room / 2), width - room)
      return ChartInk.text(
        amount.text, ChartInk.bold, x: x, y: top(amount.value) - 16, width: room, height: 15, .center)
    }
  }
}
