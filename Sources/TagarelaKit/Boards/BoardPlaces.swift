/// The places of a board that a file's cells are put on, and which of them are free. A full page is followed by another.
public struct BoardPlaces: Sendable {
  /// Of each page.
  public let size: GridSize
  /// As many as were needed so far.
  public private(set) var pages: Int
  private var taken: [Bool]
  private var firstFree = 1

  /// An empty board.
  ///
  /// - Parameter pages: 1 to ``Board/mostPages``.
  public init(size: GridSize, pages: Int = 1) {
    self.size = size
    self.pages = min(max(1, pages), Board.mostPages)
    taken = Array(repeating: false, count: size.count * self.pages)
  }

  /// Takes what a cell covers; false, and nothing is taken, where that leaves the board or isn't free.
  public mutating func take(_ span: Span, at position: Int) -> Bool {
    guard position > 0, let covered = size.positions(covered: span, at: position),
      covered.allSatisfy({ taken.indices.contains($0 - 1) && !taken[$0 - 1] })
    else { return false }
    for place in covered { taken[place - 1] = true }
    return true
  }

  /// Takes a place by column and row from 0, where rows go on over further pages, with as much of what the cell wants to
  /// cover as lies on the page and is free.
  ///
  /// - Returns: nil where the place itself is off the board or taken.
  public mutating func take(column: Int, row: Int, columns: Int, rows: Int) -> (position: Int, span: Span)? {
    guard (0..<size.columns).contains(column), row >= 0, row < size.rows * Board.mostPages else { return nil }
    grow(to: row / size.rows + 1)
    let position = row * size.columns + column + 1
    let clipped = Span(
      columns: max(1, min(columns, size.columns - column)), rows: max(1, min(rows, size.rows - row % size.rows)))
    for span in [clipped ?? .single, .single] where take(span, at: position) { return (position, span) }
    return nil
  }

  /// Takes the first free place.
  ///
  /// - Returns: nil when the last page that a board can have is full.
  public mutating func takeFree() -> Int? {
    while firstFree <= taken.count, taken[firstFree - 1] { firstFree += 1 }
    if firstFree > taken.count {
      guard pages < Board.mostPages else { return nil }
      grow(to: pages + 1)
    }
    taken[firstFree - 1] = true
    return firstFree
  }

  private mutating func grow(to count: Int) {
    guard count > pages else { return }
    taken += Array(repeating: false, count: size.count * (count - pages))
    pages = count
  }
}

extension GridSize {
  /// The size of a board of which a file says no more than where cells lie: this one where it has a place for each, else
  /// the one nearest to a square that has.
  public func holding(_ cells: Int) -> GridSize {
    BoardLayout.Sizes(least: .one, most: .largest, usual: self).holding(max(1, cells)).size
  }
}
