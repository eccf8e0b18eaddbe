extension Composer {
  /// An arm, its hand and its sleeve.
  mutating func arm(_ side: Figure.Side, _ figure: Figure) throws {
    // In profile the shoulder lies within the trunk: the edge begins below it, and so the arm grows out of the trunk.
    let edgeStart = figure.view == .side && !side.isBehind ? side.shoulder.mixed(side.elbow, 0.3) : side.shoulder
    let isBare = figure.sleeves == "none"
    try melted { composer in
      let rest = [side.elbow, side.hand]
      let width = composer.forearm(figure)
      try composer.strip([edgeStart] + rest, width, "skin", pass: .edge)
      let start = composer.manner == .contrast || isBare ? side.shoulder : edgeStart
      try composer.strip([start] + rest, width, "skin", pass: .fill)
      try composer.hand(side, figure)
    }
    if manner == .colour, !isBare { try sleeve(side, figure, from: edgeStart) }
    let isOneWithTrunk = manner == .contrast || !isBare || figure.shirt == "skin"
    if !side.isBehind, figure.view != .side, isOneWithTrunk { try shoulder(side, figure) }
    // A forearm folded up lies before its own sleeve.
    let upper = side.hand.distance(toLineFrom: side.shoulder, to: side.elbow)
    if !side.isBehind, upper < figure.armWidth * 1.6 { try forearmOver(side, figure) }
  }

  /// The arm from the elbow on, once more over what lies on the upper arms: its edge begins where the arm below it has
  /// its own, so that both are one.
  mutating func forearmOver(_ side: Figure.Side, _ figure: Figure) throws {
    let edgeStart = side.elbow.mixed(side.hand, 0.25)
    let width = forearm(figure)
    try melted { composer in
      try composer.strip([edgeStart, side.hand], width, "skin", pass: .edge)
      try composer.strip([side.elbow, side.hand], width, "skin", pass: .fill)
      try composer.hand(side, figure)
    }
    guard manner == .colour, figure.sleeves == "long" else { return }
    let cuff = sleeve(from: edgeStart, to: cuffEnd(side), figure)
    try area(cuff, round: 0, figure.shirt, pass: .edge)
    try strip([side.elbow, edgeStart], sleeveWidth(figure), figure.shirt, pass: .fill)
    try area(cuff, round: 0, figure.shirt, pass: .fill)
  }

  /// In white on black a sleeve does not show, so there the arm has its width.
  private func forearm(_ figure: Figure) -> Double { figure.armWidth * (manner == .contrast ? 1 : 0.86) }

  /// The cloth of an arm; its cuff is cut straight across.
  private mutating func sleeve(_ side: Figure.Side, _ figure: Figure, from edgeStart: Point) throws {
    let isLong = figure.sleeves == "long"
    let end = isLong ? cuffEnd(side) : side.shoulder.mixed(side.elbow, 0.72)
    let joint = isLong ? side.elbow : edgeStart.mixed(end, 0.2)
    let cuff = sleeve(from: joint, to: end, figure)
    try strip([edgeStart, joint], sleeveWidth(figure), figure.shirt, pass: .edge)
    try area(cuff, round: 0, figure.shirt, pass: .edge)
    try strip([side.shoulder, joint], sleeveWidth(figure), figure.shirt, pass: .fill)
    try area(cuff, round: 0, figure.shirt, pass: .fill)
  }

  private func sleeveWidth(_ figure: Figure) -> Double { figure.armWidth * (figure.sleeves == "long" ? 1.05 : 1.15) }

  private func cuffEnd(_ side: Figure.Side) -> Point { side.elbow.mixed(side.hand, 0.8) }

  private func sleeve(from start: Point, to end: Point, _ figure: Figure) -> Outline {
    let across = (end - start).unit.normal * (sleeveWidth(figure) / 2)
    return .polyline([start + across, end + across, end - across, start - across], closed: true)
  }

  /// Takes away the edge between the arm and the trunk where both meet.
  private mutating func shoulder(_ side: Figure.Side, _ figure: Figure) throws {
    let inward = side.shoulder.mixed(figure.chest, 0.32)
    try strip([side.shoulder, inward + figure.spine * 1.5], figure.armWidth * 0.9, figure.shirt, pass: .fill)
    try strip([side.shoulder, inward], Figure.trunkRound * 2 - 0.2, figure.shirt, pass: .fill)
  }

  /// The hand at the end of an arm. One that closes about a thing shows its fingers only over the thing.
  private mutating func hand(_ side: Figure.Side, _ figure: Figure) throws {
    let (along, thumb) = (side.palm, side.thumb(towards: figure.head))
    let size = figure.armWidth * 0.52
    switch side.fingers {
    case "point": try strip([side.hand, side.hand + along * size * 2.4], size * 0.8, "skin")
    case "open":
      for turn in [-34.0, 0, 34] {
        try strip([side.hand, side.hand + .direction(along.angle + turn) * size * 1.75], size * 0.75, "skin")
      }
    case "flat":
      try strip([side.hand, side.hand + along * size * 1.9], size * 1.55, "skin")
      let root = side.hand + thumb * size * 0.45
      try strip([root, root + (along + thumb * 0.8) * size * 0.8], size * 0.7, "skin")
    case "side": try strip([side.hand, side.hand + along * size * 2.6], size * 1.35, "skin")
    case "two":
      for turn in [-20.0, 20] {
        try strip([side.hand, side.hand + .direction(along.angle + turn) * size * 2.3], size * 0.75, "skin")
      }
    case "thumb": try strip([side.hand, side.hand - figure.spine * size * 2.1], size * 0.8, "skin")
    case "thumb-down": try strip([side.hand, side.hand + figure.spine * size * 2.1], size * 0.8, "skin")
    // A fist is wider than the arm, so that it is seen as a hand where it has the arm's colour.
    default:
      let root = side.hand + thumb * size * 0.7
      try strip([root, root + (along * 0.9 + thumb * 0.3) * size * 0.8], size * 0.7, "skin")
      try area(.oval(side.hand + along * size * 0.3, Point(size, size) * 1.24), round: 0, "skin")
      return
    }
    try area(.oval(side.hand, Point(size, size)), round: 0, "skin")
  }

  /// The fingers that lie over what a hand holds; the wrist has no edge, so that they belong to the arm behind it.
  mutating func closedFingers(_ side: Figure.Side, _ figure: Figure) throws {
    let (along, thumb) = (side.palm, side.thumb(towards: figure.head))
    let size = figure.armWidth * 0.52
    try melted { composer in
      if side.fingers == "pinch" {
        let tip = side.hand + along * size * 2
        for way in [0.62, -0.62] {
          let root = side.hand + thumb * size * way
          try composer.strip([root, root + (along + thumb * way * 0.7) * size * 0.9, tip], size * 0.62, "skin")
        }
      }
      try composer.area(.oval(side.hand, Point(size, size)), round: 0, "skin")
    }
    let wrist = side.hand - (side.hand - side.elbow).unit * size * 1.2
    try strip([side.hand, wrist], forearm(figure) * 0.8, "skin", pass: .fill)
    guard side.fingers == "hold", isDetailed else { return }
    for way in [-0.3, 0.3] {
      let root = side.hand + along * size * 0.15 + thumb * size * way
      var line = Mark(
        outline: .polyline([root, root + along * size * 0.7]), shape: .line(width: nil), fill: "skin")
      line.weight = 0.75
      try add(line)
    }
  }
}
