import Foundation
import Moments

/// What was answered of an item on one day.
struct LearningDay: Equatable {
  let day: Day
  let right: Int
  /// Wrong, or not in time.
  let wrong: Int
  /// Of all answers together.
  let milliseconds: Int
}

/// When an item is to be asked for again: SM-2 as its author published it (P. A. Woźniak, Optimization of learning, 1990, chapter
/// 3.2). A day is one repetition, and how good it was is read from its answers.
struct Repetition: Equatable {
  /// Repetitions without a failure.
  private(set) var count = 0
  /// Days until the next.
  private(set) var interval = 0
  private(set) var easiness = 2.5
  private(set) var due: Day?

  init(_ days: [LearningDay]) {
    for day in days {
      // What is asked before its day, and known, is practice that moves nothing.
      if let due, day.day < due, day.wrong == 0 { continue }
      repeated(on: day.day, quality: Self.quality(of: day))
    }
  }

  /// 5 for right at once, 4 for right after some thought; below 3 it was forgotten: 2 where it was found at last, 1 where not.
  private static func quality(of day: LearningDay) -> Int {
    guard day.wrong == 0 else { return day.right > 0 ? 2 : 1 }
    return day.milliseconds < quick * day.right ? 5 : 4
  }

  /// Milliseconds.
  private static let quick = 4_000

  private mutating func repeated(on day: Day, quality: Int) {
    if quality < 3 {
      count = 0
      interval = 1
    } else {
      count += 1
      interval =
        switch count {
        case 1: 1
        case 2: 6
        default: min(Int((Double(interval) * easiness).rounded(.up)), Self.longest)
        }
    }
    let miss = Double(5 - quality)
    easiness = max(1.3, easiness + 0.1 - miss * (0.08 + miss * 0.02))
    due = Day(daysSinceEpoch: day.daysSinceEpoch + interval)
  }

  /// Days; what is known for a year needn't be asked for.
  private static let longest = 365
}
