import Files
import Foundation
public import TagarelaKit

extension Module {
  /// Some 2,600 concepts with their words in Portuguese, Spanish, Catalan and English, in the tables beside this file,
  /// and the names of their categories.
  public static var coreVocabulary: Module {
    Module(id: "vocabulary", version: "1.0") { registrar in
      try registrar.add(
        Vocabulary(
          id: "core", fingerprint: { FileFingerprint.of(try conceptFiles() + [kinds(), frames()] + utteranceFiles()) },
          tables: { try conceptFiles().map { ConceptTable(try contents(of: $0)) } },
          relations: {
            Relations(
              natures: NatureTable(try contents(of: kinds())).natures,
              frames: FrameTable(try contents(of: frames())).frames)
          },
          utterances: {
            try utteranceFiles().flatMap { UtteranceTable(try contents(of: $0)).utterances }
          },
          places: { PlaceTable(try contents(of: file("places.tsv"))).places }), to: .vocabularies)
      for (language, messages) in categoryNames {
        try registrar.add(Translation(module: "vocabulary", language: language, messages: messages), to: .translations)
      }
    }
  }

  private static func contents(of path: String) throws -> String {
    do {
      return String(decoding: try FileContents.read(path, limit: .max), as: UTF8.self)
    } catch {
      throw Failure(reading: path, error)
    }
  }

  private static func conceptFiles() throws -> [String] { try ["people.tsv", "actions.tsv", "things.tsv"].map(file) }

  private static func kinds() throws -> String { try file("kinds.tsv") }

  private static func frames() throws -> String { try file("frames.tsv") }

  private static func utteranceFiles() throws -> [String] {
    try ["core", "routines", "care", "leisure", "talk", "home", "school", "health", "out"].map {
      try file("Utterances/\($0).txt")
    }
  }

  private static func file(_ name: String) throws -> String {
    "\(try InstalledFiles.folder(of: "CoreVocabulary"))/Tables/\(name)"
  }
}
