import FoundationEssentials
import HelperProtocols

/// A text as espeak reads it, and where its characters stand.
struct Text {
  /// UTF-8, ended by 0.
  let bytes: [CChar]
  /// The UTF-8 offset of each character (code point), and of the end.
  private let offsets: [Int]

  /// Control characters, which espeak takes for commands, become blanks.
  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var offsets: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
      scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    self.offsets = offsets + [offset]
    bytes = String(scalars).utf8CString.map { $0 }
  }

  /// Words with their places as UTF-8 offsets.
  func words(_ words: [Take.Word]) -> [SpeechAnswer.Word] {
    words.compactMap { word in
      guard offsets.indices.contains(word.position), word.length > 0 else { return nil }
      let start = offsets[word.position]
      let end = offsets[min(word.position + word.length, offsets.count - 1)]
      return SpeechAnswer.Word(start: start, length: end - start, at: Double(word.at) / 1000)
    }
  }
}
