import Clinic
import TagarelaKit
import Workspace

/// What a reception would do, in words.
struct Preview {
  let arrival: Arrival
  let clinic: Clinic
  /// Whether what was changed here alone is to go.
  var takesAll = false

  private var summary: ChangeSummary { arrival.summary }
  private var wording: Wording { clinic.wording }

  /// How many names of a kind are told; the others are counted.
  private static let namesShown = 6

  /// A line a kind: `+ 23 touches: querer, suco, …`.
  var lines: [String] {
    summary.groups.map { "   \(heading($0)): \(names($0))" } + unchanged
  }

  /// The same with each item on a line of its own below, with its number and, of a change, what becomes what.
  var listing: [String] {
    get throws {
      try summary.groups.flatMap { group in
        ["   \(heading(group)): \(names(group))"]
          + (try group.places.enumerated().flatMap { offset, place -> [String] in
            let item = arrival.changes.items[place]
            let number = "#\(group.first + offset)"
            guard item.many == nil else { return ["     \(number) \(counted(item.kind, item.count))"] }
            return ["     \(number) \(name(of: item))"]
              + (item.action == .changed ? try item.differences.map { "        " + (try line($0, of: item)) } : [])
          })
      } + unchanged
    }
  }

  private var unchanged: [String] {
    guard summary.unchanged > 0 else { return [] }
    return ["   = " + wording.text(Phrase("receive.unchanged", ["count": .integer(summary.unchanged)]))]
  }

  /// `1 plan, 9 symbols`, in the order in which they are done.
  func counts(_ changes: ChangeSet) -> String { told(Self.counts(of: changes)) }

  func told(_ counts: [(kind: String, count: Int)]) -> String {
    counts.map { counted($0.kind, $0.count) }.joined(separator: ", ")
  }

  /// How many things of each kind, in the order in which they are done.
  static func counts(of changes: ChangeSet) -> [(kind: String, count: Int)] {
    changes.items.map(\.kind).removingRepeats.map { kind in
      (kind, changes.items.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) })
    }
  }

  /// What happens to things of a kind, how many there are, and when they were.
  func heading(_ group: ChangeSummary.Group) -> String {
    let text = "\(sign(group)) \(counted(group.kind, group.count))\(span(group))"
    return group.isKept && !takesAll ? "\(text), \(wording.text(keeping(group.action)))" : text
  }

  private func keeping(_ action: ChangeSet.Action) -> Phrase {
    switch action {
    case .new: Phrase("receive.kept_away")
    case .changed: Phrase("receive.kept")
    case .removed: Phrase("receive.kept_here")
    }
  }

  /// What an item is called.
  func name(of item: ChangeSet.Item) -> String {
    (item.kind == "setting" ? wording.text(Phrase("field.\(item.name)")) : item.name).oneLine.brief
  }

  /// `word: suco → juice`, and who has changed it where that needs a word.
  func line(_ difference: FieldDifference, of item: ChangeSet.Item) throws -> String {
    let part = clinic.registry.first(.parcelParts, id: item.kind)
    let versions = try [difference.here, difference.there].map { version in
      let value = wording.text(try clinic.value(of: version))
      let text = (part?.told(difference.field, value, wording) ?? value).oneLine.brief
      return text.isEmpty ? "–" : text
    }
    let text = "\(wording.field(difference.field)): \(versions.joined(separator: " → "))"
    return difference.standing == .both ? "\(text) (\(wording.text(Phrase("receive.both"))))" : text
  }

  private func sign(_ group: ChangeSummary.Group) -> String {
    if group.isKept, !takesAll { return "=" }
    return switch group.action {
    case .new: "+"
    case .changed: "~"
    case .removed: "-"
    }
  }

  /// `, 2/11/2026 – 8/11/2026`, for what has a date.
  private func span(_ group: ChangeSummary.Group) -> String {
    guard let days = group.days else { return "" }
    let ends = days.lowerBound == days.upperBound ? [days.lowerBound] : [days.lowerBound, days.upperBound]
    return ", " + ends.map { wording.text(.day($0)) }.joined(separator: " – ")
  }

  /// How many things of a kind: `9 symbols`.
  func counted(_ kind: String, _ count: Int) -> String { Self.counted(kind, count, wording) }

  static func counted(_ kind: String, _ count: Int, _ wording: Wording) -> String {
    wording.text(Phrase("count.\(kind)", ["count": .integer(count)]))
  }

  private func names(_ group: ChangeSummary.Group) -> String {
    let isSetting = group.kind == "setting"
    let names = group.names.map { name in
      let text = isSetting ? wording.text(Phrase("field.\(name.text)")) : name.text
      let fields = isSetting ? [] : name.fields.map { wording.text(Phrase("field.\($0)")) }
      return (fields.isEmpty ? text : "\(text) (\(fields.joined(separator: ", ")))").brief
    }.removingRepeats
    let shown = names.prefix(Self.namesShown).joined(separator: ", ").replacing("\n", with: " ")
    return names.count > Self.namesShown ? "\(shown), … +\(names.count - Self.namesShown)" : shown
  }
}
