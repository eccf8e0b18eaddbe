public import Catalog
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
  public internal(set) var parts: [CatalogSymbol] = []
}

extension CellRecord {
  /// Whether it has a word and no picture, and is no key that types or does something.
  var isBare: Bool { symbol == nil && picture == nil && !text.isEmpty && traits.actions.isEmpty }
}

extension Clinic {
  /// The words without a picture on some boards, each once, in the order in which they stand there.
  ///
  /// - Parameters:
  ///   - language: of the words; nil for that of most words of each board.
  ///   - patient: whose symbols and order of systems count.
  public func bareWords(on boards: [BoardRecord], in language: String?, for patient: Int64?) throws -> [BareWord] {
    var words: [BareWord] = []
    var places: [[String]: Int] = [:]
    for board in boards {
      let bare = try workspace.cells(of: board).filter(\.isBare)
      guard !bare.isEmpty else { continue }
      let language = try language ?? self.language(ofWordsOn: [board])
      for cell in bare {
        let key = [language, cell.text.folded]
        if let place = places[key] {
          words[place].cells.append((board, cell))
        } else {
          places[key] = words.count
          words.append(try bareWord(cell, on: board, in: language, for: patient))
        }
      }
    }
    return words
  }

  private func bareWord(
    _ cell: CellRecord, on board: BoardRecord, in language: String, for patient: Int64?
  ) throws -> BareWord {
    var word = BareWord(text: cell.text, cells: [(board, cell)])
    if let own = try workspace.symbol(called: cell.text, for: patient) {
      word.symbol = .own(own)
    } else if let found = try librarySymbol(onLabel: cell.text, in: language, for: patient) {
      word.symbol = .library(found)
    } else {
      word.parts = try parts(of: cell.text, in: language, for: patient)
    }
    return word
  }

  /// What shows words of a label by themselves, those that mean something.
  private func parts(of label: String, in language: String, for patient: Int64?) throws -> [CatalogSymbol] {
    let words = label.split { !$0.isLetter && $0 != "-" }.map(String.init)
    guard words.count > 1 else { return [] }
    var parts: [CatalogSymbol] = []
    for word in words.prefix(Self.mostWords) where parts.count < Self.mostParts {
      let meant = try catalog.concepts(meaning: word, language: language).filter { concept in
        concept.words[language]?.contains { $0.text.lowercased() == word.lowercased() } == true
      }
      let telling = try (meant + concepts(ofForm: word, in: language)).filter { Self.telling.contains($0.wordClass) }
      if let part = try librarySymbol(showingOne: telling, for: patient), !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// Classes of words that a picture of several shows.
  private static let telling: Set<WordClass?> = [.noun, .verb, .adjective, .adverb, .number]

  /// As many words of a label are looked up.
  private static let mostWords = 8
  /// As many parts of a label are told.
  private static let mostParts = 3

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
