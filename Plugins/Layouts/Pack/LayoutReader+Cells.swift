import StructuredText
import TagarelaKit

extension LayoutReader {
  /// The cells that a board begins with, none over another.
  mutating func cells(_ fields: [String: JSONValue], _ most: GridSize) -> [PackedCell] {
    var taken: [Int: String] = [:]
    return slips.list("cells", fields).compactMap { value -> PackedCell? in
      let required = Self.offersWord(value) ? ["at"] : ["at", "label"]
      guard
        let cell = slips.fields(of: value, keys: ["at", "span", "label", "color", "action"], required: required)
      else { return nil }
      let label = slips.texts("label", cell)
      let span = span(cell["span"])
      let fill = fill(cell["color"])
      let actions = actions(cell["action"])
      guard let place = place(cell, most), let position = place.position(on: most), let span else { return nil }
      let name = most.name(ofPosition: position)
      guard let covered = most.positions(covered: span, at: position) else {
        slips.add("layouts.outside", ["cell": .text(name)], at: value.range)
        return nil
      }
      if let other = covered.lazy.compactMap({ taken[$0] }).first {
        slips.add("layouts.overlap", ["cell": .text(name), "other": .text(other)], at: value.range)
        return nil
      }
      for position in covered { taken[position] = name }
      return PackedCell(place: place, span: span, label: label, fill: fill, actions: actions)
    }
  }

  /// Its words come from what is said.
  private static func offersWord(_ cell: JSONValue) -> Bool {
    guard let action = cell["action"] else { return false }
    return (action.list ?? [action]).contains { $0.string == CellAction.suggestion.rawValue }
  }

  private mutating func span(_ value: JSONValue?) -> Span? {
    guard let value else { return .single }
    if let size = value.string.flatMap(GridSize.init) { return Span(columns: size.columns, rows: size.rows) }
    slips.add("layouts.span", at: value.range)
    return nil
  }

  private mutating func fill(_ value: JSONValue?) -> Tint? {
    guard let value else { return nil }
    if let tint = value.string.flatMap(Tint.init) { return tint }
    let colors = CategoryColor.allCases.map(\.rawValue)
    slips.add("layouts.color", at: value.range, candidates: nearest(to: value.string ?? "", among: colors))
    return nil
  }

  /// What a touch does: one action, or several in a list.
  private mutating func actions(_ value: JSONValue?) -> [CellAction] {
    guard let value else { return [] }
    return (value.list ?? [value]).compactMap { value in
      let action = CellAction(rawValue: value.string ?? "")
      if let typed = action.typed, !typed.isEmpty { return action }
      if CellAction.all.contains(action) || action.rawValue.hasPrefix(":ext_") { return action }
      let known = CellAction.all.map(\.rawValue)
      let near = nearest(to: action.rawValue, among: known)
      slips.add(
        "layouts.action", ["text": .text(action.rawValue)], at: value.range, candidates: near.isEmpty ? known : near)
      return nil
    }
  }
}
