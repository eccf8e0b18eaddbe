import Foundation
import StructuredText
import TagarelaKit

extension BoardReader {
  /// - Parameter place: board and cell, for a picture that has no word.
  mutating func cell(_ repaired: JSONObject, at position: Int, span: Span, called place: String) -> Board.Cell {
    var button = repaired
    let name = name(of: button)
    let meaning = ButtonMeaning(button)
    let label = button["label"]?.string.map { texts.text($0, in: language) }
    let details = button.take(Own.symbol)
    let bordersByCategory = button.take(Own.categoryBorder)?.flag == true
    let level = button.take(Own.level)?.integer
    for key in [Own.columns, Own.rows] { button[key] = nil }
    let shown = button["image_id"]?.string.flatMap { picture($0, button: name) }
    let voice = button["sound_id"]?.string.flatMap { self.voice($0, button: name) }

    var cell = Board.Cell(
      position: position, span: span, area: meaning.area, spoken: meaning.spoken.map { texts.text($0, in: language) },
      fill: meaning.fill,
      border: meaning.border, isHidden: meaning.isHidden, actions: meaning.actions)
    if let level, (1...Board.highestLevel).contains(level) { cell.level = level }
    if let link = meaning.link {
      cell.link = BoardLink(uid: link.uid, name: link.name.isEmpty ? links.names[link.uid] ?? "" : link.name)
    }
    let isWordless = label?.isEmpty ?? true
    let spoken = cell.spoken.flatMap { $0.isEmpty ? nil : $0 }
    let showsNothing = button["image_id"]?.string == nil || isWordless && shown == nil && spoken == nil
    if details?.flag == false || showsNothing && JSONObject(details) == nil {
      cell.label = isWordless ? nil : label
      cell.picture = shown
      cell.voice = voice
    } else {
      cell.symbol = Symbol(
        name: label ?? "", meaning: "", category: Category(name: "", color: .gray), picture: shown, voice: voice)
      if let details = JSONObject(details) {
        complete(&cell, details, label: label, shown: shown, voice: voice)
      } else if isWordless {
        // A symbol has a name; the cell shows none.
        cell.symbol?.name = spoken ?? place
        cell.label = ""
      }
    }
    if bordersByCategory, let color = cell.symbol?.category.color, cell.border == Tint(color) { cell.border = nil }
    if button[Own.made]?.flag != true || !Self.isOwn(button, Self.buttonFields) {
      button[Own.made] = nil
      cell.foreign["obf"] = bounded(button, Self.mostButtonText, name: name, keeping: Self.buttonFields)
    }
    return cell
  }

  /// What the format has no place for of a symbol.
  private mutating func complete(
    _ cell: inout Board.Cell, _ details: JSONObject, label: String?, shown: Picture?, voice: Voice?
  ) {
    guard var symbol = cell.symbol else { return }
    symbol.uid = details["uid"]?.string ?? ""
    symbol.meaning = details["meaning"]?.string ?? ""
    symbol.category.name = details["category"]?.string ?? ""
    symbol.category.color = details["color"]?.string.flatMap(CategoryColor.init) ?? .gray
    symbol.isCustom = details["custom"]?.flag ?? false
    symbol.source = details["source"]?.string
    symbol.concept = details["concept"]?.string
    if let name = details["name"]?.string {
      symbol.name = name
      cell.label = label
    }
    if let image = details["image_id"] {
      cell.picture = shown
      symbol.picture = image.identifier.flatMap { picture($0, button: nil) }
    }
    if let sound = details["sound_id"] {
      cell.voice = voice
      symbol.voice = sound.identifier.flatMap { self.voice($0, button: cell.text) }
    }
    cell.symbol = symbol
  }
}
