import TagarelaKit

/// The slots that a layout gave one page: as many as there are places that no span covers, all inside the page, none over
/// another, in reading order.
struct SlotCheck {
  let slots: [LayoutSlot]
  let request: LayoutRequest

  /// What rounding may cost, in points.
  private let slack = 1e-6

  var complaints: [String] {
    var found: [String] = []
    let wanted = wantedPositions
    if slots.map(\.position) != wanted {
      found.append("slots for \(slots.count) positions where \(wanted.count) were asked for, or in another order")
    }
    if let slot = slots.first(where: { !isInside($0.frame) }) { found.append("slot \(slot.position) leaves the page") }
    if let slot = slots.first(where: { !($0.frame.width > 0 && $0.frame.height > 0) }) {
      found.append("slot \(slot.position) has no room")
    }
    if let (one, other) = outOfOrder { found.append("slot \(other) comes before slot \(one) in reading order") }
    if let (one, other) = overlap { found.append("slots \(one) and \(other) lie over each other") }
    return found
  }

  /// Those that aren't covered by a span that begins elsewhere.
  private var wantedPositions: [Int] {
    let positions = Array(1...request.size.count)
    guard !request.spans.isEmpty else { return positions }
    let covered = request.spans.flatMap { position, span in
      request.size.positions(covered: span, at: position)?.dropFirst() ?? []
    }
    let hidden = Set(covered)
    return positions.filter { !hidden.contains($0) }
  }

  private func isInside(_ frame: Scene.Frame) -> Bool {
    let page = request.area
    return frame.x >= page.x - slack && frame.y >= page.y - slack
      && frame.x + frame.width <= page.x + page.width + slack
      && frame.y + frame.height <= page.y + page.height + slack
  }

  /// Two slots whose tops are hardly apart lie in one row, and each row goes on to the right. Cells that take several
  /// rows stay where they begin, so that it is enough to look at a page without any.
  private var outOfOrder: (Int, Int)? {
    guard request.spans.isEmpty else { return nil }
    for (one, other) in zip(slots, slots.dropFirst()) {
      let (first, second) = (one.frame, other.frame)
      let isSameRow = abs(first.y - second.y) < min(first.height, second.height) / 2
      if isSameRow ? second.x <= first.x + slack : second.y < first.y { return (one.position, other.position) }
    }
    return nil
  }

  /// Walks from top to bottom with the slots that reach so far down.
  private var overlap: (Int, Int)? {
    var open: [LayoutSlot] = []
    for slot in slots.sorted(by: { $0.frame.y < $1.frame.y }) {
      let frame = slot.frame
      open.removeAll { $0.frame.y + $0.frame.height <= frame.y + slack }
      let hit = open.first {
        $0.frame.x < frame.x + frame.width - slack && frame.x < $0.frame.x + $0.frame.width - slack
      }
      if let hit { return (min(hit.position, slot.position), max(hit.position, slot.position)) }
      open.append(slot)
    }
    return nil
  }
}

/// The cells that a new board begins with, in one language: words on the page, none in the place of another.
struct BeginningCheck {
  let cells: [Board.Cell]
  let size: GridSize

  var complaints: [String] {
    var found: [String] = []
    var taken: Set<Int> = []
    for cell in cells {
      guard (1...size.count).contains(cell.position),
        let covered = size.positions(covered: cell.span, at: cell.position)
      else {
        found.append("cell \(cell.position) leaves the page")
        continue
      }
      if !taken.isDisjoint(with: covered) { found.append("cell \(cell.position) lies over another") }
      taken.formUnion(covered)
      if cell.text.allSatisfy(\.isWhitespace), !cell.actions.contains(.suggestion) {
        found.append("cell \(cell.position) has no word")
      }
      if cell.symbol != nil || cell.picture != nil { found.append("cell \(cell.position) has a picture") }
      if cell.link != nil { found.append("cell \(cell.position) leads to a board that isn't there") }
    }
    if cells.map(\.position) != cells.map(\.position).sorted() { found.append("its cells are not in reading order") }
    return found
  }
}
