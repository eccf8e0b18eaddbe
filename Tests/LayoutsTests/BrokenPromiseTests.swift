import Conformance
import TagarelaKit
import Testing

/// The checks find what is wrong: layouts that break one promise each.
struct BrokenPromiseTests {
  private func complaints(
    names: [String: String] = ["pt": "a", "en": "a"], sizes: BoardLayout.Sizes = .only(.nine),
    slots: (@Sendable (LayoutRequest) -> [LayoutSlot])? = nil,
    beginning: @escaping @Sendable (GridSize, String) -> [Board.Cell] = { _, _ in [] }
  ) throws -> [String] {
    let grid = try Offered.layout("grid")
    let layout = BoardLayout(
      id: "broken", names: names, purposes: names, sizes: sizes, slots: slots ?? grid.slots, beginning: beginning)
    return checkConformance(of: layout, in: ["pt", "en"])
  }

  private func changed(_ change: @escaping @Sendable (inout [LayoutSlot]) -> Void) throws -> [String] {
    let grid = try Offered.layout("grid")
    return try complaints(slots: { request in
      var slots = grid.slots(request)
      if request.spans.isEmpty { change(&slots) }
      return slots
    })
  }

  @Test func `a layout that keeps its promises has nothing said of it`() throws {
    #expect(try complaints().isEmpty)
  }

  @Test func `texts that are missing, and a usual size that isn't one of its sizes`() throws {
    #expect(try complaints(names: [:]).contains { $0.contains("no name") })
    #expect(try complaints(names: ["pt": "a"]).contains { $0.contains("no name in en") })
    #expect(try complaints(names: ["pt": " ", "en": "a"]).contains { $0.contains("no name in pt") })
    let sizes = BoardLayout.Sizes(least: .one, most: .one, usual: .nine)
    #expect(try complaints(sizes: sizes).contains { $0.contains("usual size") })
  }

  @Test func `a slot too few, outside the page, without room, over another or in the wrong order`() throws {
    #expect(try changed { $0.removeLast() }.contains { $0.contains("8 positions where 9") })
    #expect(
      try changed { slots in
        slots[8] = LayoutSlot(
          position: 9, frame: Scene.Frame(x: slots[8].frame.x + 1, y: slots[8].frame.y, width: 400, height: 300))
      }.contains { $0.contains("slot 9 leaves the page") })
    #expect(
      try changed { slots in
        slots[4] = LayoutSlot(
          position: 5, frame: Scene.Frame(x: slots[4].frame.x, y: slots[4].frame.y, width: 0, height: 1))
      }.contains { $0.contains("slot 5 has no room") })
    #expect(
      try changed { slots in slots[1] = LayoutSlot(position: 2, frame: slots[0].frame) }
        .contains { $0.contains("slots 1 and 2 lie over each other") })
    #expect(
      try changed { slots in
        let first = slots[0].frame
        slots[0] = LayoutSlot(position: 1, frame: slots[1].frame)
        slots[1] = LayoutSlot(position: 2, frame: first)
      }.contains { $0.contains("slot 2 comes before slot 1") })
  }

  @Test func `spans that are not honoured`() throws {
    let grid = try Offered.layout("grid")
    let found = try complaints(slots: { grid.slots(LayoutRequest(size: $0.size, area: $0.area)) })
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("with spans") })
  }

  @Test func `a beginning off the page, twice in a place, or without a word in a language`() throws {
    func said(_ beginning: @escaping @Sendable (GridSize, String) -> [Board.Cell]) throws -> String {
      try complaints(beginning: beginning).joined(separator: "\n")
    }
    #expect(try said { _, _ in [Board.Cell(position: 10, label: "a")] }.contains("leaves the page"))
    #expect(
      try said { _, _ in [Board.Cell(position: 1, label: "a"), Board.Cell(position: 1, label: "b")] }
        .contains("lies over another"))
    let silent = try said { _, language in [Board.Cell(position: 1, label: language == "pt" ? "a" : nil)] }
    #expect(silent.contains("has no word") && silent.contains("in “en”") && !silent.contains("in “pt”"))
    let link = BoardLink(uid: "x", name: "x")
    #expect(try said { _, _ in [Board.Cell(position: 1, label: "a", link: link)] }.contains("leads to"))
  }
}
