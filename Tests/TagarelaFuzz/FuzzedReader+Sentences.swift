import Catalan
import CoreVocabulary
import English
import Foundation
import Portuguese
import Spanish
import TagarelaKit

extension FuzzedReader {
  /// Sentences of each language: a word a line, the first line says what is asked of them.
  static let sentences: [String: @Sendable (Data) -> Void] = {
    var readers: [String: @Sendable (Data) -> Void] = [:]
    for language in ["pt", "es", "ca", "en"] {
      readers["sentence-\(language)"] = { bytes in makers[language]?(bytes) }
    }
    return readers
  }()

  private static let makers: [String: @Sendable (Data) -> Void] = {
    let registry = Registry([.portuguese, .spanish, .catalan, .english, .coreVocabulary])
    guard let lexicon = try? Lexicon(registry.all(.vocabularies)) else { preconditionFailure("no vocabulary") }
    return registry.all(.grammars).reduce(into: [:]) { makers, grammar in
      guard let sentence = try? grammar.prepare(lexicon) else { preconditionFailure("no grammar") }
      makers[grammar.id] = { bytes in
        let result = sentence(request(bytes))
        precondition(!result.text.contains { $0.isNewline }, "a sentence of several lines")
      }
    }
  }()

  private static func request(_ bytes: Data) -> SentenceRequest {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let how = lines.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    // As many as fit on the largest board, and as long as a name may be.
    let words = lines.dropFirst().prefix(64).map { String(decoding: $0.prefix(200), as: UTF8.self) }
    var request = SentenceRequest(words.filter { !$0.isEmpty && !$0.contains { $0.isNewline } })
    request.isNegative = how.contains("n")
    request.isQuestion = how.contains("q")
    request.isImperative = how.contains("i")
    request.isPolite = how.contains("l")
    request.isProgressive = how.contains("g")
    request.tense = how.contains("p") ? .past : how.contains("f") ? .future : nil
    return request
  }
}
