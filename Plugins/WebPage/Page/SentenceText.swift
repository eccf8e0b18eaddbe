import TagarelaKit

/// Sentences as the page looks them up: a line each, `!? 3 7 12`, a tab and the sentence, where the numbers are the words that
/// were pointed at, `!` stands before what is said not to be so, and `?` before what is asked; all of it deflated without a
/// frame (RFC 1951), as base64.
enum SentenceText {
  /// - Throws: ``Failure`` `page.too_much` where there is no memory for it.
  static func packed(_ sentences: [ReadySentence]) throws -> String {
    let lines = sentences.map { sentence in
      let marks = (sentence.isNegative ? "!" : "") + (sentence.isQuestion ? "?" : "")
      let words = sentence.words.map(String.init).joined(separator: " ")
      return "\(marks.isEmpty ? "" : marks + " ")\(words)\t\(sentence.text.replacing("\n", with: " "))\n"
    }
    return try Deflated.base64(of: lines.joined().utf8)
  }
}
