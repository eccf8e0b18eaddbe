public import Catalog
public import Clinic
public import Shell
public import TagarelaKit
public import Workspace

extension Context {
  /// The workspace's symbol of this name; or one made of the library symbol that the word names, as `pcs:juice` or by any
  /// word for it.
  ///
  /// - Parameters:
  ///   - patient: who sees the symbol.
  ///   - owner: the patient whose board it is for; nil for everybody's.
  public func symbolOrLibrary(
    _ arguments: Arguments, _ parameter: some DeclaredParameter, _ index: Int, _ word: String, for patient: Int64?,
    owner: Int64?
  ) throws -> SymbolRecord {
    try mention(arguments, parameter, index, word) { try clinic.symbol($0, for: patient, owner: owner) }
  }

  /// Does something with what a word mentions; failures get their place in the code behind the colon, else the word's.
  public func mention<Result>(
    _ arguments: Arguments, _ parameter: some DeclaredParameter, _ index: Int = 0, _ word: String,
    _ body: (SymbolMention) throws -> Result
  ) throws -> Result {
    try inPlace(arguments, parameter, index, word) {
      try body(try libraryReference(word).map(SymbolMention.library) ?? .word(word))
    }
  }

  /// The library symbol that a word like `pcs:juice` names; nil when it names no system.
  public func librarySymbol(
    _ arguments: Arguments, _ parameter: some DeclaredParameter, _ index: Int = 0, _ word: String
  ) throws -> (symbol: CatalogSymbol, reference: LibraryReference)? {
    try inPlace(arguments, parameter, index, word) {
      try libraryReference(word).map { (try clinic.librarySymbol($0), $0) }
    }
  }

  /// What the words of a line say that a patient points at: words as they are, or symbols' in this language.
  public func pointed(
    _ arguments: Arguments, _ parameter: Argument<[String]>, for patient: Int64?, in language: String
  ) throws -> [PointedWord] {
    try arguments[parameter].enumerated().map { index, word in
      guard let (symbol, reference) = try librarySymbol(arguments, parameter, index, word) else {
        return try clinic.pointed(word, for: patient, in: language)
      }
      return try clinic.pointed(symbol, called: reference.code, in: language)
    }
  }

  /// - Returns: nil for a word that names no system before a colon.
  public func libraryReference(_ word: String) throws -> LibraryReference? {
    try LibraryReference(word, of: registry.all(.systems)) { try choice($0, among: $1) }
  }

  /// Runs `body`; its failures get their place in the code behind the colon, else the word's.
  private func inPlace<Result>(
    _ arguments: Arguments, _ parameter: some DeclaredParameter, _ index: Int, _ word: String,
    _ body: () throws -> Result
  ) throws -> Result {
    let code = word.firstIndex(of: ":").map { String(word[word.index(after: $0)...]) } ?? word
    return try arguments.at(parameter, index) { try arguments.inside(parameter, index, code, body) }
  }
}
