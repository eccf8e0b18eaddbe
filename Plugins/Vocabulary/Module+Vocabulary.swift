import Foundation
public import TagarelaKit

extension Module {
  /// Some 2,400 concepts with their words in Portuguese, Spanish, Catalan and English, in the tables beside this file.
  public static var vocabulary: Module {
    Module(id: "vocabulary", version: "1.0") { registrar in
      try registrar.add(
        Vocabulary(id: "core") {
          let folder = try InstalledFiles.folder(of: "Vocabulary") + "/Tables"
          return try ["people", "actions", "things"].map { name in
            ConceptTable(try String(contentsOfFile: "\(folder)/\(name).tsv", encoding: .utf8))
          }
        }, to: .vocabularies)
    }
  }
}
