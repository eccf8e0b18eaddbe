import Clinic
import Desk
import Sealing
import Shell
import TagarelaKit
import Workspace

extension Common {
  static let writtenFormat = Argument.option("as", .noted(Names.formats { $0.write != nil }))
}

extension Names {
  /// Formats by their identifiers, each with its name.
  static func formats(_ isMeant: @escaping @Sendable (FileFormat) -> Bool) -> Parameter.Candidates {
    { text, context in
      context.registry.all(.formats).filter { isMeant($0) && $0.id.folded.hasPrefix(text.folded) }
        .map { Parameter.Candidate($0.id, note: $0.name(in: context.wording)) }
    }
  }
}

extension Context {
  /// Writes what `content` gives into `file`, in the format of the file's ending or of `--as`.
  ///
  /// - Parameter kinds: what it may be, for the endings that are proposed.
  /// - Throws: ``Failure`` `export.unknown_ending`, `export.only_read`, `export.cannot_carry`, and what the writer and the file say.
  func write(
    _ arguments: Arguments, _ kinds: Set<Parcel.Kind>, _ content: (FileFormat) throws -> Parcel
  ) throws -> Outcome {
    let named = try arguments[Common.file]
    let isNamedSealed = named.ending == Sealer.ending
    let plain = isNamedSealed ? String(named.dropLast(Sealer.ending.count + 1)) : named
    let format = try writer(arguments, of: plain, for: kinds)
    if !format.isCompanion, let asked = CompanionParameter.all.first(where: { arguments.has($0) }) {
      try arguments.at(asked) { throw Failure("export.not_companion", ["format": .text(format.id)]) }
    }
    if isNamedSealed, !arguments.has(SealParameter.seal) {
      try arguments.at(Common.file) { throw Failure("seal.for_whom", hint: Phrase("seal.for_whom.hint")) }
    }
    var seal = try seal(arguments)
    var remarks: [Phrase] = []
    var path = seal == nil ? named : "\(plain).\(Sealer.ending)"
    if !isNamedSealed, format.writeSealed != nil, let selfOpening = seal?.selfOpening {
      (seal, path) = (selfOpening, named)
      if selfOpening.isForKeys { remarks.append(Phrase("seal.passphrase_alone", ["path": .text(path)])) }
    }
    let request = try companionRequest(arguments)
    let parcel = try content(format)
    let replaces = try arguments.at(Common.file) { try mayReplace([path], arguments) }
    let sink = try arguments.at(Common.file) { try FileSink(path, replacing: replaces) }
    let lost = try clinic.write(
      parcel, as: format, to: sink, ending: plain.ending, reader: optionalPatient(arguments), request, seal)
    try noting(parcel, as: format.id, to: path) { try arguments.at(Common.file) { try sink.finish() } }
    return Outcome(
      .record(Record(["file": .text(path), "format": .text(format.id), "lost": lost.value])),
      said: Phrase("file.written", ["path": .text(path)]), remarks: remarks + lost.remarks)
  }

  /// Does what lets a file of a parcel be there, and notes it where it is about somebody.
  private func noting(_ parcel: Parcel, as format: String, to path: String, _ write: () throws -> Void) throws {
    guard let patient = parcel.patient?.uid else { return try write() }
    try workspace.together {
      try clinic.note(.exported, parcel.kind.rawValue, way: format, about: patient, to: path)
      try write()
    }
  }

  /// The format of `--as`, else of a file's ending.
  ///
  /// - Throws: ``Failure`` `format.unknown`, `export.unknown_ending`, `export.only_read`.
  func writer(_ arguments: Arguments, of path: String, for kinds: Set<Parcel.Kind>) throws -> FileFormat {
    let named = try arguments.read(Common.writtenFormat) {
      try clinic.format(named: $0, among: clinic.writableFormats)
    }
    return try named ?? arguments.at(Common.file) { try clinic.format(writing: path, for: kinds) }
  }
}
