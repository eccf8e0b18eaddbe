public import TagarelaKit

/// Asks a layout for boards of every size that it takes, on a wide, a tall and a tiny area.
///
/// - Returns: what it breaks of ``BoardLayout``'s promises: as many frames as cells, all inside the area, none over
///   another, in reading order. Empty when it keeps them.
public func checkConformance(of layout: BoardLayout) -> [String] {
  let areas = [
    Scene.Frame(x: 0, y: 0, width: 842, height: 595), Scene.Frame(x: 36, y: 72.5, width: 523, height: 700),
    Scene.Frame(x: -5, y: -5, width: 10, height: 1),
  ]
  var found = complaints(aboutIdentifier: layout.id, of: "layout")
  for (index, size) in sizes(of: layout).enumerated() {
    let area = areas[index % areas.count]
    let slots = layout.slots(LayoutRequest(size: size, area: area))
    let check = SlotCheck(slots: slots.map(\.frame), size: size, area: area)
    found += check.complaints.map { "layout \(layout.id), \(size): \($0)" }
    // A layout that fails at one size fails at hundreds.
    if found.count >= 10 { break }
  }
  return found
}

private func sizes(of layout: BoardLayout) -> [GridSize] {
  // A layout with a size of its own is asked for that one on all areas.
  if let size = layout.sizes.single { return [size, size, size] }
  let (least, most) = (layout.sizes.least, layout.sizes.most)
  return (least.rows...most.rows).flatMap { rows in
    (least.columns...most.columns).compactMap { GridSize(columns: $0, rows: rows) }
  }
}

/// The frames that a layout gave one board.
private struct SlotCheck {
  let slots: [Scene.Frame]
  let size: GridSize
  let area: Scene.Frame

  /// What rounding may cost, in points.
  private let slack = 1e-6

  var complaints: [String] {
    var found: [String] = []
    if slots.count != size.count { found.append("\(slots.count) frames for \(size.count) cells") }
    if let index = slots.firstIndex(where: { !isInside($0) }) { found.append("frame \(index + 1) leaves the area") }
    if let index = slots.firstIndex(where: { !($0.width > 0 && $0.height > 0) }) {
      found.append("frame \(index + 1) has no room")
    }
    if let index = firstOutOfOrder { found.append("frame \(index + 1) comes before frame \(index) in reading order") }
    if let (one, other) = overlap { found.append("frames \(one + 1) and \(other + 1) lie over each other") }
    return found
  }

  private func isInside(_ slot: Scene.Frame) -> Bool {
    slot.x >= area.x - slack && slot.y >= area.y - slack && slot.x + slot.width <= area.x + area.width + slack
      && slot.y + slot.height <= area.y + area.height + slack
  }

  /// Each frame begins further to the right than the one before it, or further down.
  private var firstOutOfOrder: Int? {
    slots.indices.dropFirst().first { index in
      slots[index].y <= slots[index - 1].y + slack && slots[index].x <= slots[index - 1].x + slack
        || slots[index].y < slots[index - 1].y - slack
    }
  }

  /// Walks from top to bottom with the frames that reach so far down.
  private var overlap: (Int, Int)? {
    var open: [Int] = []
    for index in slots.indices.sorted(by: { slots[$0].y < slots[$1].y }) {
      let slot = slots[index]
      open.removeAll { slots[$0].y + slots[$0].height <= slot.y + slack }
      let hit = open.first {
        slots[$0].x < slot.x + slot.width - slack && slot.x < slots[$0].x + slots[$0].width - slack
      }
      if let hit { return (min(hit, index), max(hit, index)) }
      open.append(index)
    }
    return nil
  }
}
