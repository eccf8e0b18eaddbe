import TagarelaKit

extension BoardComplaints {
  mutating func add(_ key: String, _ arguments: KeyValuePairs<String, Value>) { add(Phrase(key, arguments)) }

  var phrases: [Phrase] { phrases { Phrase("obf.more_complaints", ["count": .integer($0)]) } }

  /// A version of the format that is read like the one that we know.
  ///
  /// - Parameter file: as messages name it.
  mutating func addVersion(_ format: String, of file: String) {
    guard format != PackageWriter.format else { return }
    add(
      "obf.version",
      ["file": .text(file), "format": .text(String(format.prefix(60))), "known": .text(PackageWriter.format)])
  }
}
