import StructuredText

extension LocalText {
  /// The text in the user's language, beside the other languages that there were: as it was, where it still says the same.
  static func object(_ text: String, had: JSONValue?, language: String) -> JSONValue {
    let others = had?.members == nil ? nil : had
    if let others, LocalText(others, language: language)?.text ?? "" == text { return others }
    guard !text.isEmpty else { return .object([:]) }
    return (others ?? .object([:])).with(language, .text(text))
  }
}
