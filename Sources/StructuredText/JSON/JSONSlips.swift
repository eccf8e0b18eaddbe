public import TagarelaKit

/// What is wrong with the values of a JSON text that somebody wrote by hand: all of it, each with its place.
public struct JSONSlips {
  /// The text that was read.
  public let source: SourceText
  /// What was found so far, in the order in which it was looked for.
  public private(set) var found: [Failure] = []

  /// - Parameter source: the text that was read.
  public init(source: SourceText) { self.source = source }

  /// - Parameters:
  ///   - key: of the message that says what is wrong.
  ///   - arguments: what goes into its places.
  ///   - range: where, as a ``JSONValue`` knows it; nil for what stands nowhere.
  ///   - candidates: the nearest things that would have been right.
  public mutating func add(
    _ key: String, _ arguments: KeyValuePairs<String, Value> = [:], at range: Range<Int>?, candidates: [String] = []
  ) {
    found.append(Failure(key, arguments, candidates: candidates, place: range.map { source.place($0) }))
  }

  /// What an object has under its keys; of those that it may not have and that it lacks it is told.
  ///
  /// - Parameters:
  ///   - keys: those that it may have.
  ///   - required: those that must be there.
  ///   - notObject: the key of the message for another kind of value, with places for `open` and `close`.
  /// - Returns: nil for another kind of value.
  public mutating func fields(
    of value: JSONValue, keys: [String], required: [String] = [], notObject: String
  ) -> [String: JSONValue]? {
    guard let members = value.members else {
      add(notObject, ["open": "{", "close": "}"], at: value.range)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      add(
        "pack.key_unknown", ["key": .text(member.key)], at: member.keyRange,
        candidates: nearest(to: member.key, among: keys))
    }
    let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for key in required where fields[key] == nil {
      add("pack.key_missing", ["key": .text(key)], at: value.beginning)
    }
    return fields
  }

  /// A short text on one line; nil where there is none, and where it is another kind of value, of which it is told.
  public mutating func text(_ key: String, _ fields: [String: JSONValue]) -> String? {
    guard let value = fields[key] else { return nil }
    guard let text = value.string, Self.isShort(text) else {
      add("pack.not_text_value", ["key": .text(key)], at: value.range)
      return nil
    }
    return text
  }

  /// Whether a text has something to say, on one line of at most 200 bytes.
  public static func isShort(_ text: String) -> Bool {
    !text.allSatisfy(\.isWhitespace) && text.utf8.count <= 200
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension JSONValue {
  /// Its first sign: where something is missing in it.
  public var beginning: Range<Int> { range.lowerBound..<range.lowerBound + 1 }
}
