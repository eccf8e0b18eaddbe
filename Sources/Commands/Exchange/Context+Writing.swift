import Shell
import TagarelaKit

extension Common {
  static let writtenFormat = Parameter.option(
    "as", .name { _, context in context.registry.all(.formats).filter { $0.write != nil }.map(\.id) })
}

extension Context {
  /// Writes what `content` gives into `file`, in the format of the file's ending or of `--as`.
  ///
  /// - Parameter kinds: what it may be, for the endings that are proposed.
  /// - Throws: ``Failure`` `export.unknown_ending`, `export.cannot_carry`, and what the writer and the file say.
  func write(
    _ arguments: Arguments, _ kinds: Set<Parcel.Kind>, _ content: (FileFormat) throws -> Parcel
  ) throws -> Outcome {
    let path = try arguments.required("file")
    let format = try writer(arguments, of: path, for: kinds)
    let parcel = try content(format)
    guard let write = format.write, format.writes.contains(parcel.kind) else {
      let others = registry.all(.formats).filter { $0.writes.contains(parcel.kind) }.flatMap(\.endings)
      throw Failure(
        "export.cannot_carry", ["format": .text(format.id), "kind": .word(parcel.kind.rawValue)],
        hint: parcel.kind == .board && format.writes.contains(.plan)
          ? Phrase("export.cannot_carry.hint", ["format": .text(format.id)]) : nil,
        candidates: others.map { ".\($0)" })
    }
    let sink = CollectingSink()
    try write(parcel, sink, writingAids(for: parcel, reader: optionalPatient(arguments)))
    try arguments.at("file") { try Files.write(sink.bytes, to: path) }
    let lost = Losses(of: parcel, in: format)
    return Outcome(
      .record(Record(["file": .text(path), "format": .text(format.id), "lost": lost.value])),
      said: Phrase("file.written", ["path": .text(path)]), remarks: lost.remarks)
  }

  private func writer(_ arguments: Arguments, of path: String, for kinds: Set<Parcel.Kind>) throws -> FileFormat {
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
        "export.unknown_ending", ["path": .text(path)],
        candidates: writers.filter { !$0.writes.isDisjoint(with: kinds) }.flatMap(\.endings).map { ".\($0)" })
    }
  }
}
