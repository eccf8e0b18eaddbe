public import TagarelaKit

extension Chart {
  /// The chart as a drawing, without its title.
  ///
  /// What is told apart by colour is told apart by pattern as well: it reads the same in black and white.
  ///
  /// - Parameter width: points, 320 at least.
  public func scene(width: Double) -> Scene {
    let width = max(320, width)
    let key = seriesKey(width: width)
    var scene =
      switch form {
      case .bars(let points): BarDrawing(points: points, width: width).scene
      case .columns(let points): TimeDrawing(points: points, width: width, isLine: false).scene
      case .line(let points): TimeDrawing(points: points, width: width, isLine: true).scene
      case .week(let week): WeekDrawing(week: week, width: width).scene
      }
    guard let key else { return scene }
    scene.elements = key.elements + scene.elements.map { $0.moved(x: 0, y: key.height) }
    scene.height += key.height
    return scene
  }

  /// Which pattern is now and which was before; nil where nothing is compared.
  private func seriesKey(width: Double) -> Scene? {
    let points: [Point]
    switch form {
    case .bars(let all), .columns(let all), .line(let all): points = all
    case .week: return nil
    }
    guard heads.count > 2, points.contains(where: { $0.before != nil }) else { return nil }
    var elements: [Scene.Element] = []
    var (x, y) = (0.0, 0.0)
    for (index, name) in heads[1...2].enumerated() {
      let room = ChartInk.room(for: name, ChartInk.small)
      if index > 0, x + 23 + room > width { (x, y) = (0, y + 17) }
      let swatch = Scene.Frame(x: x, y: y + 3, width: 18, height: 9)
      elements +=
        isLine ? TimeDrawing.sample(in: swatch, isBefore: index == 1) : ChartInk.bar(swatch, isBefore: index == 1)
      elements.append(ChartInk.text(name, ChartInk.small, x: x + 23, y: y + 1, width: min(room, width - 23)))
      x += room + 40
    }
    return Scene(width: width, height: y + 20, elements: elements)
  }

  private var isLine: Bool {
    if case .line = form { true } else { false }
  }
}

extension Scene.Element {
  /// The same, so many points farther to the right and down.
  public func moved(x: Double, y: Double) -> Scene.Element {
    switch self {
    case .box(var box):
      box.frame.x += x
      box.frame.y += y
      return .box(box)
    case .line(var line):
      line.x1 += x
      line.x2 += x
      line.y1 += y
      line.y2 += y
      return .line(line)
    case .text(var text):
      text.frame.x += x
      text.frame.y += y
      return .text(text)
    case .picture(var place):
      place.frame.x += x
      place.frame.y += y
      return .picture(place)
    }
  }
}
