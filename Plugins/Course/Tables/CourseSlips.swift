import TagarelaKit

/// What is wrong in a course's folder, each with its row: the first hundred.
struct CourseSlips {
  private(set) var all: [(row: Int, what: Phrase)] = []
  private(set) var count = 0

  private static let most = 100

  mutating func add(_ row: Int, _ what: Phrase) {
    count += 1
    if all.count < Self.most { all.append((row, what)) }
  }

  var isEmpty: Bool { count == 0 }
}
