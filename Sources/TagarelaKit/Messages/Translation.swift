/// One module's texts in one language.
public struct Translation: Identified {
  /// `MODULE.LANGUAGE`.
  public let id: String
  /// ISO 639-1.
  public let language: String
  /// What the user can type: nouns, verbs, options and values, each with its alternatives: `noun.patient = paciente|pacientes`.
  public var words: String { makeWords() }
  /// What the user reads: `patient.saved = {name}`.
  public var messages: String { makeMessages() }
  private let makeWords: @Sendable () -> String
  private let makeMessages: @Sendable () -> String

  /// - Parameters:
  ///   - module: the module to whose commands and messages these texts belong.
  ///   - words: a table as ``MessageTable`` reads it; put together when asked for.
  ///   - messages: likewise.
  public init(
    module: String, language: String, words: @autoclosure @escaping @Sendable () -> String = "",
    messages: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    id = "\(module).\(language)"
    self.language = language
    makeWords = words
    makeMessages = messages
  }
}
