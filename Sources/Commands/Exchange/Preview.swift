import Clinic
import TagarelaKit
import Workspace

/// What a reception would do, in words.
struct Preview {
  let summary: ChangeSummary
  let wording: Wording

  /// How many names of a kind are told; the others are counted.
  private static let namesShown = 6

  /// A line a kind: `+ 23 touches: querer, suco, …`.
  var lines: [String] {
    var lines = summary.groups.map { "   \(sign($0.action)) \(counted($0.kind, $0.count))\(span($0)): \(names($0))" }
    if summary.unchanged > 0 {
      lines.append("   = " + wording.text(Phrase("receive.unchanged", ["count": .integer(summary.unchanged)])))
    }
    return lines
  }

  /// `1 plan, 9 symbols`, in the order in which they are done.
  func counts(_ changes: ChangeSet) -> String {
    changes.items.map(\.kind).removingRepeats.map { kind in
      counted(kind, changes.items.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) })
    }.joined(separator: ", ")
  }

  private func sign(_ action: ChangeSet.Action) -> String {
    switch action {
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

  private func counted(_ kind: String, _ count: Int) -> String {
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
