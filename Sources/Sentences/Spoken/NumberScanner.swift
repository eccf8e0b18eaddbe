/// Finds in a text what is written in digits. How a number is written is the language's; how it is said comes from the
/// language when one is found.
public struct NumberScanner: Sendable {
  let decimal: UInt8
  let group: UInt8
  let isMonthFirst: Bool
  let ordinalMarks: [[UInt8]]
  let unitsBefore: [[UInt8]]
  let unitsAfter: [[UInt8]]

  /// - Parameters:
  ///   - decimal: `,` or `.`; where it is a comma, a point that can't part thousands is taken for one too.
  ///   - group: what parts thousands, beside spaces.
  ///   - isMonthFirst: whether `5/11/2012` is a day in May.
  ///   - ordinalMarks: what makes an ordinal when it follows a number directly: `º`, `th`.
  ///   - unitsBefore: what may stand before a number, with a space or without: `R$`.
  ///   - unitsAfter: what may stand behind a number, with a space or without: `kg`, `%`.
  public init(
    decimal: Character, group: Character, isMonthFirst: Bool = false, ordinalMarks: [String], unitsBefore: [String],
    unitsAfter: [String]
  ) {
    self.decimal = decimal.asciiValue ?? 0
    self.group = group.asciiValue ?? 0
    self.isMonthFirst = isMonthFirst
    self.ordinalMarks = Self.longestFirst(ordinalMarks)
    self.unitsBefore = Self.longestFirst(unitsBefore)
    self.unitsAfter = Self.longestFirst(unitsAfter)
  }

  /// The text with everything that was found said by `say`, which appends its words to ``Verbalisation/said``.
  ///
  /// A text without digits comes back as it is. A space is put between a letter and a number's words.
  public func spoken(_ text: String, say: (Written, inout Verbalisation) -> Void) -> String {
    guard text.utf8.contains(where: Self.isDigit) else { return text }
    let source = Array(text.utf8)
    var speech = Verbalisation()
    speech.said.reserveCapacity(source.count * 3)
    var done = 0
    while let digit = source[done...].firstIndex(where: Self.isDigit) {
      var place = NumberPlace(in: source, at: digit, from: done, scanner: self)
      let written = place.read()
      speech.said += String(decoding: source[done..<place.start], as: UTF8.self)
      if speech.said.last?.isLetter == true { speech.said += " " }
      let start = text.utf8.index(text.startIndex, offsetBy: place.start)
      let end = text.utf8.index(text.startIndex, offsetBy: place.end)
      speech.written = text[start..<end]
      speech.rest = text[end...]
      say(written, &speech)
      if speech.rest.first?.isLetter == true, speech.said.last?.isLetter == true { speech.said += " " }
      done = source.count - speech.rest.utf8.count
    }
    return speech.said + String(decoding: source[done...], as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func longestFirst(_ marks: [String]) -> [[UInt8]] {
    marks.map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }
}
