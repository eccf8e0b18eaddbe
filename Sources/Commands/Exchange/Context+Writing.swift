import Shell
import TagarelaKit

extension Common {
  static let writtenFormat = Parameter.option(
    "as", .name { _, context in context.registry.all(.formats).filter { $0.write != nil }.map(\.id) })
}

extension Context {
  /// Writes what `content` gives into `file`, in the format of the file's ending or of `--as`.
  ///
  /// - Throws: ``Failure`` `export.unknown_ending`, `export.cannot_carry`, and what the writer and the file say.
  func write(_ arguments: Arguments, _ content: (FileFormat) throws -> Parcel) throws -> Outcome {
    let path = try arguments.required("file")
    let format = try writer(arguments, of: path)
    let parcel = try content(format)
    guard let write = format.write, format.writes.contains(parcel.kind) else {
      let others = registry.all(.formats).filter { $0.writes.contains(parcel.kind) }.flatMap(\.endings)
      throw Failure(
        "export.cannot_carry", ["format": .text(format.id), "kind": .word(parcel.kind.rawValue)],
        candidates: others.map { ".\($0)" })
    }
    let data = try write(parcel, writingAids)
    try arguments.at("file") { try Files.write(data, to: path) }
    let lost = Losses(of: parcel, in: format)
    return Outcome(
      .record(Record(["file": .text(path), "format": .text(format.id), "lost": lost.value])),
      said: Phrase("file.written", ["path": .text(path)]), remarks: lost.remarks)
  }

  private func writer(_ arguments: Arguments, of path: String) throws -> FileFormat {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    let writers = registry.all(.formats).filter { $0.write != nil }
    if let id = arguments.text("as") {
      if let format = writers.first(where: { $0.id == id.folded }) { return format }
      return try arguments.at("as") {
        throw Failure("format.unknown", ["name": .text(id)], candidates: nearest(to: id, among: writers.map(\.id)))
      }
    }
    if let format = writers.first(where: { $0.endings.contains(ending) }) { return format }
    return try arguments.at("file") {
      throw Failure(
        "export.unknown_ending", ["path": .text(path)], candidates: writers.flatMap(\.endings).map { ".\($0)" })
    }
  }
}
