extension GridSize {
  /// The position, from 1 in reading order and through all pages, that a cell's number (`5`), its column letter and row
  /// (`B2`) or these with the page (`2:B2`) names.
  ///
  /// - Parameter pages: how many pages of this size there are.
  /// - Returns: nil for a place that the board doesn't have.
  public func position(_ cell: String, pages: Int = 1) -> Int? {
    if let number = decimal(Substring(cell).utf8) {
      return (1...count * pages).contains(number) ? number : nil
    }
    let parts = cell.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let page = decimal(parts[0].utf8), (1...pages).contains(page) else { return nil }
      return positionOnPage(parts[1]).map { (page - 1) * count + $0 }
    }
    return positionOnPage(Substring(cell))
  }

  private func positionOnPage(_ cell: Substring) -> Int? {
    guard let letter = cell.utf8.first, let row = decimal(cell.utf8.dropFirst()), (1...rows).contains(row)
    else { return nil }
    let column = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
    guard (0..<columns).contains(column) else { return nil }
    return (row - 1) * columns + column + 1
  }

  /// Column letter and row, `B2`, on pages after the first with the page: `2:B2`.
  public func name(ofPosition position: Int) -> String {
    let place = place(ofPosition: position)
    let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: place.column)))
    let name = "\(letter)\(place.row + 1)"
    return place.page == 1 ? name : "\(place.page):\(name)"
  }

  /// Where a position lies: its page from 1, its column and row from 0.
  public func place(ofPosition position: Int) -> (page: Int, column: Int, row: Int) {
    let index = max(0, position - 1)
    return (index / count + 1, index % columns, index % count / columns)
  }

  /// The positions that a cell covers, its own first; nil when it would leave its page.
  public func positions(covered span: Span, at position: Int) -> [Int]? {
    let place = place(ofPosition: position)
    guard place.column + span.columns <= columns, place.row + span.rows <= rows else { return nil }
    return (0..<span.rows).flatMap { row in
      (0..<span.columns).map { position + row * columns + $0 }
    }
  }
}
