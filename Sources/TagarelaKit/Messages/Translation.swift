/// One module's texts in one language.
public struct Translation: Identified {
  public let id: String
  public let language: String
  /// What the user can type: nouns, verbs, options and values, each with its alternatives: `noun.patient = paciente|pacientes`.
  public let words: String
  /// What the user reads: `patient.saved = {name}`.
  public let messages: String

  /// - Parameters:
  ///   - module: the module to whose commands and messages these texts belong.
  ///   - words: a table as ``MessageTable`` reads it.
  ///   - messages: likewise.
  public init(module: String, language: String, words: String = "", messages: String = "") {
    id = "\(module).\(language)"
    self.language = language
    self.words = words
    self.messages = messages
  }
}
