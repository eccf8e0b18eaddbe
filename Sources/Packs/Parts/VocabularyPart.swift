import Foundation
import StructuredText
public import TagarelaKit

extension PackPart {
  /// Concepts of the clinic's own, and further words for those that there are: `["words.tsv"]`, tables as
  /// ``ConceptTable`` reads them.
  public static var vocabulary: PackPart {
    PackPart(
      id: "vocabulary",
      template: PackTemplate { registry, _ in
        PackTemplate(json: example, files: ["words.tsv": Data(table(registry).utf8)])
      },
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
          let told = table.complaints + table.genderComplaints(in: content.known?.all(.languages) ?? [])
          var complaints = told.map { FileComplaint(file: file, row: $0.row, what: $0) }
            .sorted { ($0.row ?? 0) < ($1.row ?? 0) }
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

  /// Three concepts, each in the words of all languages.
  private static func table(_ registry: Registry) -> String {
    let wordings = registry.all(.languages).map { Wording($0.id, in: registry) }
    let rows = [
      ("juice\tnoun\tdrink\t2", Phrase("pack.template.drink")),
      ("our-garden\tnoun\tplaces\t3", Phrase("pack.template.place")),
      ("hug-action\tverb\tactions\t2", Phrase("pack.template.action")),
    ]
    let head = (["key\tclass\tcategory\tcore"] + wordings.map(\.language.id)).joined(separator: "\t")
    let lines = rows.map { row in ([row.0] + wordings.map { $0.text(row.1) }).joined(separator: "\t") }
    return ([head] + lines).map { $0 + "\n" }.joined()
  }
}

extension Phrase {
  /// The row that it tells of.
  var row: Int? {
    guard case .integer(let row) = arguments.first(where: { $0.name == "row" })?.value else { return nil }
    return row
  }
}
