import TagarelaKit
import Workspace

/// How far a goal has come, by what was touched since its start.
struct GoalProgress {
  /// What was counted in each day or week that has anything, in order.
  let counts: [GoalCount]
  /// The most of them; nil where nothing is counted.
  let best: Double?
  /// How many of them reach the aim.
  let attained: Int
  /// The day on which it was reached: the judged one, else that on which the last that was wanted came; nil while it isn't.
  let reached: Day?

  /// - Parameter until: the last day that counts.
  init(_ goal: Goal, in workspace: Workspace, until: Day) throws {
    guard let rule = goal.rule else {
      (counts, best, attained, reached) = ([], nil, 0, goal.reached)
      return
    }
    counts = try rule.counts(in: workspace, of: goal.patient, from: goal.start, to: until)
    best = counts.map(\.count).max()
    let enough = counts.filter { $0.count >= rule.aim }
    attained = enough.count
    reached = goal.reached ?? (enough.indices.contains(rule.spans - 1) ? enough[rule.spans - 1].day : nil)
  }

  /// Whether it should be reached by now and isn't.
  func isOverdue(_ goal: Goal, today: Day) -> Bool {
    reached == nil && goal.deadline.map { $0 < today } ?? false
  }
}

/// What was counted in a day or a week.
struct GoalCount: Equatable {
  /// Its first day.
  let start: Day
  let count: Double
  /// The day on which it came to the aim; of what didn't, the last that has anything.
  let day: Day
}

extension GoalRule {
  /// What there is of the measure in each day or week, in order.
  fileprivate func counts(in workspace: Workspace, of patient: Int64, from: Day, to: Day) throws -> [GoalCount] {
    guard from <= to else { return [] }
    switch measure {
    case .length:
      // An average may still fall: it is counted of whole weeks.
      return gathered(try workspace.useByDay(of: patient, from: from, to: to).map { ($0.day, $0.sum) }) { sums in
        let sum = sums.reduce(into: UseSum()) { $0 += $1 }
        return sum.utterances >= Self.leastSentences ? sum.length : nil
      }.filter { $0.start >= from && span.end(of: $0.start) <= to }
    case .uses:
      return gathered(try words(in: workspace, of: patient, from, to).map { ($0.day, $0.touches) }) { touches in
        Double(touches.reduce(0, +))
      }
    case .words:
      return gathered(try words(in: workspace, of: patient, from, to).map { ($0.day, $0.words) }) { words in
        Double(words.reduce(into: Set()) { $0.formUnion($1) }.count)
      }
    }
  }

  private func words(
    in workspace: Workspace, of patient: Int64, _ from: Day, _ to: Day
  ) throws -> [(day: Day, words: Set<String>, touches: Int)] {
    let wanted = words.isEmpty ? nil : Set(words.map(\.folded))
    return try workspace.wordsByDay(of: patient, from: from, to: to, among: wanted)
  }

  /// Sentences that a day or week has at least, for their length to count: of very few an average says nothing.
  static let leastSentences = 5

  /// - Parameters:
  ///   - days: in order.
  ///   - count: what some days come to; nil for nothing that counts.
  private func gathered<Part>(_ days: [(day: Day, part: Part)], _ count: ([Part]) -> Double?) -> [GoalCount] {
    var groups: [(start: Day, days: [(day: Day, part: Part)])] = []
    for day in days {
      let start = span.start(of: day.day)
      if groups.last?.start != start { groups.append((start, [])) }
      groups[groups.count - 1].days.append(day)
    }
    return groups.compactMap { start, days in
      let parts = days.map(\.part)
      guard let whole = count(parts), let last = days.last?.day else { return nil }
      let first = days.indices.first { (count(Array(parts[...$0])) ?? 0) >= aim }
      return GoalCount(start: start, count: whole, day: measure == .length ? last : first.map { days[$0].day } ?? last)
    }
  }
}
