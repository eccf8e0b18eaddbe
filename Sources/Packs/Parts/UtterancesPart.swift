import Foundation
import StructuredText
public import TagarelaKit

extension PackPart {
  /// What people might point at, for the prediction of words: `["utterances.txt"]`, texts as ``UtteranceTable`` reads them.
  public static var utterances: PackPart {
    PackPart(
      id: "utterances",
      template: PackTemplate(json: #"["utterances.txt"]"#, files: ["utterances.txt": Data(template.utf8)]),
      register: { content, registrar in
        let files = try content.presentFiles(example: example)
        try registrar.add(
          Vocabulary(
            id: "\(content.pack)-utterances",
            fingerprint: { FileFingerprint.of(try files.map { try content.file($0) }) }, tables: { [] },
            utterances: { try files.flatMap { UtteranceTable(try text(of: $0, content)).utterances } }),
          to: .vocabularies)
      },
      check: { content in
        let concepts = try content.whole?.all(.vocabularies).flatMap { try $0.tables() }.flatMap(\.concepts)
        let known = concepts.map { Set($0.map(\.key)) }
        return try content.fileNames(example: example).flatMap { file -> [FileComplaint] in
          do {
            let table = UtteranceTable(try text(of: file, content)) { known?.contains($0) ?? true }
            guard table.utterances.isEmpty, table.complaints.isEmpty else {
              return table.complaints.map { FileComplaint(file: file, row: $0.row, what: $0) }
            }
            return [FileComplaint(file: file, what: Phrase("pack.no_utterances"))]
          } catch let failure as Failure {
            return [FileComplaint(failure, in: file)]
          }
        }
      })
  }

  private static let example = #"["utterances.txt"]"#

  private static func text(of file: String, _ content: PackContent) throws -> String {
    try SourceText(path: content.file(file), named: file).string
  }

  private static let template = """
    # What somebody points at, a line each: keys of concepts with blanks between.
    # Then  ?  for a question,  !  for an order,  <  for the past,  >  for the future,  ~  for what goes on just now,
    # and  *3  for what is said three times as often.
    i want juice *3
    i go park >
    where mother ?

    """
}
