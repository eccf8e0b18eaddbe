import Foundation
public import TagarelaKit

/// Words of Blissymbolics that a pack brings, in the form in which the standard's are published: a JSON file with the
/// composition of each BCI-AV number, and one with its glosses in English. They are read when they are first needed.
public struct BlissWordList: Identified {
  /// The pack's identifier.
  public let id: String
  let compositions: File
  let glosses: File

  /// A file as the pack names it, and where it is.
  struct File: Sendable {
    var name: String
    var path: String
  }

  init(_ content: PackContent) throws {
    guard let names = try? JSONDecoder().decode(Names.self, from: content.json) else {
      throw Failure("bliss.words.files")
    }
    id = content.pack
    compositions = File(name: names.compositions, path: try content.file(names.compositions))
    glosses = File(name: names.glosses, path: try content.file(names.glosses))
  }

  private struct Names: Decodable {
    var compositions: String
    var glosses: String
  }
}

extension ExtensionPoint<BlissWordList> {
  public static var blissWords: Self { Self("blissWords") }
}
