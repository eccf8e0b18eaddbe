public import TagarelaKit
public import Workspace

/// A set of changes in a few lines: how many things of each kind are new, changed and removed, and what they are called.
public struct ChangeSummary: Sendable, Equatable {
  /// What happens to things of one kind.
  public struct Group: Sendable, Equatable {
    public let action: ChangeSet.Action
    /// As ``Workspace/ChangeSet/Item/kind``.
    public let kind: String
    public let count: Int
    /// Of what has a date.
    public let days: ClosedRange<Day>?
    /// Each once.
    public let names: [Name]
    /// Whether this workspace alone has changed them: they stay as they are.
    public let isKept: Bool
    /// Where they are in ``Workspace/ChangeSet/items``.
    public let places: [Int]
    /// The number of the first.
    public let first: Int
  }

  public struct Name: Sendable, Hashable {
    public let text: String
    /// Of something that changes: the fields that differ.
    public let fields: [String]
  }

  /// What is new, then what is changed, then what is removed, then what was changed here alone.
  public let groups: [Group]
  /// How many things were here already, as they are.
  public let unchanged: Int

  /// Where the items are in ``Workspace/ChangeSet/items``, in the order in which they are shown: the first is number 1.
  /// The same file finds the same numbers in the same workspace.
  public var places: [Int] { groups.flatMap(\.places) }

  /// The numbers of the items, by their places in ``Workspace/ChangeSet/items``.
  public var numbers: [Int: Int] {
    Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0.element, $0.offset + 1) })
  }

  public init(_ changes: ChangeSet) {
    unchanged = changes.unchanged
    let items = changes.items
    var groups: [Group] = []
    func add(_ action: ChangeSet.Action, isKept: Bool) {
      let places = items.indices.filter { items[$0].action == action && items[$0].isOurs == isKept }
      let byKind = Dictionary(grouping: places) { items[$0].kind }
      for kind in places.map({ items[$0].kind }).removingRepeats {
        let first = (groups.last.map { $0.first + $0.places.count }) ?? 1
        groups.append(Group(action, kind, of: items, byKind[kind] ?? [], isKept: isKept, first: first))
      }
    }
    for action in ChangeSet.Action.allCases { add(action, isKept: false) }
    for action in ChangeSet.Action.allCases { add(action, isKept: true) }
    self.groups = groups
  }
}

extension ChangeSummary.Group {
  fileprivate init(
    _ action: ChangeSet.Action, _ kind: String, of all: [ChangeSet.Item], _ places: [Int], isKept: Bool, first: Int
  ) {
    let items = places.map { all[$0] }
    let days = items.flatMap { [$0.at?.day, $0.many?.first?.day, $0.many?.last?.day] }.compactMap(\.self)
    let firstDay = days.min()
    let names = items.flatMap { item in
      item.many?.names.map { ChangeSummary.Name(text: $0, fields: []) }
        ?? [ChangeSummary.Name(text: item.name, fields: item.fields)]
    }
    self.init(
      action: action, kind: kind, count: items.reduce(0) { $0 + $1.count },
      days: firstDay.flatMap { first in days.max().map { first...$0 } }, names: names.removingRepeats, isKept: isKept,
      places: places, first: first)
  }
}
