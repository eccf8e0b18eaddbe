import Foundation
import TagarelaKit

/// What a `person` line may say.
enum PersonOptions {
  static let looks: Set = ["mood", "who", "hair"]
  static let grips = ["fist", "flat", "hold", "open", "pinch", "point", "side", "thumb", "thumb-down", "two"]
  static let words: [String: [String]] = [
    "view": ["front", "side", "back"],
    "wear": ["trousers", "shorts", "dress", "skirt", "gown"],
    "sleeves": ["short", "long", "none"],
    "fingers-l": grips,
    "fingers-r": grips,
    "behind": ["none", "l", "r", "both"],
    "bend-l": ["out", "in"],
    "bend-r": ["out", "in"],
  ]
  static let colours: Set = ["shirt", "trousers", "shoes"]
  static let joints: Set = [
    "head", "chest", "hips", "hand-l", "hand-r", "elbow-l", "elbow-r", "knee-l", "knee-r", "foot-l", "foot-r",
  ]
  static let names: Set<String> = looks.union(words.keys).union(colours).union([
    "pose", "head-turn", "wrist-l", "wrist-r",
  ])
  /// What a pose may say.
  static let ofPoses = names.union(joints)
  /// What a line may say.
  static let ofLines = ofPoses.union(Options.placing)
  static let builds: [String: Build] = [
    "man": Build(head: 0.3, shoulders: 8.8, hips: 6.4, arm: 7.2, leg: 9.2),
    "woman": Build(head: 0.295, shoulders: 7.6, hips: 6.4, arm: 6.4, leg: 8.4),
    "boy": Build(head: 0.325, shoulders: 7.2, hips: 5.8, arm: 6.6, leg: 8.2),
    "girl": Build(head: 0.325, shoulders: 6.8, hips: 5.8, arm: 6.2, leg: 7.8),
    "baby": Build(head: 0.4, shoulders: 6.4, hips: 6.6, arm: 6.8, leg: 8.4),
    "grandma": Build(head: 0.295, shoulders: 7.8, hips: 7.2, arm: 6.8, leg: 8.4),
    "grandpa": Build(head: 0.3, shoulders: 8.2, hips: 6.8, arm: 7, leg: 8.8),
  ]

  struct Build: Sendable {
    let head, shoulders, hips, arm, leg: Double
  }
}

/// A person's joints and looks, worked out from a pose and what a line changes of it.
struct Figure {
  struct Side {
    var shoulder, elbow, hand, hip, knee, foot: Point
    var fingers: String
    /// Where the fingers point.
    var palm: Point
    var isBehind: Bool

    /// A hand that closes about a thing: the arm is behind the thing, the fingers are over it.
    var closes: Bool { fingers == "hold" || fingers == "pinch" }

    /// Across the hand, to the side where its thumb is: nearer to the head.
    func thumb(towards head: Point) -> Point {
      let (across, up) = (palm.normal, head - hand)
      return across.x * up.x + across.y * up.y >= 0 ? across : across.reversed
    }

    /// Where the cloth of the leg ends; a strip's round end reaches half its width further.
    var ankle: Point { foot - (foot - knee).unit * 5.5 }
  }

  enum View: String {
    case front, side, back
  }

  let head, chest, hips: Point
  let sides: [Side]
  let view: View
  let wear, sleeves, shirt, trousers, shoes: String
  let looks: [String: Argument]
  let headTurn: Double
  let headScale, shoulderHalf, hipHalf, armWidth, legWidth: Double

  var spine: Point { (hips - chest).unit }
  var shoeWidth: Double { legWidth * 0.68 }
  var isBareLegged: Bool { ["dress", "skirt", "gown"].contains(wear) }

  /// How far the trunk's corners are rounded outwards.
  static let trunkRound = 4.0

  private static let arm = 14.5
  private static let leg = 17.5

