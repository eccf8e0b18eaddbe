import StructuredText
import TagarelaKit

extension BoardWriter {
  mutating func button(_ cell: Board.Cell) -> WrittenButton {
    let original = cell.foreign["obf"].flatMap { JSONObject(text: $0) }
    var button = original ?? JSONObject()
    let before = ButtonMeaning(button)
    let id = original?["id"]?.string.map { names.take($0) } ?? names.make(newIdentifier())
    button["id"] = .text(id)
    if original == nil { button[Own.made] = true }
    write(cell, before: before, isOurs: original == nil, into: &button)
    let isRepeated = button.take(Own.repeated)?.flag == true
    let isOutside = button.take(Own.unplaced)?.flag == true
    if cell.level != 1 { button[Own.level] = .integer(cell.level) }
    if cell.span != .single, !isRepeated {
      button[Own.columns] = .integer(cell.span.columns)
      button[Own.rows] = .integer(cell.span.rows)
    }
    return WrittenButton(
      object: button, id: id, originalID: original?["id"]?.string, isOutside: isOutside, fillsItsSpan: isRepeated)
  }

  private mutating func newIdentifier() -> String {
    repeat { package.buttons += 1 } while originalIDs.contains("button-\(package.buttons)")
    return "button-\(package.buttons)"
  }

  /// Each field where the cell says something else than it did; all others stay as they are.
  private mutating func write(
    _ cell: Board.Cell, before: ButtonMeaning, isOurs: Bool, into button: inout JSONObject
  ) {
    let label = button["label"]?.string
    let isSameWord = texts.says(cell.text, for: label ?? "")
    if label == nil || !isSameWord { button["label"] = .text(cell.text) }
    if !isSame(cell.spoken, before.spoken) { button["vocalization"] = cell.spoken.map { .text($0) } }
    if cell.fill != before.fill { button["background_color"] = cell.fill.map { .text(CSSColor.text($0)) } }
    writeBorder(cell, before: before, isOurs: isOurs, into: &button)
    if cell.isHidden != before.isHidden { button["hidden"] = cell.isHidden ? true : nil }
    if cell.area != before.area {
      button["left"] = (cell.area?.x).map { .real($0) }
      button["top"] = (cell.area?.y).map { .real($0) }
      button["width"] = (cell.area?.width).map { .real($0) }
      button["height"] = (cell.area?.height).map { .real($0) }
    }
    if cell.actions != before.actions {
      button["action"] = cell.actions.first.map { .text($0.rawValue) }
      button["actions"] = cell.actions.count > 1 ? .list(cell.actions.map { .text($0.rawValue) }) : nil
    }
    writeLink(cell.link, wasLinked: before.link != nil, into: &button)
    writePicture(cell, isSameWord, into: &button)
    writeVoice(cell, isSameWord, into: &button)
    writeSymbol(cell, into: &button)
  }

  private func isSame(_ spoken: String?, _ before: String?) -> Bool {
    guard let spoken, let before else { return spoken == nil && before == nil }
    return texts.says(spoken, for: before)
  }

  /// Other programs don't know categories: they are told the colour, except where they made the button without one.
  private func writeBorder(
    _ cell: Board.Cell, before: ButtonMeaning, isOurs: Bool, into button: inout JSONObject
  ) {
    if isOurs, let category = cell.symbol?.category, cell.border == nil, !category.name.isEmpty {
      button["border_color"] = .text(CSSColor.text(Tint(category.color)))
      button[Own.categoryBorder] = true
    } else if cell.border != before.border {
      button["border_color"] = cell.border.map { .text(CSSColor.text($0)) }
    }
  }

  /// - Parameter wasLinked: whether the original's `load_board` was understood as a link.
  func writeLink(_ link: BoardLink?, wasLinked: Bool, into button: inout JSONObject) {
    let said = button["load_board"]
    guard var load = JSONObject(said) ?? link.map({ _ in JSONObject() }) else { return }
    guard let link else {
      // What leads out of the package is not ours to take away.
      guard !wasLinked else {
        button["load_board"] = nil
        return
      }
      button["load_board"] = load.value
      return
    }
    let isNew = load["id"]?.string != link.uid
    if isNew { for key in ["url", "data_url"] { load[key] = nil } }
    load[Own.link] = nil
    if let target = package.target(link) {
      load["id"] = .text(target.id)
      load["path"] = package.isPackage ? .text(target.path) : nil
    } else {
      load["id"] = .text(link.uid)
      load["path"] = nil
      load[Own.link] = true
    }
    if said == nil || isNew || load["name"] != nil { load["name"] = .text(link.name) }
    button["load_board"] = load.value
  }

  private mutating func writePicture(_ cell: Board.Cell, _ isSameWord: Bool, into button: inout JSONObject) {
    let original = button["image_id"]?.string
    let isOurs = cell.picture != nil || cell.symbol?.picture != nil && !isSameWord
    if !isOurs, let there = elsewhere(.image, original) {
      button["image_id"] = .text(there)
    } else {
      button["image_id"] = cell.shown.map { .text(media.image($0, original: original, in: &package.media)) }
    }
  }

  private mutating func writeVoice(_ cell: Board.Cell, _ isSameWord: Bool, into button: inout JSONObject) {
    let original = button["sound_id"]?.string
    let isOurs = cell.voice != nil || cell.symbol?.voice != nil && !isSameWord
    if !isOurs, let there = elsewhere(.sound, original) {
      button["sound_id"] = .text(there)
    } else {
      let voice = cell.voice ?? cell.symbol?.voice
      button["sound_id"] = voice.map { .text(media.sound($0, original: original, in: &package.media)) }
    }
  }

  /// What the original has that can't be shown or played here: while the word is the same it stays the button's, though a
  /// symbol of ours stands in for it.
  private mutating func elsewhere(_ kind: MediaKind, _ original: String?) -> String? {
    guard let original, media.isElsewhere(kind, original) else { return nil }
    return media.reference(kind, original, in: &package.media)
  }

  /// What the format has no place for: which symbol it is, of which category, and what it means.
  private mutating func writeSymbol(_ cell: Board.Cell, into button: inout JSONObject) {
    let hasImage = button["image_id"]?.string != nil
    guard let symbol = cell.symbol else {
      if hasImage { button[Own.symbol] = false }
      return
    }
    var details = JSONObject()
    if !symbol.uid.isEmpty { details["uid"] = .text(symbol.uid) }
    if cell.label != nil { details["name"] = .text(symbol.name) }
    if !symbol.meaning.isEmpty { details["meaning"] = .text(symbol.meaning) }
    if !symbol.category.name.isEmpty { details["category"] = .text(symbol.category.name) }
    if symbol.category.color != .gray { details["color"] = .text(symbol.category.color.rawValue) }
    if symbol.isCustom { details["custom"] = true }
    details["source"] = symbol.source.map { .text($0) }
    details["concept"] = symbol.concept.map { .text($0) }
    if cell.picture != nil {
      let own = symbol.picture.map { media.image($0, original: nil, in: &package.media) }
      details["image_id"] = own.map { .text($0) } ?? JSONValue.null
    }
    if cell.voice != nil {
      let own = symbol.voice.map { media.sound($0, original: nil, in: &package.media) }
      details["sound_id"] = own.map { .text($0) } ?? JSONValue.null
    }
    if !details.isEmpty || !hasImage { button[Own.symbol] = details.value }
  }
}
