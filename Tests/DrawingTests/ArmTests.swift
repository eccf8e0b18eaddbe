import PCS
import TagarelaKit
import Testing

@testable import Drawing

/// A person has two arms; what they do is said of the person, never drawn over it as a third.
struct ArmTests {
  @Test func `no arm is drawn over a person who has that arm`() throws {
    let book = try Shipped.book.get()
    for key in book.keys + book.partNames {
      var search = LooseArms(book)
      try search.look(in: #require(book.part(key)).lines)
      #expect(search.rows.isEmpty, "\(key)")
    }
  }

  @Test(arguments: [
    "limb 59,37 70,50 53,43 fill=skin", "limb 62,40 69,52 fill=shirt", "tube 53,43 70,50 59,37 fill=skin",
    "circle 64,63 3.6 fill=skin",
    "group at=50,50\n    limb 59,37 70,50 53,43 fill=skin",
  ])
  func `an arm over a person is found`(_ line: String) throws {
    #expect(try looseArms("  person who=boy\n  \(line)").count == 1)
  }

  @Test(arguments: [
    "limb 80,80 90,90 fill=skin", "limb 59,37 70,50 53,43 fill=red", "circle 90,20 4 fill=skin",
    "hand at=64,63 scale=0.3",
  ])
  func `what is no arm is not taken for one`(_ line: String) throws {
    #expect(try looseArms("  person who=boy\n  \(line)").isEmpty)
  }

  private func looseArms(_ lines: String) throws -> [Int] {
    let book = try book("drawing it\n" + lines, withParts: true)
    var search = LooseArms(book)
    try search.look(in: #require(book.part("it")).lines)
    return search.rows
  }

  @Test(arguments: ["hold", "pinch"])
  func `a hand that closes has its fingers over the thing and its arm behind it`(_ grip: String) throws {
    let fills = try marks(
      "drawing it\n  person who=boy hand-r=64,40 fingers-r=\(grip)\n    circle 64,40 9 fill=lime", withParts: true
    ).map(\.fill)
    let thing = try #require(fills.firstIndex(of: "lime"))
    #expect(fills[..<thing].contains("shirt"))
    #expect(Set(fills[(thing + 1)...]) == ["skin"])
  }

  @Test(arguments: [DrawingStyle.Manner.colour, .contrast])
  func `a fist is wider than the arm that ends in it`(_ manner: DrawingStyle.Manner) throws {
    let hand = Point(80, 40)
    let near = try marks("drawing it\n  person who=boy hand-r=80,40", manner, withParts: true).filter { mark in
      mark.fill == "skin" && mark.outline.flattened.contains { ($0 - hand).length < 6 }
    }
    var (arm, fist) = (0.0, 0.0)
    for mark in near {
      let points = mark.outline.flattened
      switch mark.shape {
      case .strip(let width) where points.last == hand: arm = max(arm, width)
      case .area: fist = max(fist, (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0))
      default: break
      }
    }
    #expect(arm > 0)
    #expect(fist > arm * 1.15)
  }

  @Test func `what a person has before it lies over the body and under the forearms`() throws {
    let fills = try marks(
      "drawing it\n  person who=boy hand-l=54,48 hand-r=46,48\n    circle 50,46 9 fill=lime", withParts: true
    ).map(\.fill)
    let thing = try #require(fills.firstIndex(of: "lime"))
    #expect(fills[..<thing].contains("hair"))
    #expect(Set(fills[(thing + 1)...]) == ["skin"])
  }

  @Test func `each grip is another hand`() throws {
    let hands = try PersonOptions.grips.map { grip in
      try svg(
        "drawing it\n  person fingers-r=\(grip)\n    circle 64,63 9", DrawingLook(.pcs, isDetailed: true),
        withParts: true)
    }
    #expect(Set(hands).count == hands.count)
  }
}

/// Strips of skin or of the shirt, and rounds of skin, that begin or end on the arms of a person drawn before them.
private struct LooseArms {
  let book: DrawingBook
  private(set) var rows: [Int] = []
  private var arms: [(points: [Point], width: Double, shirt: String)] = []

  init(_ book: DrawingBook) { self.book = book }

  mutating func look(in lines: [Statement], _ grid: Transform = .identity) throws {
    for line in lines { try look(at: line, grid) }
  }

  private mutating func look(at line: Statement, _ grid: Transform) throws {
    func options(_ allowed: Set<String>) throws -> Options {
      // What a parameter says stands for anything: it is tried where it is used.
      var plain = line
      plain.options.removeAll { if case .parameter = $0.value { true } else { false } }
      return try Options(plain, allowed: allowed, [:])
    }
    switch line.name {
    case "group", "union": try look(in: line.children, grid.after(options(Options.placing).placing()))
    case "person":
      let written = try options(PersonOptions.ofLines)
      let pose = try #require(book.pose(written.word("pose") ?? "standing"))
      let own = try grid.after(written.placing())
      let figure = try Figure(pose: pose, written)
      arms += figure.sides.map { side in
        ([side.shoulder, side.elbow, side.hand].map { own($0) }, figure.armWidth * own.scale, figure.shirt)
      }
      try look(in: line.children, own)
    case "limb", "tube", "circle":
      guard case .word(let fill)? = line.options.first(where: { $0.name == "fill" })?.value else { return }
      let points = line.operands.compactMap { try? $0.place }.map { grid($0) }
      let near = arms.filter { fill == "skin" || line.name != "circle" && fill == $0.shirt }
      let isLoose = [points.first, points.last].contains { end in
        end.map { point in near.contains { lies(point, on: $0.points, $0.width) } } ?? false
      }
      if isLoose { rows.append(line.row) }
    default: break
    }
  }

  private func lies(_ point: Point, on arm: [Point], _ width: Double) -> Bool {
    zip(arm, arm.dropFirst()).contains { point.distance(toLineFrom: $0, to: $1) <= width * 0.6 }
  }
}
