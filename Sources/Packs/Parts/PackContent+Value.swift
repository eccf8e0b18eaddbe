import StructuredText
import TagarelaKit

extension PackContent {
  /// What the pack says, with the place where it says so in `module.json`.
  ///
  /// - Throws: ``Failure`` `json.…`, which whoever has read the whole file has seen already.
  func value() throws -> (json: JSONValue, source: SourceText, place: Place) {
    let source = try SourceText(bytes: Array(json), named: Manifest.fileName)
    let value = try JSONReader.value(of: source)
    return (value, source, source.place(value.range))
  }
}

extension PackContent {
  /// The files that the value names: one, or several in a list.
  ///
  /// - Parameter example: of such a value, for whoever wrote none.
  /// - Throws: ``Failure`` `pack.files_expected`.
  func fileNames(example: String) throws -> [String] {
    let value = try value()
    let values = value.json.list ?? [value.json]
    let names = values.compactMap(\.string).filter { !$0.isEmpty }
    guard names.count == values.count, !names.isEmpty else {
      throw Failure("pack.files_expected", ["example": .text(example)], place: value.place)
    }
    return names
  }

  /// The same, when all are there: they are read when they are first needed, but that they are there is seen at once.
  ///
  /// - Throws: ``Failure`` `pack.file_missing`.
  func presentFiles(example: String) throws -> [String] {
    let names = try fileNames(example: example)
    for name in names where Folder.kind(of: try file(name)) == nil {
      throw Failure("pack.file_missing", ["file": .text(name)])
    }
    return names
  }
}
