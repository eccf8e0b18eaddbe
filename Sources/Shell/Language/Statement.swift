import StructuredText
import TagarelaKit

/// One of the commands of a line, which `;` parts, and the program behind `|` that is given what it prints.
///
/// `;` parts where it stands alone, and at the end of a word unless that word is part of a text that may have any sign in it. `|`
/// stands alone, and all that follows it is the program's. Neither is one in quotes or behind a backslash.
struct Statement: Equatable {
  /// As it was typed, without blanks around it.
  var text: String
  /// Where it begins in the line, in UTF-8 offsets.
  let start: Int
  /// A line for the operating system's shell.
  var program: String?

  /// - Parameter isText: whether what follows these words is a text.
  /// - Throws: ``Failure`` `line.pipe_without_command`, `line.pipe_without_program`, and those of ``Lexer``.
  static func all(
    of line: String, variables: [String: String]? = nil, isText: ([Word]) -> Bool
  ) throws -> [Statement] {
    let bytes = Array(line.utf8)
    guard bytes.contains(where: { $0 == separator || $0 == pipe }) else { return [Statement(text: line, start: 0)] }
    var lexer = Lexer(line, variables: variables)
    var statements: [Statement] = []
    var words: [Word] = []
    func end(at end: Int, program: String? = nil) {
      if let first = words.first {
        let start = first.range.lowerBound
        statements.append(
          Statement(
            text: String(decoding: bytes[start..<end], as: UTF8.self).trimmingBlanks, start: start, program: program))
      }
      words = []
    }
    while let word = try lexer.next() {
      let typed = bytes[word.range]
      if typed == [pipe] {
        let place = Place(text: line, range: word.range)
        guard !words.isEmpty else { throw Failure("line.pipe_without_command", place: place) }
        let program = String(decoding: bytes[word.range.upperBound...], as: UTF8.self).trimmingBlanks
        guard !program.isEmpty else {
          throw Failure("line.pipe_without_program", hint: Phrase("line.pipe_without_program.hint"), place: place)
        }
        end(at: word.range.lowerBound, program: program)
        return statements
      }
      guard separates(typed, after: words, isText) else {
        words.append(word)
        continue
      }
      if typed.count > 1 { words.append(word) }
      end(at: word.range.upperBound - 1)
    }
    end(at: bytes.count)
    return statements
  }

  /// Whether a word, as it was typed, ends a statement.
  static func separates(_ typed: ArraySlice<UInt8>, after words: [Word], _ isText: ([Word]) -> Bool) -> Bool {
    typed.last == separator
      && (typed.count == 1 || (typed.dropLast().last != UInt8(ascii: "\\") && !isText(words)))
  }

  /// Runs `body`; what fails in this statement gets its place in the whole line.
  func at<Result>(_ line: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure {
      if let place = failure.place, place.text == text, place.file == nil {
        failure.place = Place(text: line, range: place.range.lowerBound + start..<place.range.upperBound + start)
      }
      throw failure
    }
  }

  private static let separator = UInt8(ascii: ";")
  private static let pipe = UInt8(ascii: "|")
}
