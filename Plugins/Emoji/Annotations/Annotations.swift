import Files
import Foundation
import TagarelaKit

/// What CLDR calls each emoji, in all the languages.
struct Annotations {
  /// Each emoji with its words by language, in the order of the files.
  private(set) var emoji: [(code: EmojiCode, words: [String: [String]])] = []
  /// Files that are missing, unreadable or cut short.
  private(set) var complaints: [FileComplaint] = []
  private var places: [EmojiCode: Int] = [:]

  /// Bytes; the files have half a million.
  private static let largest = 16 << 20

  init(_ files: EmojiFiles, progress: (_ done: Int, _ total: Int) -> Void) {
    let paths = EmojiFiles.paths
    for (index, file) in paths.enumerated() {
      progress(index, paths.count)
      guard let bytes = try? FileContents.read("\(files.names)/\(file.path)", limit: Self.largest) else {
        complaints.append(FileComplaint(file: file.path, what: Phrase("emoji.file_unreadable")))
        continue
      }
      let read = AnnotationFile([UInt8](bytes))
      for annotation in read.annotations { add(annotation, file.language) }
      if !read.isWhole { complaints.append(FileComplaint(file: file.path, what: Phrase("emoji.file_cut"))) }
    }
    progress(paths.count, paths.count)
  }

  private mutating func add(_ annotation: AnnotationFile.Annotation, _ language: String) {
    guard let code = EmojiCode(annotation.characters.unicodeScalars), !code.isPlainText else { return }
    let parts = annotation.isName ? [annotation.text[...]] : annotation.text.split(separator: "|")
    let words = parts.map(Self.oneLine).filter { !$0.isEmpty && $0 != Self.inherited }
    guard !words.isEmpty else { return }
    let place = places[code] ?? emoji.count
    if place == emoji.count {
      places[code] = place
      emoji.append((code, [:]))
    }
    var known = emoji[place].words[language, default: []]
    if annotation.isName {
      known.removeAll { words.contains($0) }
      known.insert(contentsOf: words, at: 0)
    } else {
      known += words.filter { !known.contains($0) }
    }
    emoji[place].words[language] = known
  }

  /// Blanks at the ends are dropped, those between are one each; so are control characters.
  private static func oneLine(_ text: Substring) -> String {
    text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }.joined(separator: " ")
  }

  /// What CLDR writes for a text that is that of the wider language.
  private static let inherited = "↑↑↑"
}
