import Catalog
public import TagarelaKit
public import Workspace

/// What is in cells, and how they look to the patient.
extension Clinic {
  /// Puts a symbol into a cell in place of what is there, in the picture in which the board shows it. On a schedule all meals
  /// are of one colour, whether they are said with a noun or a verb.
  ///
  /// - Throws: ``Failure`` `cell.unknown`, `board.not_owner` where the symbol isn't for whom the board is, `cell.covered`.
  public func put(_ symbol: SymbolRecord, at position: Int, on board: BoardRecord) throws {
    let picture = try picture(of: symbol, on: board)
    try endOffer(at: position, on: board)
    try workspace.put(symbol, at: position, on: board, picture: picture)
    try colorMeal(symbol, at: position, on: board)
    if let word = try translated(symbol), let cell = try workspace.cell(at: position, of: board) {
      _ = try label(cell, word, on: board)
    }
  }

  /// The user's word for a symbol that is called as in another language.
  private func translated(_ symbol: SymbolRecord) throws -> String? {
    guard let concept = try symbol.concept.flatMap({ try catalog.concept($0) }) else { return nil }
    let (name, own) = (symbol.word.lowercased(), concept.words[wording.language.id] ?? [])
    let isOwn = own.contains { $0.text.lowercased() == name || $0.feminine?.lowercased() == name }
    guard !isOwn, concept.allWords.contains(where: { $0.text.lowercased() == name }) else { return nil }
    return own.first?.text
  }

  private func colorMeal(_ symbol: SymbolRecord, at position: Int, on board: BoardRecord) throws {
    guard registry.first(.layouts, id: board.layout)?.isSchedule(of: board.size) == true,
      var cell = try workspace.cell(at: position, of: board)
    else { return }
    let color = UsualCategory.nouns.color.soft
    let isMeal = try symbol.concept.map { try grammars.words().isMeal($0) } ?? false
    guard isMeal != (cell.border == color) else { return }
    cell.border = isMeal ? color : nil
    try workspace.save(cell, on: board)
  }

  /// Writes a word without a symbol into a cell; what else the cell is stays.
  ///
  /// - Throws: ``Failure`` `cell.unknown`, `cell.covered`.
  public func write(_ word: String, at position: Int, on board: BoardRecord) throws {
    try endOffer(at: position, on: board)
    var cell = try workspace.cell(at: position, of: board) ?? CellRecord(position: position)
    cell.symbol = nil
    cell.restyled = nil
    cell.spoken = nil
    cell.ownVoice = nil
    cell.label = word
    try workspace.save(cell, on: board)
  }

  /// Changes what is written in a cell.
  ///
  /// - Parameter text: nil for its symbol's name.
  /// - Returns: the cell as it is then.
  /// - Throws: ``Failure`` `board.only_word` where there would be nothing left.
  public func label(_ cell: CellRecord, _ text: String?, on board: BoardRecord) throws -> CellRecord {
    var cell = cell
    guard text != nil || cell.symbol != nil else {
      throw Failure("board.only_word", ["cell": .text(board.size.name(ofPosition: cell.position))])
    }
    cell.label = text
    if text != nil { cell.actions.removeAll { $0 == .suggestion } }
    try workspace.save(cell, on: board)
    return cell
  }

  /// Changes what a cell says.
  ///
  /// - Parameter text: nil for what is written in it.
  public func setSpoken(_ text: String?, of cell: CellRecord, on board: BoardRecord) throws {
    var cell = cell
    cell.spoken = text
    try workspace.save(cell, on: board)
  }

  /// Empties a cell; one that is empty stays so.
  ///
  /// - Throws: ``Failure`` `cell.covered` for a place over which another cell lies.
  public func clear(_ position: Int, on board: BoardRecord) throws {
    guard let cell = try cell(covering: position, of: board) else { return }
    guard cell.position == position else {
      throw Failure(
        "cell.covered",
        [
          "cell": .text(board.size.name(ofPosition: position)),
          "other": .text(board.size.name(ofPosition: cell.position)), "board": .text(board.name),
        ])
    }
    try workspace.clear(position, on: board)
  }

  /// Gives cells other colours.
  ///
  /// - Parameters:
  ///   - fill: behind the word; nil within for none, nil for as it is.
  ///   - border: of the frame, likewise; without one it is the category's.
  public func color(_ cells: [CellRecord], fill: Tint??, border: Tint??, on board: BoardRecord) throws {
    for var cell in cells {
      if let fill { cell.fill = fill }
      if let border { cell.border = border }
      try workspace.save(cell, on: board)
    }
  }

  /// Keeps cells from the patient, or shows them again.
  public func setHidden(_ isHidden: Bool, _ cells: [CellRecord], on board: BoardRecord) throws {
    for var cell in cells {
      cell.isHidden = isHidden
      try workspace.save(cell, on: board)
    }
  }

  /// Gives cells the level from which on the patient sees them.
  ///
  /// - Parameter level: from 1 to ``TagarelaKit/Board/highestLevel``.
  public func setLevel(_ level: Int, of cells: [CellRecord], on board: BoardRecord) throws {
    for var cell in cells {
      cell.level = level
      try workspace.save(cell, on: board)
    }
  }

  /// A cell that gets a word or a symbol of its own offers no others any more.
  private func endOffer(at position: Int, on board: BoardRecord) throws {
    try board.check(position)
    guard var cell = try workspace.cell(at: position, of: board), cell.offersWord else { return }
    cell.actions.removeAll { $0 == .suggestion }
    try workspace.save(cell, on: board)
  }
}
