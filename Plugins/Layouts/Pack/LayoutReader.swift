import StructuredText
import TagarelaKit

/// Reads a pack's file with one layout, and says all that is wrong with it:
///
///     {"id": "meal", "names": {"pt": "refeição"}, "purposes": {"pt": "à mesa"}, "columns": 4, "rows": 3,
///      "roles": {"A": "people", "1": "heading", "B2": "verbs"},
///      "slots": [{"at": "A1", "x": 0, "y": 0, "width": 0.5, "height": 1}, …],
///      "cells": [{"at": "A1", "span": "2x1", "label": {"pt": "quem?"}, "color": "yellow", "action": ":speak"}]}
///
/// In place of `columns` and `rows` `least`, `most` and `usual` may give sizes like `4x3`. Without `slots` the cells lie
/// in even columns and rows.
struct LayoutReader {
  var slips: JSONSlips

  private static let keys = [
    "id", "names", "purposes", "columns", "rows", "least", "most", "usual", "roles", "slots", "cells",
  ]

  /// - Parameter file: as messages name it.
  /// - Returns: the layout when nothing is wrong with it, and the complaints, each with its place.
  static func read(_ path: String, named file: String) -> (layout: PackedLayout?, complaints: [Failure]) {
    do {
      return try read(SourceText(path: path, named: file, limit: largest))
    } catch {
      return (nil, [error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))])])
    }
  }

  static func read(_ source: SourceText) throws -> (layout: PackedLayout?, complaints: [Failure]) {
    var reader = LayoutReader(slips: JSONSlips(source: source))
    let layout = reader.layout(try JSONReader.value(of: source))
    return (reader.slips.found.isEmpty ? layout : nil, reader.slips.found)
  }

  /// Bytes of the largest file that is read.
  private static let largest = 256 << 10

  private mutating func layout(_ root: JSONValue) -> PackedLayout? {
    guard let fields = slips.fields(of: root, keys: Self.keys, required: ["id", "names"]) else { return nil }
    let id = slips.text("id", fields)
    if let id, let value = fields["id"], !Self.isIdentifier(id) {
      slips.add("pack.id", ["text": .text(id)], at: value.range)
    }
    let names = slips.texts("names", fields)
    let purposes = slips.texts("purposes", fields)
    guard let sizes = sizes(root, fields) else { return nil }
    let roles = roles(fields["roles"], sizes.most)
    let slots = slots(fields, sizes)
    let cells = cells(fields, sizes.most)
    guard let id else { return nil }
    return PackedLayout(
      id: id, names: names, purposes: purposes, sizes: sizes, roles: slots.roles.over(roles), areas: slots.areas,
      cells: cells)
  }

  /// Lower-case ASCII letters, digits and hyphens, a letter first.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
      && text.utf8.first.map { (0x61...0x7A).contains($0) } == true
  }

  private mutating func sizes(_ root: JSONValue, _ fields: [String: JSONValue]) -> BoardLayout.Sizes? {
    let open = root.beginning
    let several = ["least", "most", "usual"].filter { fields[$0] != nil }
    guard several.isEmpty else {
      if let one = ["columns", "rows"].compactMap({ fields[$0] }).first {
        slips.add("layouts.size_twice", at: one.range)
        return nil
      }
      guard several.count == 3 else {
        slips.add("layouts.sizes_missing", at: open)
        return nil
      }
      guard let least = size("least", fields), let most = size("most", fields), let usual = size("usual", fields)
      else { return nil }
      let sizes = BoardLayout.Sizes(least: least, most: most, usual: usual)
      guard sizes.isOrdered else {
        slips.add("layouts.sizes_order", at: fields["usual"]?.range ?? open)
        return nil
      }
      return sizes
    }
    guard fields["columns"] != nil, fields["rows"] != nil else {
      slips.add("layouts.sizes_missing", at: open)
      return nil
    }
    let columns = number("columns", fields, most: GridSize.mostColumns)
    let rows = number("rows", fields, most: GridSize.mostRows)
    return columns.flatMap { columns in rows.flatMap { GridSize(columns: columns, rows: $0) } }.map { .only($0) }
  }

  private mutating func size(_ key: String, _ fields: [String: JSONValue]) -> GridSize? {
    guard let value = fields[key] else { return nil }
    if let size = value.string.flatMap(GridSize.init) { return size }
    slips.add("layouts.size", ["key": .text(key), "most": .text(GridSize.largest.description)], at: value.range)
    return nil
  }

  private mutating func number(_ key: String, _ fields: [String: JSONValue], most: Int) -> Int? {
    guard let value = fields[key] else { return nil }
    if let number = value.integer, (1...most).contains(number) { return number }
    slips.add("layouts.number", ["key": .text(key), "most": .integer(most)], at: value.range)
    return nil
  }
}
