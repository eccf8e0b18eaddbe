import StructuredText
import TagarelaKit

extension LayoutReader {
  /// `{"A": "people", "1": "heading", "B2": "verbs"}`
  mutating func roles(_ value: JSONValue?, _ most: GridSize) -> PackedRoles {
    var roles = PackedRoles()
    guard let value else { return roles }
    guard let members = value.members else {
      slips.add("layouts.object", ["open": "{", "close": "}"], at: value.range)
      return roles
    }
    for member in members {
      let role = role(member.value)
      if Self.isNumber(member.key), let row = Int(member.key), (1...most.rows).contains(row) {
        roles.rows[row - 1] = role
      } else if member.key.utf8.count == 1, let place = place(member.key + "1", most) {
        roles.columns[place.column] = role
      } else if let place = place(member.key, most) {
        roles.cells[place] = role
      } else {
        slips.add("layouts.role_place", ["text": .text(member.key), "last": .text(most.last)], at: member.keyRange)
      }
    }
    return roles
  }

  /// Where each cell lies and what it is for: none, or one for each cell of the layout's one size.
  mutating func slots(_ fields: [String: JSONValue], _ sizes: BoardLayout.Sizes) -> (
    areas: [CellArea], roles: PackedRoles
  ) {
    let values = slips.list("slots", fields)
    guard let key = fields["slots"], !values.isEmpty else { return ([], PackedRoles()) }
    guard let size = sizes.single else {
      slips.add("layouts.slots_size", at: key.range)
      return ([], PackedRoles())
    }
    var areas: [Int: CellArea] = [:]
    var ranges: [Int: Range<Int>] = [:]
    var roles = PackedRoles()
    let before = slips.found.count
    for value in values {
      guard
        let slot = slips.fields(
          of: value, keys: ["at", "x", "y", "width", "height", "role"], required: ["at", "x", "y", "width", "height"]),
        let place = place(slot, size), let position = place.position(on: size)
      else { continue }
      if let role = slot["role"].flatMap({ self.role($0) }) { roles.cells[place] = role }
      if ranges.updateValue(value.range, forKey: position) != nil {
        slips.add("layouts.twice", ["cell": .text(size.name(ofPosition: position))], at: value.range)
        continue
      }
      areas[position] = area(slot, size.name(ofPosition: position), value.range)
    }
    // What is missing or in the way is only known when all could be read.
    guard slips.found.count == before else { return ([], roles) }
    check(areas, ranges, size, key.range)
    return ((1...size.count).compactMap { areas[$0] }, roles)
  }

  private mutating func area(_ slot: [String: JSONValue], _ cell: String, _ range: Range<Int>) -> CellArea? {
    var shares: [Double] = []
    for key in ["x", "y", "width", "height"] {
      guard let value = slot[key] else { return nil }
      guard let share = value.real, (0...1).contains(share) else {
        slips.add("layouts.share", ["key": .text(key)], at: value.range)
        return nil
      }
      shares.append(share)
    }
    let area = CellArea(x: shares[0], y: shares[1], width: shares[2], height: shares[3])
    if area == nil { slips.add("layouts.outside", ["cell": .text(cell)], at: range) }
    return area
  }

  private mutating func check(
    _ areas: [Int: CellArea], _ ranges: [Int: Range<Int>], _ size: GridSize, _ whole: Range<Int>
  ) {
    let missing = (1...size.count).filter { areas[$0] == nil }
    if !missing.isEmpty {
      let names = missing.prefix(5).map { Value.text(size.name(ofPosition: $0)) }
      slips.add(
        "layouts.missing", ["cells": .list(names + (missing.count > 5 ? ["…"] : []))],
        at: whole.lowerBound..<whole.lowerBound + 1)
    }
    let placed = areas.sorted { $0.key < $1.key }
    for (index, (position, area)) in placed.enumerated() {
      guard let range = ranges[position] else { continue }
      let cell = Value.text(size.name(ofPosition: position))
      let earlier = placed[..<index]
      if let other = earlier.first(where: { $0.value.meets(area) }) {
        slips.add("layouts.overlap", ["cell": cell, "other": .text(size.name(ofPosition: other.key))], at: range)
      } else if let other = earlier.last, !area.isRead(after: other.value) {
        slips.add("layouts.order", ["cell": cell, "other": .text(size.name(ofPosition: other.key))], at: range)
      }
    }
  }

  /// Column letter and row: a number would be another place on boards of another size.
  func place(_ text: String, _ most: GridSize) -> PackedPlace? {
    guard !Self.isNumber(text), !text.contains(":"), let position = most.position(text) else { return nil }
    let place = most.place(ofPosition: position)
    return PackedPlace(column: place.column, row: place.row)
  }

  private static func isNumber(_ text: String) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// What stands under `at`.
  mutating func place(_ fields: [String: JSONValue], _ most: GridSize) -> PackedPlace? {
    guard let value = fields["at"], let text = slips.text("at", fields) else { return nil }
    if let place = place(text, most) { return place }
    slips.add("layouts.place", ["text": .text(text), "last": .text(most.last)], at: value.range)
    return nil
  }

  private mutating func role(_ value: JSONValue) -> SlotRole? {
    let text = value.string ?? ""
    if let role = SlotRole(rawValue: text) { return role }
    let roles = SlotRole.allCases.map(\.rawValue)
    let near = nearest(to: text, among: roles)
    slips.add("layouts.role", ["text": .text(text)], at: value.range, candidates: near.isEmpty ? roles : near)
    return nil
  }
}

extension GridSize {
  /// The name of its last cell.
  var last: String { name(ofPosition: count) }
}

extension CellArea {
  /// Whether it lies further to the right in the same row, or further down.
  fileprivate func isRead(after other: CellArea) -> Bool {
    abs(y - other.y) < min(height, other.height) / 2 ? x > other.x : y > other.y
  }
}

extension PackedRoles {
  /// These cells', and where they have none the others.
  func over(_ others: PackedRoles) -> PackedRoles {
    var roles = others
    roles.cells.merge(cells) { _, mine in mine }
    return roles
  }
}
