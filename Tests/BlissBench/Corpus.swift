import Foundation

/// The real data beside the project, which is measured against and never part of it.
struct Corpus {
  let folder: URL

  /// The reference drawing of a character.
  func drawing(_ number: Int) -> String? {
    try? String(contentsOf: folder.appending(path: "characters/B\(number).svg"), encoding: .utf8)
  }

  var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "characters").path)) ?? []
    return names.compactMap { Int($0.dropFirst().dropLast(4)) }.sorted()
  }

  private struct Composition: Decodable {
    var blissSvgBuilderCode: String
  }

  func compositions() throws -> [String] {
    let data = try Data(contentsOf: folder.appending(path: "compositions.json"))
    return try JSONDecoder().decode([Composition].self, from: data).map(\.blissSvgBuilderCode)
  }

  /// The keys of all concepts in the project's tables.
  func vocabulary() throws -> Set<String> {
    let tables = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Plugins/CoreVocabulary/Tables")
    let files = try FileManager.default.contentsOfDirectory(at: tables, includingPropertiesForKeys: nil)
    return Set(
      try files.filter { $0.pathExtension == "tsv" }.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
          .compactMap { $0.split(separator: "\t").first.map(String.init) }
      })
  }
}
