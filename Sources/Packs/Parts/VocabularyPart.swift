import Foundation
import JSONText
public import TagarelaKit

extension PackPart {
  /// Concepts of the clinic's own, and further words for those that there are: `["words.tsv"]`, tables as
  /// ``ConceptTable`` reads them.
  public static var vocabulary: PackPart {
    PackPart(
      id: "vocabulary",
      template: PackTemplate(json: #"["words.tsv"]"#, files: ["words.tsv": Data(template.utf8)]),
      register: { content, registrar in
        let files = try content.presentFiles(example: example)
        try registrar.add(
          Vocabulary(
            id: content.pack, fingerprint: { FileFingerprint.of(try files.map { try content.file($0) }) }
          ) {
            // Another process may have taken the pack away: then it brings no words any more.
            guard FileManager.default.fileExists(atPath: content.folder) else { return [] }
            return try files.map { ConceptTable(try SourceText(path: content.file($0), named: $0).string) }
          }, to: .vocabularies)
      },
      check: { content in
        var firsts: [String: String] = [:]
        return try content.fileNames(example: example).flatMap { file -> [FileComplaint] in
          let table: ConceptTable
          do {
            table = ConceptTable(try SourceText(path: content.file(file), named: file).string)
          } catch let failure as Failure {
            return [FileComplaint(failure, in: file)]
          }
          var complaints = table.complaints.map { FileComplaint(file: file, row: $0.row, what: $0) }
          if table.concepts.isEmpty, complaints.isEmpty {
            complaints.append(FileComplaint(file: file, what: Phrase("pack.no_concepts")))
          }
          for concept in table.concepts {
            if let first = firsts.updateValue(file, forKey: concept.key), first != file {
              let what = Phrase("pack.concept_twice", ["key": .text(concept.key), "file": .text(first)])
              complaints.append(FileComplaint(file: file, what: what))
            }
          }
          return complaints
        }
      })
  }

  private static let example = #"["words.tsv"]"#

  private static let template = """
    key\tclass\tcategory\tcore\tpt\tes\tca\ten
    juice\tnoun\tdrink\t2\tsuco (m)|suquinho\tzumo (m)|es-MX:jugo\tsuc (m)\tjuice (u)
    our-garden\tnoun\tplaces\t3\tnosso jardim (m)\tnuestro jardín (m)\tel nostre jardí (m)\tour garden
    hug-action\tverb\tactions\t2\tabraçar\tabrazar\tabraçar\thug

    """
}

extension Phrase {
  /// The row that it tells of.
  var row: Int? {
    guard case .integer(let row) = arguments.first(where: { $0.name == "row" })?.value else { return nil }
    return row
  }
}
