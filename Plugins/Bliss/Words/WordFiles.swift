import Files
import Foundation
import TagarelaKit

/// The two files of a word list as they are published. What is missing or of another kind in an entry is nil.
enum WordFiles {
  struct Composition: Decodable {
    var number: Int?
    var text: String?

    private enum CodingKeys: String, CodingKey {
      case number = "bciAvId"
      case text = "blissSvgBuilderCode"
    }

    init(from decoder: any Decoder) throws {
      let cells = try? decoder.container(keyedBy: CodingKeys.self)
      number = try? cells?.decode(Int.self, forKey: .number)
      text = try? cells?.decode(String.self, forKey: .text)
    }
  }

  struct Gloss: Decodable {
    var number: Int?
    var text: String?
    var partOfSpeech: String?
    var explanation: String?
    /// The numbers of characters, with slashes and semicolons between them.
    var parts: [Part]?

    private enum CodingKeys: String, CodingKey {
      case explanation
      case number = "bciAvId"
      case text = "gloss"
      case partOfSpeech = "pos"
      case parts = "composition"
    }

    init(from decoder: any Decoder) throws {
      let cells = try? decoder.container(keyedBy: CodingKeys.self)
      number = try? cells?.decode(Int.self, forKey: .number)
      text = try? cells?.decode(String.self, forKey: .text)
      partOfSpeech = try? cells?.decode(String.self, forKey: .partOfSpeech)
      explanation = try? cells?.decode(String.self, forKey: .explanation)
      parts = try? cells?.decode([Part].self, forKey: .parts)
    }

    /// What its parts say, as an expression is written.
    var composition: String? { parts.map { $0.map(\.text).joined() } }
  }

  /// `313` for the character B313, or a mark like `/`.
  struct Part: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let cell = try decoder.singleValueContainer()
      if let number = try? cell.decode(Int.self) { text = "B\(number)" } else { text = try cell.decode(String.self) }
    }
  }

  static func compositions(_ file: BlissWordList.File) throws -> [Composition] {
    try JSONDecoder().decode([Composition].self, from: bytes(file))
  }

  /// A list, or an object with the list as its `data`.
  static func glosses(_ file: BlissWordList.File) throws -> [Gloss] {
    let bytes = try bytes(file)
    if let list = try? JSONDecoder().decode([Gloss].self, from: bytes) { return list }
    return try JSONDecoder().decode(Enveloped.self, from: bytes).data
  }

  private struct Enveloped: Decodable {
    var data: [Gloss]
  }

  private static func bytes(_ file: BlissWordList.File) throws -> Data {
    do {
      return try FileContents.read(file.path, limit: largest << 20)
    } catch {
      if case .tooLarge = error { throw Failure("bliss.words.large", ["limit": .integer(largest)]) }
      throw error
    }
  }

  /// Megabytes; the whole standard has three.
  private static let largest = 64
}
