import Shell
import TagarelaKit
import Workspace

/// What a reception would do, for people and for programs.
struct Preview {
  let changes: ChangeSet
  let wording: Wording

  /// How many names of a kind are told; the others are counted.
  private static let namesShown = 6

  /// A line a kind: `+ 23 touches: querer, suco, …`.
  var lines: [String] {
    let signs: [(ChangeSet.Action, String)] = [(.new, "+"), (.changed, "~"), (.removed, "-")]
    var lines: [String] = []
    for (action, sign) in signs {
      for kind in kinds(of: action) {
        let items = changes.items(action).filter { $0.kind == kind }
        lines.append("   \(sign) \(counted(kind, items.reduce(0) { $0 + $1.count }))\(span(items)): \(names(items))")
      }
    }
    if changes.unchanged > 0 {
      lines.append("   = " + wording.text(Phrase("receive.unchanged", ["count": .integer(changes.unchanged)])))
    }
    return lines
  }

  /// `1 plan, 9 symbols`.
  var summary: String {
    var kinds: [String] = []
    for item in changes.items where !kinds.contains(item.kind) { kinds.append(item.kind) }
    return kinds.map { kind in
      counted(kind, changes.items.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) })
    }.joined(separator: ", ")
  }

  var record: Record {
    func list(_ action: ChangeSet.Action) -> Value {
      .list(
        changes.items(action).flatMap { item -> [Value] in
          if let many = item.many { return records(of: many, kind: item.kind) }
          var record = Record(["kind": .text(item.kind), "name": .text(item.name)])
          if action == .changed {
            record.fields.append(.init(key: "fields", value: .list(item.fields.map(Value.text))))
          }
          return [.record(record)]
        })
    }
    return Record([
      "added": list(.new), "changed": list(.changed), "removed": list(.removed),
      "unchanged": .integer(changes.unchanged),
    ])
  }

  /// One for each; of too many, one for each name with how many there are.
  private func records(of many: ChangeSet.Many, kind: String) -> [Value] {
    guard many.count > many.listed.count else {
      return many.listed.map { .record(Record(["kind": .text(kind), "name": .text($0)])) }
    }
    return many.names.map {
      .record(Record(["kind": .text(kind), "name": .text($0), "count": .integer(many.count(of: $0))]))
    }
  }

  /// `, 2/11/2026 – 8/11/2026`, for what has a date.
  private func span(_ items: [ChangeSet.Item]) -> String {
    let days = items.flatMap { [$0.at?.day, $0.many?.first?.day, $0.many?.last?.day] }.compactMap(\.self)
    guard let first = days.min(), let last = days.max() else { return "" }
    let dates = (first == last ? [first] : [first, last]).map { wording.text(.day($0)) }
    return ", " + dates.joined(separator: " – ")
  }

  private func kinds(of action: ChangeSet.Action) -> [String] {
    var kinds: [String] = []
    for item in changes.items(action) where !kinds.contains(item.kind) { kinds.append(item.kind) }
    return kinds
  }

  private func counted(_ kind: String, _ count: Int) -> String {
    wording.text(Phrase("count.\(kind)", ["count": .integer(count)]))
  }

  private func names(_ items: [ChangeSet.Item]) -> String {
    var names: [String] = []
    var known: Set<String> = []
    for item in items {
      if let many = item.many {
        for name in many.names.map(\.brief) where known.insert(name).inserted { names.append(name) }
        continue
      }
      let fields = item.kind == "setting" ? [] : item.fields.map { wording.text(Phrase("field.\($0)")) }
      let name = item.kind == "setting" ? wording.text(Phrase("field.\(item.name)")) : item.name
      let text = fields.isEmpty ? name : "\(name) (\(fields.joined(separator: ", ")))"
      guard known.insert(text).inserted else { continue }
      if names.count < Self.namesShown { names.append(text.brief) }
    }
    let rest = known.count - Self.namesShown
    let shown = names.joined(separator: ", ").replacing("\n", with: " ")
    return rest > 0 ? "\(shown), … +\(rest)" : shown
  }
}
