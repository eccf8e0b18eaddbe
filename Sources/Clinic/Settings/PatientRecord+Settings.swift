import TagarelaKit
import Workspace

extension PatientRecord {
  /// The settings that are fields of the record.
  static let ownSettings = ["letters", "pitch", "rate", "voice", "volume"]

  /// What the record holds of a setting, as settings are kept; nil for nothing, and for what is none of its fields.
  func own(_ key: String) -> String? {
    if let field = Self.text(key) { return self[keyPath: field] }
    return Self.number(key).flatMap { self[keyPath: $0] }.map { String($0) }
  }

  /// - Parameter value: as settings are kept; what the field can't be leaves it as it is.
  /// - Returns: whether the record holds it.
  mutating func setOwn(_ key: String, to value: String?) -> Bool {
    if let field = Self.text(key) {
      self[keyPath: field] = value
    } else if let field = Self.number(key) {
      let number = value.flatMap { Double($0) }
      if value == nil || number.map(SpeechManner.range(of: key).contains) == true { self[keyPath: field] = number }
    } else {
      return false
    }
    return true
  }

  private static func text(_ key: String) -> WritableKeyPath<Self, String?>? {
    switch key {
    case "voice": \.speech.voice
    case "letters": \.lettersName
    default: nil
    }
  }

  private static func number(_ key: String) -> WritableKeyPath<Self, Double?>? {
    switch key {
    case "rate": \.speech.rate
    case "pitch": \.speech.pitch
    case "volume": \.speech.volume
    default: nil
    }
  }

  private var lettersName: String? {
    get { letters?.rawValue }
    set { letters = newValue.flatMap(LetterCase.init) }
  }
}
