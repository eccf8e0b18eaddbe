import TagarelaKit
public import Workspace

/// A word that stands without a picture on boards.
public struct BareWord: Sendable {
  /// As it is written where it was found first.
  public let text: String
  public internal(set) var cells: [(board: BoardRecord, cell: CellRecord)]
  /// What shows it; nil where nothing that is here does.
  public internal(set) var symbol: NamedSymbol?
  /// What shows a part of it, where nothing shows it whole: *tomato* and *soup*.
  public internal(set) var parts: [NamedSymbol] = []
}

extension CellRecord {
  /// Whether it has a word and no picture, and is no key that types or does something.
  var isBare: Bool { symbol == nil && picture == nil && !text.isEmpty && traits.actions.isEmpty }
}

extension Clinic {
  /// The words without a picture on some boards, each once, in the order in which they stand there.
  ///
  /// - Parameters:
  ///   - language: of the words.
  ///   - patient: whose symbols and order of systems count.
  public func bareWords(on boards: [BoardRecord], in language: String, for patient: Int64?) throws -> [BareWord] {
    var words: [BareWord] = []
    var places: [String: Int] = [:]
    for board in boards {
      for cell in try workspace.cells(of: board) where cell.isBare {
        if let place = places[cell.text.folded] {
          words[place].cells.append((board, cell))
        } else {
          places[cell.text.folded] = words.count
          words.append(BareWord(text: cell.text, cells: [(board, cell)]))
        }
      }
    }
    for place in words.indices {
      let text = words[place].text
      words[place].symbol = try symbol(showing: text, in: language, for: patient)
      if words[place].symbol == nil { words[place].parts = try parts(of: text, in: language, for: patient) }
    }
    return words
  }

  private func parts(of label: String, in language: String, for patient: Int64?) throws -> [NamedSymbol] {
    let words = label.split { !$0.isLetter && $0 != "-" }.map(String.init)
    guard words.count > 1 else { return [] }
    let leadIns = registry.all(.languages).first { $0.id == language }?.leadIns ?? LeadIns()
    var parts: [NamedSymbol] = []
    for word in words.prefix(Self.mostWords) where !leadIns.contains(word.folded) && parts.count < Self.mostParts {
      let part = try symbol(showing: word, in: language, for: patient)
      if let part, !parts.contains(where: { $0.isSame(as: part) }) { parts.append(part) }
    }
    return parts
  }

  /// As many words of a label are looked up.
  private static let mostWords = 8
  /// As many parts of a label are told.
  private static let mostParts = 3

  /// What is called exactly so, or is what the word is a form of.
  private func symbol(showing word: String, in language: String, for patient: Int64?) throws -> NamedSymbol? {
    if let own = try workspace.symbol(called: word, for: patient) { return .own(own) }
    return try
      (librarySymbol(called: word, in: language, for: patient)
      ?? librarySymbol(showingOne: concepts(ofForm: word, in: language), for: patient)).map(NamedSymbol.library)
  }

  /// Puts its symbol into all cells in which a word stands without a picture; the word and what they say stay.
  ///
  /// - Returns: in how many; 0 for a word that has none.
  public func illustrate(_ word: BareWord) throws -> Int {
    guard let named = word.symbol else { return 0 }
    for (board, cell) in word.cells {
      switch named {
      case .own(let symbol): try put(symbol, keeping: cell, on: board)
      case .library(let symbol): try put(adopt(symbol, for: board.patient), keeping: cell, on: board)
      }
    }
    return word.cells.count
  }

  /// Puts a symbol into a cell that has a word of its own, which it keeps, with what it says.
  func put(_ symbol: SymbolRecord, keeping cell: CellRecord, on board: BoardRecord) throws {
    try put(symbol, at: cell.position, on: board)
    guard var shown = try workspace.cell(at: cell.position, of: board) else { return }
    if shown.text != cell.text { shown.label = cell.text }
    shown.spoken = cell.spoken
    shown.ownVoice = cell.ownVoice
    try workspace.save(shown, on: board)
  }
}
