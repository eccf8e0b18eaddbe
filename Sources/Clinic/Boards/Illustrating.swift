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
  /// The words without a picture on some boards, in the order in which they stand there: each once, for each patient whose
  /// boards have it.
  ///
  /// - Parameter language: of the words; nil for that of most words of each board.
  public func bareWords(on boards: [BoardRecord], in language: String?) throws -> [BareWord] {
    struct Key: Hashable {
      let word: String
      let language: String
      let patient: Int64?
    }
    var words: [BareWord] = []
    var places: [Key: Int] = [:]
    for board in boards {
      let bare = try workspace.cells(of: board).filter(\.isBare)
      guard !bare.isEmpty else { continue }
      let language = try language ?? self.language(ofWordsOn: [board])
      for cell in bare {
        let key = Key(word: cell.text.folded, language: language, patient: board.patient)
        if let place = places[key] {
          words[place].cells.append((board, cell))
        } else {
          places[key] = words.count
          words.append(try bareWord(cell, on: board, in: language))
        }
      }
    }
    return words
  }

  /// Whoever the board is for must see what is put there, and has an order of the systems.
  private func bareWord(_ cell: CellRecord, on board: BoardRecord, in language: String) throws -> BareWord {
    var word = BareWord(text: cell.text, cells: [(board, cell)])
    if let own = try workspace.symbol(called: cell.text, for: board.patient) {
      word.symbol = .own(own)
    } else if let found = try librarySymbol(onLabel: cell.text, in: language, for: board.patient) {
      word.symbol = .library(found)
    } else {
      word.parts = try parts(of: cell.text, in: language, for: board.patient)
    }
    return word
  }

  /// What shows words of a label by themselves, those that mean something.
  private func parts(of label: String, in language: String, for patient: Int64?) throws -> [CatalogSymbol] {
    let words = label.split { !$0.isLetter && $0 != "-" }.map(String.init)
    guard words.count > 1 else { return [] }
    var parts: [CatalogSymbol] = []
    for word in words.prefix(Self.mostWords) where parts.count < Self.mostParts {
      let meant = try concepts(written: word, in: language) + concepts(ofForm: word, in: language)
      let telling = meant.filter { Self.telling.contains($0.wordClass) }
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

  /// Puts its symbol, where it has one, into all cells in which a word stands without a picture; the word and what they say
  /// stay.
  public func illustrate(_ word: BareWord) throws {
    guard let named = word.symbol else { return }
    for (board, cell) in word.cells {
      switch named {
      case .own(let symbol): try put(symbol, keeping: cell, on: board)
      case .library(let symbol): try put(adopt(symbol, for: board.patient), keeping: cell, on: board)
      }
    }
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
