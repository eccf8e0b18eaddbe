import Foundation
import StructuredText
import TagarelaKit

extension PackPart {
  /// Layouts of a clinic's own, each in a file: `["layouts/meal.json"]`, as ``LayoutReader`` reads them.
  ///
  /// Unlike tables they are read at every start: a board is laid out by what they say.
  static let layouts = PackPart(
    id: "layouts", template: .layouts, recognise: { LayoutsDraft(folder: $0)?.template },
    register: { content, registrar in
      for file in try fileNames(content) {
        let (layout, complaints) = LayoutReader.read(try content.file(file), named: file)
        guard let layout else { throw complaints.first ?? Failure("pack.file_missing", ["file": .text(file)]) }
        try registrar.add(layout.layout, to: .layouts)
      }
    },
    check: { content in
      try fileNames(content).flatMap { file in
        LayoutReader.read(try content.file(file), named: file).complaints.map { FileComplaint($0, in: file) }
      }
    })

  /// The files that the value names: one, or several in a list.
  private static func fileNames(_ content: PackContent) throws -> [String] {
    let source = try SourceText(bytes: Array(content.json), named: "module.json")
    let value = try JSONReader.value(of: source)
    let values = value.list ?? [value]
    let names = values.compactMap(\.string).filter { !$0.isEmpty }
    guard names.count == values.count, !names.isEmpty else {
      throw Failure("pack.files_expected", ["example": #"["layouts/meal.json"]"#], place: source.place(value.range))
    }
    return names
  }
}
