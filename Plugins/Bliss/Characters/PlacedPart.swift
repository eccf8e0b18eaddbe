/// A shape or a character at a place, as the table of characters and expressions write it: `heart8@4,8`, `B313`.
struct PlacedPart: Sendable, Equatable {
  var name: Substring
  var place: BlissPoint?

  init(name: Substring, place: BlissPoint? = nil) {
    self.name = name
    self.place = place
  }

  /// Nil when what follows the `@` isn't two numbers.
  init?(_ text: Substring) {
    guard let at = text.firstIndex(of: "@") else {
      self.init(name: text)
      return
    }
    let numbers = text[text.index(after: at)...].split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 2, let x = Double(numbers[0]), let y = Double(numbers[1]) else { return nil }
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return nil }
    self.init(name: text[..<at], place: BlissPoint(x, y))
  }

  /// Units; whatever is farther away is a slip.
  private static let farthest = 64.0

  /// The number of `B313`; nil for anything else.
  var number: Int? {
    guard name.first == "B", name.count > 1, name.dropFirst().allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(name.dropFirst())
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
