import Files
import Foundation
public import TagarelaKit

extension Module {
  /// Some 2,600 concepts with their words in Portuguese, Spanish, Catalan and English, in the tables beside this file,
  /// and the names of their categories.
  public static var vocabulary: Module {
    Module(id: "vocabulary", version: "1.0") { registrar in
      try registrar.add(
        Vocabulary(
          id: "core", fingerprint: { FileFingerprint.of(try tableFiles()) },
          tables: { try tableFiles().map { ConceptTable(try contents(of: $0)) } },
          relations: {
            Relations(
              natures: NatureTable(try text("kinds")).natures, frames: FrameTable(try text("frames")).frames)
          },
          utterances: {
            try ["home", "school", "health", "out"].flatMap { name in
              UtteranceTable(try text("Utterances/\(name)", ending: "txt")).utterances
            }
          }), to: .vocabularies)
      for (language, messages) in categoryNames {
        try registrar.add(Translation(module: "vocabulary", language: language, messages: messages), to: .translations)
      }
    }
  }

  private static func text(_ table: String, ending: String = "tsv") throws -> String {
    try contents(of: "\(InstalledFiles.folder(of: "Vocabulary"))/Tables/\(table).\(ending)")
  }

  private static func contents(of path: String) throws -> String {
    do {
      return String(decoding: try FileContents.read(path, limit: .max), as: UTF8.self)
    } catch {
      throw Failure(reading: path, error)
    }
  }

  private static func tableFiles() throws -> [String] {
    let folder = try InstalledFiles.folder(of: "Vocabulary") + "/Tables"
    return ["people", "actions", "things"].map { "\(folder)/\($0).tsv" }
  }
}
