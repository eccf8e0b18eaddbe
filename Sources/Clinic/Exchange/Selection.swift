public import Workspace

/// What wishes come to for a change set.
public struct Selection: Sendable {
  public var choice: ChangeSet.Choice
  /// The places of items that nobody named: others rest on them, or show them.
  public var brought: Set<Int>
  /// The places of items that are wanted and that both sides have changed, where nobody has chosen.
  public var conflicts: [Int]

  /// How many things would be changed or removed.
  public func replaced(in changes: ChangeSet) -> Int {
    choice.taken.reduce(0) { count, taken in
      let item = changes.items[taken.key]
      return item.action == .new ? count : count + item.count
    }
  }

  /// All of it, with one side's version of what both have changed; what only one side has changed stays or comes as before.
  public func choice(settling side: Wanted.Side, in changes: ChangeSet) -> ChangeSet.Choice {
    var choice = choice
    for place in conflicts {
      let staying = changes.items[place].differences.filter {
        $0.standing == .ours || $0.standing == .both && side == .ours
      }
      choice.taken[place] = Set(staying.map(\.field))
    }
    return choice
  }

  /// What of it is new, for who has agreed to nothing that would be changed or removed.
  public func newOnly(in changes: ChangeSet) -> ChangeSet.Choice {
    ChangeSet.Choice(taken: choice.taken.filter { changes.items[$0.key].action == .new })
  }
}
