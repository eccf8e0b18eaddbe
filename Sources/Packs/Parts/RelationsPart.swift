import Foundation
import StructuredText
public import TagarelaKit

extension PackPart {
  /// What concepts are in sentences and what goes with verbs: `{"kinds": "kinds.tsv", "frames": "frames.tsv"}`, tables as
  /// ``NatureTable`` and ``FrameTable`` read them; one of them may be missing.
  public static var relations: PackPart {
    PackPart(
      id: "relations",
      template: PackTemplate(
        json: #"{"kinds": "kinds.tsv", "frames": "frames.tsv"}"#,
        files: ["kinds.tsv": Data(kinds.utf8), "frames.tsv": Data(frames.utf8)]),
      register: { content, registrar in
        let files = try RelationFiles(content)
        for file in files.all where Folder.kind(of: try content.file(file)) == nil {
          throw Failure("pack.file_missing", ["file": .text(file)])
        }
        try registrar.add(
          Vocabulary(
            id: "\(content.pack)-relations",
            fingerprint: { FileFingerprint.of(try files.all.map { try content.file($0) }) }, tables: { [] },
            relations: {
              Relations(
                natures: try files.kinds.map { NatureTable(try text(of: $0, content)).natures } ?? [:],
                frames: try files.frames.map { FrameTable(try text(of: $0, content)).frames } ?? [:])
            }), to: .vocabularies)
      },
      check: { content in
        let files = try RelationFiles(content)
        func look(
          _ file: String?, _ read: (String) throws -> [Phrase]
        ) rethrows -> [FileComplaint] {
          guard let file else { return [] }
          do {
            return try read(file).map { FileComplaint(file: file, row: $0.row, what: $0) }
          } catch let failure as Failure {
            return [FileComplaint(failure, in: file)]
          }
        }
        return try look(files.kinds) { NatureTable(try text(of: $0, content)).complaints }
          + look(files.frames) { FrameTable(try text(of: $0, content)).complaints }
      })
  }

  private static func text(of file: String, _ content: PackContent) throws -> String {
    try SourceText(path: content.file(file), named: file).string
  }

  private static let kinds = """
    # concept\tkinds\tmarks
    park\tplace\t
    juice\tdrink\tmass

    """

  private static let frames = """
    # verb\tsubjects\tcomplements\tmarks
    hug-action\tperson,animal\tobject:person,animal,toy\t

    """
}

/// The files that the value names.
private struct RelationFiles {
  let kinds: String?
  let frames: String?

  var all: [String] { [kinds, frames].compactMap(\.self) }

  /// - Throws: ``Failure`` `pack.files_expected`.
  init(_ content: PackContent) throws {
    let value = try content.value()
    kinds = value.json["kinds"]?.string
    frames = value.json["frames"]?.string
    guard kinds != nil || frames != nil else {
      throw Failure(
        "pack.files_expected", ["example": #"{"kinds": "kinds.tsv", "frames": "frames.tsv"}"#], place: value.place)
    }
  }
}
