import TagarelaKit
import Workspace

/// The rows of a day's schedule, and at which hours they are.
struct DayRows {
  /// Of each row.
  private let hours: [Double]

  /// - Parameters:
  ///   - slots: of one page, with what they are for.
  ///   - cells: the board's, whose headings say the hours; rows that say none share out the day.
  /// - Returns: nil where rows aren't times of a single day.
  init?(_ slots: [(Int, SlotRole?)], _ cells: [CellRecord], _ size: GridSize) {
    let roles = Dictionary(slots, uniquingKeysWith: { first, _ in first })
    let firsts = (0..<size.rows).map { $0 * size.columns + 1 }
    guard slots.contains(where: { $0.1 == .activity }), firsts.allSatisfy({ roles[$0] == .heading }),
      slots.allSatisfy({ $0.1 == .activity || firsts.contains($0.0) })
    else { return nil }
    let words = Dictionary(cells.map { ($0.position, $0.text) }, uniquingKeysWith: { first, _ in first })
    let step = (Self.last - Self.first) / Double(max(1, size.rows - 1))
    hours = firsts.enumerated().map { row, position in
      words[position].flatMap(Self.hour) ?? Self.first + Double(row) * step
    }
  }

  /// The nearest first.
  func rows(nearest hour: Double) -> [Int] {
    hours.indices.sorted { (abs(hours[$0] - hour), $0) < (abs(hours[$1] - hour), $1) }
  }

  /// Those below a row, then those from the top.
  func rows(after row: Int) -> [Int] {
    let next = min(max(0, row + 1), hours.count)
    return Array(next..<hours.count) + Array(0..<next)
  }

  /// `8:00`, `8h`, `8h30`, `15.45`, `3 pm`; nil for a word that isn't an hour.
  private static func hour(_ text: String) -> Double? {
    let parts = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Double($0) }
    guard text.first?.isNumber == true, let hour = parts.first, hour <= 24 else { return nil }
    let minutes = parts.count > 1 && parts[1] < 60 ? parts[1] : 0
    let isAfternoon = hour < 12 && text.lowercased().contains("p")
    return hour + minutes / 60 + (isAfternoon ? 12 : 0)
  }

  /// The hours between which a day's rows lie that say nothing of hours: morning, afternoon and evening.
  private static let (first, last) = (8.0, 20.0)
}
