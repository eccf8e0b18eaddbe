import Clinic
import TagarelaKit
import Workspace

extension Clinic {
  /// The symbol of an identity, or one made of what `SYSTEM:CODE` names.
  ///
  /// - Parameters:
  ///   - word: by which it was looked for; it comes under this where that is a word for it.
  ///   - patient: for whose board; nil for everybody's.
  /// - Throws: ``Failure`` `symbol.unknown`.
  func symbol(referred reference: String, called word: String? = nil, for patient: Int64?) throws -> SymbolRecord {
    if let symbol = try workspace.symbol(uid: reference) { return symbol }
    guard let library = libraryReference(reference) else {
      throw Failure("symbol.unknown", ["name": .text(reference)])
    }
    return try adopt(library, calledIfFit: word ?? library.code, for: patient)
  }

  /// The same, where any word may stand that names a symbol at the prompt.
  func symbol(written word: String, for patient: Int64?, owner: Int64?) throws -> SymbolRecord {
    if let symbol = try workspace.symbol(uid: word) { return symbol }
    return try symbol(libraryReference(word).map(SymbolMention.library) ?? .word(word), for: patient, owner: owner)
  }

  /// What `SYSTEM:CODE` names; nil for a text that names no system.
  func libraryReference(_ text: String) -> LibraryReference? {
    LibraryReference(text, of: registry.all(.systems)) { word, _ in word }
  }
}
