import Conformance
import TagarelaKit
import TagarelaTestSupport
import Testing

struct EvenTests {
  static let even = ["nine", "large", "grid", "thumbnails"]

  @Test func `the module offers all the layouts of the house, in order`() {
    #expect(
      Offered.layouts.map(\.id) == [
        "nine", "large", "grid", "thumbnails", "sentence", "first-then", "choice", "day", "week", "keyboard",
        "keyboard-abc", "scene",
      ])
  }

  @Test(arguments: Offered.layouts.map(\.id)) func `a layout keeps its promises in all sizes and languages`(
    _ id: String
  )
    throws
  {
    expectNone(checkConformance(of: try Offered.layout(id), in: Offered.languages))
  }

  @Test func `the fixed ones have the sizes of their names, and a grid is all that a board can be`() throws {
    #expect(try Offered.layout("nine").sizes == .only(.nine))
    #expect(try Offered.layout("large").sizes == .only(.one))
    #expect(try Offered.layout("thumbnails").sizes.single?.description == "3x5")
    let grid = try Offered.layout("grid").sizes
    #expect((grid.least, grid.most, grid.usual) == (.one, .largest, .nine))
  }

  @Test(arguments: even) func `cells of one size fill the page to all its sides`(_ id: String) throws {
    let layout = try Offered.layout(id)
    for page in [wide, tall, Scene.Frame(x: -5, y: -5, width: 50, height: 50)] {
      for size in layout.sizes.single.map({ [$0] }) ?? [(1, 1), (4, 3), (26, 50)].compactMap(GridSize.init) {
        let frames = layout.slots(LayoutRequest(size: size, area: page)).map(\.frame)
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        #expect(frames.count == size.count)
        #expect(frames.allSatisfy { isNear($0.width, first.width) && isNear($0.height, first.height) })
        #expect(isNear(first.x, page.x) && isNear(first.y, page.y))
        #expect(isNear(last.x + last.width, page.x + page.width) && isNear(last.y + last.height, page.y + page.height))
      }
    }
  }

  @Test func `neighbours are apart by four hundredths of the cell's shorter side`() throws {
    let slots = try Offered.layout("grid").slots(4, 3)
    let gap = min(slots[0].frame.width, slots[0].frame.height) * 0.04
    #expect(isNear(slots[1].frame.x - slots[0].frame.x - slots[0].frame.width, gap))
    #expect(isNear(slots[4].frame.y - slots[0].frame.y - slots[0].frame.height, gap))
  }

  @Test func `a span reaches from its first place to the end of its last`() throws {
    let grid = try Offered.layout("grid")
    let single = try grid.slots(4, 3)
    let span = try #require(Span(columns: 2, rows: 3))
    let slots = try grid.slots(4, 3, spans: [2: span])
    #expect(slots.map(\.position) == [1, 2, 4, 5, 8, 9, 12])
    let (first, last) = (single[1].frame, single[10].frame)
    let frame = slots[1].frame
    #expect(isNear(frame.x, first.x) && isNear(frame.y, first.y))
    #expect(isNear(frame.x + frame.width, last.x + last.width))
    #expect(isNear(frame.y + frame.height, last.y + last.height))
    // The others stay where they were.
    #expect(slots.filter { $0.position != 2 } == single.filter { [1, 4, 5, 8, 9, 12].contains($0.position) })
  }
}
