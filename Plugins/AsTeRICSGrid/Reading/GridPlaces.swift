import TagarelaKit

/// Finds a place on a board for each element of a grid: its own, where the board has it and nobody else took it.
struct GridPlaces {
  struct Place: Equatable {
    let position: Int
    let span: Span
  }

  var size: GridSize { board.size }
  var pages: Int { board.pages }
  /// By element; nil for those that even the last page has no place for.
  private(set) var places: [Place?]
  /// Elements that lie elsewhere than the grid says.
  private(set) var moved: [Int] = []
  /// True when columns or rows that only parted others were put together, for the grid has more than a board.
  let isNarrowed: Bool
  private var board: BoardPlaces

  /// - Parameters:
  ///   - frames: of the elements; nil for one without a place.
  ///   - least: columns and rows that the grid has at all events.
  init(_ frames: [ElementFrame?], least: (columns: Int, rows: Int)) {
    let columns = Lines(
      frames.map { $0.map { $0.x..<$0.x + $0.width } }, least: least.columns, most: GridSize.mostColumns)
    let rows = Lines(frames.map { $0.map { $0.y..<$0.y + $0.height } }, least: least.rows, most: GridSize.mostRows)
    let size = GridSize(columns: columns.count, rows: rows.count) ?? .largest
    board = BoardPlaces(size: size)
    isNarrowed = columns.isNarrowed || rows.isNarrowed
    places = Array(repeating: nil, count: frames.count)
    var homeless: [Int] = []
    for index in frames.indices {
      guard let x = columns.ranges[index], let y = rows.ranges[index],
        let span = Span(columns: x.count, rows: y.count),
        take(span, at: y.lowerBound * size.columns + x.lowerBound + 1, index)
      else {
        homeless.append(index)
        continue
      }
    }
    let inOrder = homeless.sorted { Self.key(frames[$0], $0) < Self.key(frames[$1], $1) }
    for index in inOrder where takeFree(index) { moved.append(index) }
  }

  /// In reading order, those without a place last.
  private static func key(_ frame: ElementFrame?, _ index: Int) -> (Int, Int, Int) {
    (frame?.y ?? .max, frame?.x ?? .max, index)
  }

  private mutating func take(_ span: Span, at position: Int, _ index: Int) -> Bool {
    guard board.take(span, at: position) else { return false }
    places[index] = Place(position: position, span: span)
    return true
  }

  private mutating func takeFree(_ index: Int) -> Bool {
    guard let position = board.takeFree() else { return false }
    places[index] = Place(position: position, span: .single)
    return true
  }
}

/// The columns of a grid, or its rows, brought to as many as a board has.
private struct Lines {
  let count: Int
  /// Of each element; nil where it lies beyond the last line.
  let ranges: [Range<Int>?]
  let isNarrowed: Bool

  init(_ wanted: [Range<Int>?], least: Int, most: Int) {
    let end = wanted.compactMap { $0?.upperBound }.max() ?? 0
    if max(end, least) <= most {
      count = max(end, least, 1)
      ranges = wanted
      isNarrowed = false
      return
    }
    // Only lines at which an element begins or ends part anything.
    let edges = Set([0] + wanted.compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    let index = Dictionary(uniqueKeysWithValues: zip(edges, edges.indices))
    count = min(max(edges.count - 1, 1), most)
    ranges = wanted.map { range in
      guard let range, let start = index[range.lowerBound], let end = index[range.upperBound], end <= most else {
        return nil
      }
      return start..<end
    }
    isNarrowed = true
  }
}
