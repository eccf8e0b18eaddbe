import Foundation
import StructuredText
import TagarelaKit

extension PackageWriter.Place {
  /// The board as JSON, and what it shows among the package's media.
  func value(in package: inout PackageWriter) -> JSONValue {
    var writer = BoardWriter(self, package: package)
    let value = writer.value()
    package = writer.package
    return value
  }
}

/// Writes one board: from its original where it has one, with what is different now.
struct BoardWriter {
  let place: PackageWriter.Place
  var package: PackageWriter
  let texts: LocalTexts
  var media: BoardMedia
  /// Of buttons.
  var names: UniqueNames
  let originalIDs: Set<String>

  var board: Board { place.board }

  init(_ place: PackageWriter.Place, package: PackageWriter) {
    self.place = place
    self.package = package
    texts = LocalTexts(place.original ?? JSONObject())
    media = BoardMedia(place.original)
    originalIDs = Set(
      (place.original?["buttons"]?.list ?? []).compactMap { $0.string ?? JSONObject($0)?["id"]?.string })
    names = UniqueNames(written: originalIDs)
  }

  mutating func value() -> JSONValue {
    let original = place.original ?? JSONObject()
    var object = JSONObject()
    object["format"] = .text(PackageWriter.format)
    object["id"] = .text(place.id)
    object["locale"] = original["locale"]?.string.map { .text($0) } ?? .text(package.language)
    object["name"] = .text(board.name)
    object.complete(with: original.members.filter { $0.key != Own.path })
    writeOwnFields(into: &object)
    let written = board.cells.map { button($0) }
    object["buttons"] = .list(inOrder(written, original["buttons"]?.list ?? []))
    object["grid"] = grid(written, JSONObject(original["grid"]) ?? JSONObject())
    object["images"] = .list(media.list(.image, in: &package.media))
    object["sounds"] = .list(media.list(.sound, in: &package.media))
    return object.value
  }

  private mutating func writeOwnFields(into object: inout JSONObject) {
    if place.original == nil { object[Own.made] = true }
    if board.uid != place.id { object[Own.uid] = .text(board.uid) }
    if ![package.plainLayout, ""].contains(board.layout) { object[Own.layout] = .text(board.layout) }
    if board.labels != .below { object[Own.labels] = .text(board.labels.rawValue) }
    if board.level != 0 { object[Own.level] = .integer(board.level) }
    if board.isMovable { object[Own.movable] = true }
    if board.letters != .asWritten { object[Own.letters] = .text(board.letters.rawValue) }
    if let tint = board.background { object[Own.background] = .text(CSSColor.text(tint)) }
    if let scene = board.scene {
      object[Own.scene] = .text(media.image(scene, original: nil, in: &package.media))
    }
  }

  /// The buttons in the order that they had, with those that are in no cell.
  private mutating func inOrder(_ written: [WrittenButton], _ original: [JSONValue]) -> [JSONValue] {
    var left: [String: WrittenButton] = [:]
    for button in written { if let id = button.originalID, left[id] == nil { left[id] = button } }
    var taken: Set<String> = []
    var buttons: [JSONValue] = []
    for entry in original {
      if let id = entry.string {
        guard let button = left.removeValue(forKey: id) else { continue }
        taken.insert(button.id)
        buttons.append(button.object.value)
      } else if var button = JSONObject(entry) {
        button["id"] = .text(button["id"]?.string.map { names.take($0) } ?? names.make("button"))
        for kind in [MediaKind.image, .sound] {
          guard let id = button[kind.reference]?.string else { continue }
          button[kind.reference] = media.reference(kind, id, in: &package.media).map { .text($0) }
        }
        let link = ButtonMeaning(button).link
        writeLink(link, wasLinked: link != nil, into: &button)
        buttons.append(button.value)
      }
    }
    return buttons + written.filter { !taken.contains($0.id) }.map(\.object.value)
  }

  private func grid(_ written: [WrittenButton], _ original: JSONObject) -> JSONValue {
    let columns = board.size.columns
    var rows = board.size.rows * max(board.pages, 1)
    var order = [JSONValue](repeating: .null, count: columns * rows)
    for (cell, button) in zip(board.cells, written) where !button.isOutside {
      let covered = button.fillsItsSpan ? board.size.positions(covered: cell.span, at: cell.position) : nil
      for position in covered ?? [cell.position] where order.indices.contains(position - 1) {
        order[position - 1] = .text(button.id)
      }
    }
    var grid = original
    let had = grid.take(Own.hadRows)?.integer
    // What was too tall for a page goes back to its own height.
    if let had, had < rows, had > 0, order[(had * columns)...].allSatisfy(\.isNull) { rows = had }
    grid["rows"] = .integer(rows)
    grid["columns"] = .integer(columns)
    grid["order"] = .list((0..<rows).map { .list(Array(order[($0 * columns)..<(($0 + 1) * columns)])) })
    if board.pages > 1, had == nil { grid[Own.pages] = .integer(board.pages) }
    return grid.value
  }
}

/// A button as it is written.
struct WrittenButton {
  var object: JSONObject
  let id: String
  /// What it is called in the original.
  let originalID: String?
  /// It is in no place of the grid.
  let isOutside: Bool
  /// Its identifier stands in every place that it covers.
  let fillsItsSpan: Bool
}
