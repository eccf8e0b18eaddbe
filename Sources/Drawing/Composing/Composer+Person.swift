import TagarelaKit

extension Composer {
  /// A whole person: a pose, changed by the joints that the line names. What is indented under the line lies on the
  /// person's own grid between the body and the arms that are before it: it is worn, held or touched.
  mutating func person(_ line: Statement) throws {
    let written = try Options(line, allowed: PersonOptions.ofLines, parameters)
    let name = try written.word("pose") ?? "standing"
    guard let pose = book.pose(name) else {
      throw Failure("drawing.pose", ["text": .text(name)], candidates: nearest(to: name, among: book.poseNames))
    }
    let figure = try Figure(pose: pose, written)
    try inside(written.placing()) { try $0.draw(figure, held: line.children) }
  }

  private mutating func draw(_ figure: Figure, held: [Statement]) throws {
    for side in figure.sides where side.isBehind { try arm(side, figure) }
    if manner == .colour {
      try neck(figure)
      try legs(figure)
      try torso(figure)
    } else {
      try silhouette(figure)
    }
    try head(figure)
    let near = figure.sides.filter { !$0.isBehind }
    // Seen from the side the near arm is before everything, seen from the front only from the elbow on.
    let isBefore = { (side: Figure.Side) in figure.view == .side && !side.closes }
    for side in near where !isBefore(side) { try arm(side, figure) }
    try draw(held)
    for side in figure.sides where side.closes { try closedFingers(side, figure) }
    for side in near where isBefore(side) { try arm(side, figure) }
    guard !held.isEmpty else { return }
    for side in near where !isBefore(side) && !side.closes { try forearmOver(side, figure) }
  }

  /// In white on black the trunk and the legs are one shape; only a hem sets them apart.
  private mutating func silhouette(_ figure: Figure) throws {
    var near = figure.sides
    if figure.view == .side { try melted { try $0.whiteLeg(near.removeLast(), figure) } }
    let isWhole = !figure.isBareLegged
    try melted { composer in
      for side in near { try composer.whiteLeg(side, figure) }
      if isWhole {
        try composer.seat(figure)
        try composer.torso(figure)
      }
    }
    if !isWhole { try torso(figure) }
  }

  private mutating func whiteLeg(_ side: Figure.Side, _ figure: Figure) throws {
    try strip([side.hip, side.knee, side.ankle], figure.legWidth, "white")
    try strip(figure.shoe(side), figure.shoeWidth, "white")
  }

  private mutating func neck(_ figure: Figure) throws {
    try strip([figure.head, figure.chest], 7, "skin")
  }

  private mutating func legs(_ figure: Figure) throws {
    guard figure.view != .side else {
      for side in figure.sides.reversed() { try leg([side], figure) }
      return
    }
    try leg(figure.sides, figure)
  }

  /// Shoes, legs and the cloth over them.
  private mutating func leg(_ sides: [Figure.Side], _ figure: Figure) throws {
    for side in sides {
      if figure.isBareLegged || figure.wear == "shorts" {
        try strip([side.hip, side.knee, side.ankle], figure.legWidth * 0.78, "skin")
      }
      try strip(figure.shoe(side), figure.shoeWidth, figure.shoes)
    }
    guard !figure.isBareLegged else { return }
    try melted { composer in
      for side in sides {
        let cloth =
          figure.wear == "shorts"
          ? [side.hip, side.hip.mixed(side.knee, 0.8)] : [side.hip, side.knee, side.ankle]
        try composer.strip(cloth, figure.legWidth, figure.trousers)
      }
      try composer.seat(figure)
    }
  }

  private mutating func seat(_ figure: Figure) throws {
    let across = figure.spine.normal * (figure.view == .side ? 2 : 5)
    try area(
      .polyline([figure.hips + across, figure.hips - across, figure.hips - figure.spine * 6], closed: true),
      round: 4, figure.trousers)
  }

  private mutating func torso(_ figure: Figure) throws {
    let (u, n) = (figure.spine, figure.spine.normal)
    let (top, bottom) = (figure.shoulderHalf, figure.hipHalf)
    let upper = figure.view == .side ? figure.chest - u * 2 : figure.chest
    var corners = [
      upper - n * top, upper + n * top, figure.hips + n * bottom, figure.hips - n * bottom,
    ]
    if figure.isBareLegged {
      let waist = figure.chest.mixed(figure.hips, 0.6)
      let hem = figure.hips + u * (figure.wear == "gown" ? 22 : 11)
      let flare = figure.wear == "gown" ? 15.0 : 12.5
      if figure.wear == "skirt" {
        try area(
          .polyline([waist - n * 5, waist + n * 5, hem + n * flare, hem - n * flare], closed: true), round: 2,
          figure.trousers)
        corners[2] = waist + n * 5
        corners[3] = waist - n * 5
      } else {
        corners.replaceSubrange(
          2...3, with: [waist + n * (bottom - 1), hem + n * flare, hem - n * flare, waist - n * (bottom - 1)])
      }
    }
    try area(.polyline(corners, closed: true), round: Figure.trunkRound, figure.shirt)
    if manner == .colour, isDetailed, figure.view == .front { try neckline(figure) }
  }

  /// The skin that shows at the neck.
  private mutating func neckline(_ figure: Figure) throws {
    let (u, n) = (figure.spine, figure.spine.normal)
    let top = figure.chest - u * (Figure.trunkRound + 0.5)
    var mark = Mark(
      outline: .smooth([top - n * 3.4, top + u * 3.6, top + n * 3.4]), shape: .area(round: 0), fill: "skin")
    mark.outline.steps.append(.close)
    mark.weight = 0.75
    try add(mark)
  }

  private mutating func head(_ figure: Figure) throws {
    guard let head = book.part("head") else { throw Failure("drawing.unknown", ["text": "head"]) }
    var values: [String: Argument] = [:]
    for parameter in head.parameters { values[parameter.name] = figure.looks[parameter.name] ?? parameter.value }
    let size = Point(figure.headScale, figure.headScale)
    try use(head, values, Transform(centre: figure.head, scale: size, turn: figure.headTurn, isFlipped: false))
  }

  mutating func strip(_ points: [Point], _ width: Double, _ fill: String, pass: Mark.Pass = .whole) throws {
    var mark = Mark(outline: .polyline(points), shape: .strip(width: width), fill: fill)
    mark.pass = pass
    mark.contrast = .white
    mark.weight = 0.75
    try add(mark)
  }

  mutating func area(_ outline: Outline, round: Double, _ fill: String, pass: Mark.Pass = .whole) throws {
    var mark = Mark(outline: outline, shape: .area(round: round), fill: fill)
    mark.pass = pass
    mark.contrast = .white
    mark.weight = 0.75
    try add(mark)
  }
}
