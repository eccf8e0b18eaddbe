import TagarelaKit
import Workspace

/// How far a goal has come, by what was touched since its start.
struct GoalProgress {
  /// What was counted in each day or week that has anything, in order, by its first day.
  let counts: [(start: Day, count: Double)]
  /// The most of them; nil where nothing is counted.
  let best: Double?
  /// How many of them reach the aim.
  let attained: Int
  /// The day on which it was reached: the judged one, else the first day of what brought the last that was wanted; nil while
  /// it isn't.
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
    let decisive = enough.indices.contains(rule.spans - 1) ? enough[rule.spans - 1].start : nil
    // A week may begin before the goal does.
    reached = goal.reached ?? decisive.map { max($0, goal.start) }
  }

  /// Whether it should be reached by now and isn't.
  func isOverdue(_ goal: Goal, today: Day) -> Bool {
    reached == nil && goal.deadline.map { $0 < today } ?? false
  }
}

extension GoalRule {
  /// What there is of the measure in each day or week, in order.
  fileprivate func counts(
    in workspace: Workspace, of patient: Int64, from: Day, to: Day
  ) throws -> [(start: Day, count: Double)] {
    guard from <= to else { return [] }
    switch measure {
    case .length:
      let days = try workspace.useByDay(of: patient, from: from, to: to)
      return gathered(days.map { ($0.day, $0.sum) }) { $0.reduce(into: UseSum()) { $0 += $1 } }
        .compactMap { start, sum in
          // Of very few sentences an average says nothing.
          sum.utterances >= Self.leastSentences ? sum.length.map { (start, $0) } : nil
        }
    case .words, .uses:
      let wanted = words.isEmpty ? nil : Set(words.map(\.folded))
      let days = try workspace.wordsByDay(of: patient, from: from, to: to, among: wanted)
      return gathered(days.map { ($0.day, (words: $0.words, touches: $0.touches)) }) { parts in
        measure == .uses
          ? Double(parts.reduce(0) { $0 + $1.touches })
          : Double(parts.reduce(into: Set<String>()) { $0.formUnion($1.words) }.count)
      }
    }
  }

  /// Sentences that a day or week has at least, for their length to count.
  static let leastSentences = 5

  private func gathered<Part, Sum>(
    _ days: [(day: Day, part: Part)], _ sum: ([Part]) -> Sum
  ) -> [(start: Day, count: Sum)] {
    var groups: [(start: Day, parts: [Part])] = []
    for (day, part) in days {
      let start = span.start(of: day)
      if groups.last?.start != start { groups.append((start, [])) }
      groups[groups.count - 1].parts.append(part)
    }
    return groups.map { ($0.start, sum($0.parts)) }
  }
}
