import JSONText
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

extension FileComplaint {
  /// - Parameter file: where it is when the failure doesn't say.
  init(_ failure: Failure, in file: String) {
    let place = failure.place
    self.init(
      file: place?.file ?? file, row: place?.line, column: place?.column, what: failure.what,
      candidates: failure.candidates)
  }
}
