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
  }

  public struct Name: Sendable, Hashable {
    public let text: String
    /// Of something that changes: the fields that differ.
    public let fields: [String]
  }

  /// What is new, then what is changed, then what is removed.
  public let groups: [Group]
  /// How many things were here already, as they are.
  public let unchanged: Int

  public init(_ changes: ChangeSet) {
    unchanged = changes.unchanged
    groups = ChangeSet.Action.allCases.flatMap { action in
      let items = changes.items(action)
      return items.map(\.kind).removingRepeats.map { kind in
        Self.group(action, kind, items.filter { $0.kind == kind })
      }
    }
  }

  private static func group(_ action: ChangeSet.Action, _ kind: String, _ items: [ChangeSet.Item]) -> Group {
    let days = items.flatMap { [$0.at?.day, $0.many?.first?.day, $0.many?.last?.day] }.compactMap(\.self)
    let first = days.min()
    let names = items.flatMap { item in
      item.many?.names.map { Name(text: $0, fields: []) } ?? [Name(text: item.name, fields: item.fields)]
    }
    return Group(
      action: action, kind: kind, count: items.reduce(0) { $0 + $1.count },
      days: first.flatMap { first in days.max().map { first...$0 } }, names: names.removingRepeats)
  }
}

extension ChangeSet {
  /// Item by item, for programs.
  public var record: Record {
    Record([
      "added": list(.new), "changed": list(.changed), "removed": list(.removed), "unchanged": .integer(unchanged),
    ])
  }

  private func list(_ action: Action) -> Value {
    .list(
      items(action).flatMap { item -> [Value] in
        if let many = item.many { return Self.records(of: many, kind: item.kind) }
        var record = Record(["kind": .text(item.kind), "name": .text(item.name)])
        if action == .changed {
          record.fields.append(.init(key: "fields", value: .list(item.fields.map(Value.text))))
        }
        return [.record(record)]
      })
  }

  /// One for each; of too many, one for each name with how many there are.
  private static func records(of many: Many, kind: String) -> [Value] {
    guard many.count > many.listed.count else {
      return many.listed.map { .record(Record(["kind": .text(kind), "name": .text($0)])) }
    }
    return many.names.map {
      .record(Record(["kind": .text(kind), "name": .text($0), "count": .integer(many.count(of: $0))]))
    }
  }
}
