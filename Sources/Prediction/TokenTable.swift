/// Numbers for words, or for whatever else is predicted.
public struct TokenTable: Sendable {
  /// Begins every utterance.
  static let beginning: Token = 0
  /// Stands for what was never seen.
  static let unknown: Token = -1
  /// Stands for whatever came there; there are fewer tokens than that.
  static let any: Token = 1 << 20

  private(set) var texts: [String] = [""]
  private var tokens: [String: Token] = [:]

  var count: Int { texts.count }

  func token(_ text: String) -> Token? { tokens[text] }

  mutating func add(_ text: String) -> Token {
    if let known = tokens[text] { return known }
    let token = Token(texts.count)
    tokens[text] = token
    texts.append(text)
    return token
  }
}

typealias Token = Int32
