import TagarelaKit

extension Board {
  /// True for a visual scene, and for a board whose cells lie anywhere.
  var hasAreas: Bool { scene != nil || cells.contains { $0.area != nil } }

  /// The spans of a page's cells, by position on the page. A span that would leave the page counts as none.
  ///
  /// - Parameter page: from 1.
  func spans(onPage page: Int) -> [Int: Span] {
    let first = (page - 1) * size.count
    var spans: [Int: Span] = [:]
    for cell in cells
    where cell.span != .single && cell.area == nil && size.place(ofPosition: cell.position).page == page {
      if size.positions(covered: cell.span, at: cell.position) != nil { spans[cell.position - first] = cell.span }
    }
    return spans
  }

  /// A page's rows in groups of at most `rows`, more only where a span crosses them all.
  func bands(onPage page: Int, rows: Int) -> [Range<Int>] {
    var crossed: Set<Int> = []
    for (position, span) in spans(onPage: page) {
      let row = size.place(ofPosition: position).row
      crossed.formUnion(row + 1..<row + span.rows)
    }
    var bands: [Range<Int>] = []
    var start = 0
    while start < size.rows {
      let usual = min(start + max(1, rows), size.rows)
      let end =
        (start + 1...usual).last { !crossed.contains($0) } ?? (usual...size.rows).first { !crossed.contains($0) }
      bands.append(start..<(end ?? size.rows))
      start = end ?? size.rows
    }
    return bands
  }
}
