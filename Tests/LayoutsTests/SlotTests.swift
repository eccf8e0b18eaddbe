import Layouts
import TagarelaKit
import Testing

@Suite("Slots of the layouts")
struct SlotTests {
  static let layouts = Registry([.layouts]).all(.layouts)

  static let areas = [
    Scene.Frame(x: 34, y: 80, width: 527, height: 728), Scene.Frame(x: 0, y: 0, width: 780, height: 400),
    Scene.Frame(x: -5, y: -5, width: 50, height: 50),
  ]

  static let sizes = [1, 2, 3, 4, 9, 26].flatMap { columns in
    [1, 2, 3, 6, 9, 50].compactMap { GridSize(columns: columns, rows: $0) }
  }

  @Test("the module offers nine, large and grid, of which the first two have a size")
  func offers() {
    #expect(Self.layouts.map(\.id) == ["nine", "large", "grid"])
    #expect(Self.layouts.prefix(3).map(\.sizes.single) == [.nine, .one, nil])
  }

  @Test("each layout gives one slot a cell, equal in size, inside the area, reaching all its sides", arguments: areas)
  func fill(area: Scene.Frame) throws {
    for layout in Self.layouts {
      for size in layout.sizes.single.map({ [$0] }) ?? Self.sizes {
        let slots = layout.slots(LayoutRequest(size: size, area: area)).map(\.frame)
        #expect(slots.count == size.count)
        let first = try #require(slots.first)
        let last = try #require(slots.last)
        for slot in slots {
          #expect(isNear(slot.width, first.width) && isNear(slot.height, first.height))
          #expect(slot.width > 0 && slot.height > 0)
        }
        #expect(isNear(first.x, area.x) && isNear(first.y, area.y))
        #expect(isNear(last.x + last.width, area.x + area.width))
        #expect(isNear(last.y + last.height, area.y + area.height))
      }
    }
  }

  @Test("neighbours are apart by four hundredths of the cell's shorter side", arguments: sizes)
  func gaps(size: GridSize) throws {
    let grid = try #require(Self.layouts.last)
    let slots = grid.slots(LayoutRequest(size: size, area: Self.areas[0])).map(\.frame)
    let gap = min(slots[0].width, slots[0].height) * 0.04
    for (position, slot) in slots.enumerated() {
      if (position + 1) % size.columns != 0 {
        #expect(isNear(slots[position + 1].x - (slot.x + slot.width), gap))
      }
      if position + size.columns < slots.count {
        #expect(isNear(slots[position + size.columns].y - (slot.y + slot.height), gap))
      }
    }
  }

  @Test("slots come in reading order")
  func order() throws {
    let grid = try #require(Self.layouts.last)
    let size = try #require(GridSize(columns: 4, rows: 3))
    let slots = grid.slots(LayoutRequest(size: size, area: Self.areas[1])).map(\.frame)
    let sorted = slots.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    #expect(slots == sorted)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
}
