import Shell
import TagarelaKit

/// Where offers lie on the screen. Those that drift move to free places beside them, one after the other, so that none ever covers
/// another.
struct PlayPlaces {
  private let drifts: Bool
  private(set) var size = GridSize.one
  private(set) var lastMove = Duration.zero
  /// The place of each offer, from 1.
  private var places: [Int] = []
  private var columns = 80
  private var rows = 24

  init(drifts: Bool) { self.drifts = drifts }

  func position(of offer: Int) -> Int? { places.indices.contains(offer) ? places[offer] : nil }

  func offer(at position: Int) -> Int? { places.firstIndex(of: position) }

  /// Whether a picture can be recognised in a place; else its word or letter has all of it.
  var hasRoomForPictures: Bool {
    (rows - Self.others) / size.rows >= Self.lowestPicture && columns / size.columns >= Self.narrowest
  }

  /// Lines round the places, and those that a picture takes with its frame.
  private static let others = 8
  private static let lowestPicture = 6

  /// New offers.
  mutating func put(_ count: Int) {
    let before = places.count
    size = fitting(count)
    guard drifts else { return places = Array(1...max(1, count)) }
    if before != count { places = Array((1...size.count).shuffled().prefix(count)) }
  }

  mutating func layOut(_ count: Int, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    let before = size
    size = fitting(count)
    if size != before { places = drifts ? Array((1...size.count).shuffled().prefix(count)) : Array(1...max(1, count)) }
  }

  /// A third of what drifts goes one place further, where there is room.
  mutating func drift(at now: Duration, every pause: Duration) {
    guard now >= lastMove + pause else { return }
    lastMove = now
    guard drifts else { return }
    for offer in places.indices.shuffled().prefix((places.count + 2) / 3) {
      let here = size.place(ofPosition: places[offer])
      let steps = [(0, 1), (0, -1), (1, 0), (-1, 0)].map { (here.row + $0.0, here.column + $0.1) }
      let free = steps.filter { row, column in
        (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
          && !places.contains(row * size.columns + column + 1)
      }
      if let (row, column) = free.randomElement() { places[offer] = row * size.columns + column + 1 }
    }
  }

  /// A grid in the shape of the screen; with half as many free places again where things drift.
  private func fitting(_ count: Int) -> GridSize {
    let wanted = max(1, drifts ? count + (count + 1) / 2 : count)
    // A character is twice as high as it is wide, and a place twice as wide as it is high.
    let shape = Double(columns) / Double(max(1, rows) * 4)
    let most = max(1, columns / Self.narrowest)
    let wide = min(max(1, Int((Double(wanted) * shape).squareRoot().rounded(.up))), most, GridSize.mostColumns)
    return GridSize(columns: wide, rows: min((wanted + wide - 1) / wide, GridSize.mostRows)) ?? .one
  }

  /// Columns that a letter or a short word needs.
  private static let narrowest = 8
}
