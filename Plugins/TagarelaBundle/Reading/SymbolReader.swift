import TagarelaKit

extension BundleObject {
  /// The symbol as far as it can be read, still without a position; what can't is named and left out.
  func cell(_ complaints: inout Complaints) -> Board.Cell {
    var cell = Board.Cell(position: 0)
    read(CellTraits.fields, of: .cell, into: &cell.traits)
    if self[.cellIsWord] == "true" {
      addWord(to: &cell, &complaints)
    } else {
      addSymbol(to: &cell, &complaints)
    }
    cell.uid = uid(.cellUID)
    if let uid = self[.cellLink] { cell.link = BoardLink(uid: uid, name: self[.cellLinkName] ?? "") }
    return cell
  }

  private func addWord(to cell: inout Board.Cell, _ complaints: inout Complaints) {
    let word = cell.label ?? ""
    let (picture, isPictureBroken) = picture(.symbolImage, drawing: .symbolDrawing, same: .symbolImageSame)
    if isPictureBroken { complaints.add("bundle.picture_broken", ["symbol": .text(word)]) }
    cell.picture = picture
    cell.voice = voice(.symbolSound, .symbolSoundSame, of: word, &complaints)
  }

  private func addSymbol(to cell: inout Board.Cell, _ complaints: inout Complaints) {
    var symbol = symbol(&complaints)
    if let own = medium(.symbolOwnSame) ?? medium(.symbolOwnImage) {
      cell.picture = symbol.picture
      symbol.picture = own.picture
      if case .none = own {
      } else if symbol.picture == nil {
        complaints.add("bundle.picture_broken", ["symbol": .text(symbol.name)])
      }
    }
    cell.voice = voice(.cellSound, .cellSoundSame, of: symbol.name, &complaints)
    cell.symbol = symbol
  }

  private func symbol(_ complaints: inout Complaints) -> Symbol {
    let name = self[.symbolName] ?? self[.symbolMeaning] ?? ""
    if name.isEmpty, !isOurs { complaints.add("bundle.symbol_nameless", ["number": .integer(number)]) }
    let (picture, isPictureBroken) = picture(.symbolImage, drawing: .symbolDrawing, same: .symbolImageSame)
    if isPictureBroken { complaints.add("bundle.picture_broken", ["symbol": .text(name)]) }
    var read = Symbol(
      uid: uid(.symbolUID), name: name, meaning: self[.symbolMeaning] ?? name,
      category: category(of: name, &complaints),
      picture: picture, voice: voice(.symbolSound, .symbolSoundSame, of: name, &complaints),
      isCustom: self[.symbolIsCustom] == "true")
    read.video = video(of: name, &complaints)
    self.read(SymbolTraits.fields, of: .symbol, into: &read.traits)
    return read
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

  private func video(of symbol: String, _ complaints: inout Complaints) -> Video? {
    guard let medium = medium(.symbolVideoSame) ?? medium(.symbolVideo) else { return nil }
    guard case .bytes(let bytes) = medium, let video = Video(file: bytes) else {
      complaints.add("bundle.video_broken", ["symbol": .text(symbol)])
      return nil
    }
    return video
  }

  private func voice(_ field: Field, _ same: Field, of symbol: String, _ complaints: inout Complaints) -> Voice? {
    guard let medium = medium(same) ?? medium(field) else { return nil }
    guard case .bytes(let bytes) = medium else {
      complaints.add("bundle.sound_broken", ["symbol": .text(symbol)])
      return nil
    }
    let voice = Voice(wave: bytes)
    if voice == nil { complaints.add("bundle.sound_format", ["symbol": .text(symbol)]) }
    return voice
  }
}
