/// A place of a message that takes a value.
public struct MessagePlace: Sendable {
  public let name: Substring
  /// How many forms it has for a number; 0 for one that takes the value alone.
  public let forms: Int

  /// The places of a message, in order.
  public static func all(in text: String) -> [MessagePlace] {
    pieces(of: text).compactMap { piece in
      guard piece.isPlace else { return nil }
      let parts = piece.text.split(separator: "?", maxSplits: 1)
      let forms = parts.count == 2 ? parts[1].split(separator: "|", omittingEmptySubsequences: false).count : 0
      return MessagePlace(name: parts.first ?? "", forms: forms)
    }
  }

  /// The text without its places.
  static func removed(from text: String) -> String {
    pieces(of: text).filter { !$0.isPlace }.map { String($0.text) }.joined()
  }

  /// `${NAME}` is a script's variable and no place.
  private static func pieces(of text: String) -> [(text: Substring, isPlace: Bool)] {
    var pieces: [(text: Substring, isPlace: Bool)] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let isVariable = rest[..<open].last == "$"
      pieces.append((rest[..<open], false))
      pieces.append((rest[rest.index(after: open)..<close], !isVariable))
      rest = rest[rest.index(after: close)...]
    }
    return pieces + [(rest, false)]
  }
}