  init(pose: Definition, _ written: Options) throws {
    let from = try Self.values(pose)
    func word(_ name: String, _ usual: String) throws -> String {
      let known = PersonOptions.words[name] ?? []
      return try written.word(name, among: known) ?? from.word(name, among: known) ?? usual
    }
    func joint(_ name: String) throws -> Point {
      guard let place = try written.point(name) ?? from.point(name) else {
        throw Failure("drawing.joint", ["text": .text(name), "name": .text(pose.name)])
      }
      return place
    }
    /// A pose's elbow or knee holds only while the hand or foot stays where the pose has it.
    func middle(_ name: String, of end: String) throws -> Point? {
      try written.point(name) ?? (written[end] == nil ? from.point(name) : nil)
    }
    func colour(_ name: String, _ usual: String) throws -> String {
      let word = try written.word(name) ?? from.word(name) ?? usual
      guard Palette.roles.contains(word) else { throw Failure("drawing.colour", ["text": .text(word)]) }
      return word
    }
    let who = try written.word("who", among: PersonOptions.builds.keys.sorted()) ?? from.word("who") ?? "man"
    guard let build = PersonOptions.builds[who] else { throw Failure("drawing.value", ["text": .text(who)]) }
    let view = View(rawValue: try word("view", "front")) ?? .front
    let (chest, hips) = (try joint("chest"), try joint("hips"))
    let behind = try word("behind", "none")
    let isSide = view == .side
    let spine = (hips - chest).unit
    let across = Point(-spine.y, spine.x)
    sides = try ["l", "r"].map { letter in
      let out = across * (letter == "l" ? 1.0 : -1.0)
      let shoulder = chest + out * (isSide ? 0 : build.shoulders + 1)
      let hip = hips + out * (isSide ? 0 : 5.2)
      let (hand, foot) = (try joint("hand-\(letter)"), try joint("foot-\(letter)"))
      let isIn = try word("bend-\(letter)", "out") == "in"
      let outward = isSide ? spine - across.reversed * 0.6 : out + spine * 0.7
      let forward = isSide ? across.reversed : out
      let elbow =
        try middle("elbow-\(letter)", of: "hand-\(letter)")
        ?? Self.bend(shoulder, hand, Self.arm, towards: isIn ? outward.reversed : outward)
      let wrist = try written.number("wrist-\(letter)") ?? from.number("wrist-\(letter)") ?? 0
      return Side(
        shoulder: shoulder, elbow: elbow,
        hand: hand, hip: hip,
        knee: try middle("knee-\(letter)", of: "foot-\(letter)") ?? Self.bend(hip, foot, Self.leg, towards: forward),
        foot: foot, fingers: try word("fingers-\(letter)", "fist"),
        palm: .direction((hand - elbow).angle + wrist),
        isBehind: behind == letter || behind == "both")
    }
    self.view = view
    self.chest = chest
    self.hips = hips
    head = try joint("head")
    wear = try word("wear", "trousers")
    sleeves = try word("sleeves", "short")
    shirt = try colour("shirt", "shirt")
    trousers = try colour("trousers", "trousers")
    shoes = try colour("shoes", "shoes")
    var looks: [String: Argument] = ["who": .word(who), "view": .word(view.rawValue)]
    for name in ["mood", "hair"] { looks[name] = written[name] ?? from[name] }
    self.looks = looks
    let tilt = spine.angle - 90
    let near = tilt < -180 ? tilt + 360 : tilt
    headTurn = try written.number("head-turn") ?? from.number("head-turn") ?? (abs(near) < 40 ? 0 : near)
    headScale = build.head
    shoulderHalf = isSide ? 4 : build.shoulders
    hipHalf = isSide ? 3.4 : build.hips
    armWidth = build.arm
    legWidth = build.leg
  }

  /// The shoe's sole, from heel to toe.
  func shoe(_ side: Side) -> [Point] {
    let shin = (side.foot - side.knee).unit
    if view == .side {
      return [side.foot, side.foot + shin.normal * 5.5]
    }
    let out = (side.hip - hips).unit
    return [side.foot, side.foot + out * 2.6 + shin * 0.6]
  }

  private static func values(_ pose: Definition) throws -> Options {
    var values: [String: Argument] = [:]
    for line in pose.lines {
      guard PersonOptions.ofPoses.contains(line.name), let value = line.operands.first else {
        throw FileComplaint(
          file: pose.file, row: line.row,
          what: Phrase("drawing.option", ["text": .text(line.name), "name": .text(pose.name)]))
      }
      values[line.name] = value
    }
    return Options(values)
  }

  /// The elbow or knee of a limb with two equal halves; a hand out of reach stretches it.
  private static func bend(_ start: Point, _ end: Point, _ half: Double, towards: Point) -> Point {
    let middle = start.mixed(end, 0.5)
    let reach = (end - start).length / 2
    guard reach < half else { return middle }
    let off = (end - start).unit.normal * (half * half - reach * reach).squareRoot()
    return off.x * towards.x + off.y * towards.y >= 0 ? middle + off : middle - off
  }
}

extension Point {
  var reversed: Self { Self(-x, -y) }
}
