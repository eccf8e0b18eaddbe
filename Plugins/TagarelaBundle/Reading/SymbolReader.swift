import TagarelaKit

extension BundleObject {
  /// The symbol as far as it can be read, still without a position; what can't is named and left out.
  func cell(_ complaints: inout Complaints) -> Board.Cell {
    var symbol = symbol(&complaints)
    guard let own = optional(.symbolOwnImage) else { return Board.Cell(position: 0, symbol: symbol) }
    let shown = symbol.picture
    symbol.picture = Base64Text.bytes(own).flatMap(Picture.init(anyFormat:))
    if symbol.picture == nil { complaints.add("bundle.picture_broken", ["symbol": .text(symbol.name)]) }
    return Board.Cell(position: 0, symbol: symbol, picture: shown)
  }

  private func symbol(_ complaints: inout Complaints) -> Symbol {
    let name = self[.symbolName] ?? self[.symbolMeaning] ?? ""
    if name.isEmpty, !isOurs { complaints.add("bundle.symbol_nameless", ["number": .integer(number)]) }
    let (picture, isPictureBroken) = picture(.symbolImage, drawing: .symbolDrawing)
    if isPictureBroken { complaints.add("bundle.picture_broken", ["symbol": .text(name)]) }
    return Symbol(
      uid: uid(.symbolUID), name: name, meaning: self[.symbolMeaning] ?? name,
      category: category(of: name, &complaints),
      picture: picture, voice: voice(of: name, &complaints), isCustom: self[.symbolIsCustom] == "true",
      source: optional(.symbolSource), concept: optional(.symbolConcept))
  }

  private func category(of symbol: String, _ complaints: inout Complaints) -> Category {
    let name = self[.categoryName] ?? ""
    if name.isEmpty, !isOurs { complaints.add("bundle.category_missing", ["symbol": .text(symbol)]) }
    guard let found = ColorText(name: self[.categoryColorName], numbers: self[.categoryColor]) else {
      if hasAny([.categoryName, .categoryColor, .categoryColorName]) {
        complaints.add("bundle.color_broken", ["category": .text(name), "color": .color(.gray)])
      }
      return Category(name: name, color: .gray)
    }
    if !found.isExact {
      complaints.add(
        "bundle.color_nearest", ["category": .text(name), "symbol": .text(symbol), "color": .color(found.color)])
    }
    return Category(name: name, color: found.color)
  }

  private func voice(of symbol: String, _ complaints: inout Complaints) -> Voice? {
    guard let text = optional(.symbolSound) else { return nil }
    guard let bytes = Base64Text.bytes(text) else {
      complaints.add("bundle.sound_broken", ["symbol": .text(symbol)])
      return nil
    }
    let voice = Voice(wave: bytes)
    if voice == nil { complaints.add("bundle.sound_format", ["symbol": .text(symbol)]) }
    return voice
  }
}
