import TagarelaKit

extension Composer {
  /// An arrow from the first point through the others; smooth when there are more than two.
  mutating func arrow(_ line: Statement) throws {
    let options = try Options(line, allowed: ["fill", "w", "tip", "contrast", "both"], parameters)
    let points = try options.points(atLeast: 2)
    let width = try options.number("w") ?? 8
    let tip = try options.number("tip") ?? width * 2.2
    var mark = Mark(outline: Outline(), shape: .strip(width: width), fill: try colour("fill", options) ?? "red")
    if let contrast = try options.word("contrast", among: Mark.Contrast.allCases.map(\.rawValue)) {
      mark.contrast = Mark.Contrast(rawValue: contrast) ?? .computed
    }
    var way = Outline.smooth(points).flattened
    let head = Self.head(&way, tip)
    var tail: Outline?
    if try options.flag("both") {
      way.reverse()
      tail = Self.head(&way, tip)
    }
    let heads = [head] + (tail.map { [$0] } ?? [])
    try melted { composer in
      mark.outline = .polyline(way)
      try composer.add(mark)
      for head in heads {
        mark.outline = head
        mark.shape = .area(round: width * 0.12)
        try composer.add(mark)
      }
    }
  }

  /// Cuts the end off a way and gives the triangle that takes its place.
  private static func head(_ way: inout [Point], _ tip: Double) -> Outline {
    guard let end = way.last else { return Outline() }
    while way.count > 2, let last = way.last, (last - end).length < tip * 0.75 { way.removeLast() }
    let before = way[way.count - (way.count > 1 && way.last == end ? 2 : 1)]
    let along = (end - before).unit
    let neck = end - along * tip
    if way.count == 2 { way[1] = end - along * (tip * 0.8) }
    let across = along.normal * (tip * 0.72)
    return .polyline([end, neck + across, neck - across], closed: true)
  }
}
