/// Divides what is written into words.
public enum WrittenWords {
  /// The words of a sentence without its signs, as they are written inside one: its first word begins with a small letter.
  public static func of(_ sentence: String) -> [String] {
    var words = sentence.split(whereSeparator: \.isWhitespace).map { word in
      var word = word
      while let last = word.last, !last.isLetter, !last.isNumber, last != "'" { word.removeLast() }
      while let first = word.first, !first.isLetter, !first.isNumber { word.removeFirst() }
      return String(word)
    }.filter { !$0.isEmpty }
    if let first = words.first, !isAlwaysCapital(first) { words[0] = first.prefix(1).lowercased() + first.dropFirst() }
    return words
  }

  /// English "I", and what is all in capitals.
  private static func isAlwaysCapital(_ word: String) -> Bool {
    word == "I" || word.hasPrefix("I'") || (word.count > 1 && word.allSatisfy { !$0.isLowercase })
  }
}
