import Foundation
import TagarelaKit

/// The columns of a table by name: the key that JSON has, or the heading that is shown, found as all names are.
struct TableColumns {
  let columns: [Table.Column]
  let wording: Wording

  /// - Throws: ``Failure`` `rows.field_unknown`.
  func number(named name: String) throws -> Int {
    let typed = name.trimmingCharacters(in: .whitespaces)
    if let exact = columns.firstIndex(where: { $0.key == typed }) { return exact }
    return try only(meantBy: typed, among: Array(columns.indices), unknown: "rows.field_unknown") {
      [heading($0), heading($0).replacing(" ", with: "-"), columns[$0].key]
    }
  }

  /// A condition that could be meant, for a hint.
  var example: String {
    let shown = columns.indices.filter { columns[$0].style != .hidden }
    return (shown.first.map(heading) ?? "") + "=…"
  }

  private func heading(_ number: Int) -> String { wording.field(columns[number].key) }
}
