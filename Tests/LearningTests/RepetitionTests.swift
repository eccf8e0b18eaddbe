import Moments
import Testing

@testable import Learning

/// SM-2 by the numbers of its author: intervals of 1 and 6 days, then each the last times the easiness.
struct RepetitionTests {
  private static func day(_ number: Int, right: Int = 1, wrong: Int = 0, milliseconds: Int = 1_000) throws
    -> LearningDay
  {
    LearningDay(
      day: try #require(Day(daysSinceEpoch: 20_000 + number)), right: right, wrong: wrong, milliseconds: milliseconds)
  }

  @Test func `what is known after some thought comes after 1, 6, 15 and 38 days`() throws {
    // Quality 4 leaves the easiness at 2.5.
    var days: [LearningDay] = []
    var number = 0
    var intervals: [Int] = []
    for _ in 0..<4 {
      days.append(try Self.day(number, milliseconds: 9_000))
      let repetition = Repetition(days)
      intervals.append(repetition.interval)
      #expect(abs(repetition.easiness - 2.5) < 1e-9)
      number += repetition.interval
    }
    #expect(intervals == [1, 6, 15, 38])
  }

  @Test func `what is known at once becomes easier`() throws {
    // Quality 5 adds 0.1 each time: 2.6, 2.7, then 6 × 2.7 = 16.2 days, rounded up.
    let repetition = Repetition([try Self.day(0), try Self.day(1), try Self.day(7)])
    #expect(repetition.interval == 17)
    #expect(abs(repetition.easiness - 2.8) < 1e-9)
    #expect(repetition.due == Day(daysSinceEpoch: 20_000 + 7 + 17))
  }

  @Test func `what was forgotten begins again tomorrow, and is harder`() throws {
    // Quality 2: 2.5 + 0.1 - 3 × (0.08 + 3 × 0.02) = 2.18.
    let repetition = Repetition([
      try Self.day(0, milliseconds: 9_000), try Self.day(1, milliseconds: 9_000), try Self.day(7, wrong: 2),
    ])
    #expect(repetition.count == 0)
    #expect(repetition.interval == 1)
    #expect(abs(repetition.easiness - 2.18) < 1e-9)
  }

  @Test func `nothing is harder than 1.3`() throws {
    let repetition = Repetition(try (0..<20).map { try Self.day($0, right: 0, wrong: 3) })
    #expect(repetition.easiness == 1.3)
    #expect(repetition.interval == 1)
  }

  @Test func `practice before its day moves nothing, a slip does`() throws {
    let known = [try Self.day(0, milliseconds: 9_000), try Self.day(1, milliseconds: 9_000)]
    #expect(Repetition(known + [try Self.day(3)]) == Repetition(known))
    #expect(Repetition(known + [try Self.day(3, wrong: 1)]).interval == 1)
  }

  @Test func `what was never asked for isn't due`() {
    #expect(Repetition([]).due == nil)
  }
}
