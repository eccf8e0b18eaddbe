public import TagarelaKit

extension Clinic {
  /// Formats that files can be read in.
  public var readableFormats: [FileFormat] { registry.all(.formats).filter { $0.read != nil } }

  /// Formats that files can be written in.
  public var writableFormats: [FileFormat] { registry.all(.formats).filter { $0.write != nil } }

  /// The format that a word means, by its identifier or by its name in any language.
  ///
  /// - Parameter formats: of which it must be one; nil for all.
  /// - Throws: ``Failure`` `format.unknown`.
  public func format(named word: String, among formats: [FileFormat]? = nil) throws -> FileFormat {
    try only(meantBy: word, among: formats ?? registry.all(.formats), unknown: "format.unknown") { format in
      [format.id] + format.names.values
    }
  }

  /// The format of a file's ending.
  ///
  /// - Parameter kinds: what is to be written, for the endings that are proposed.
  /// - Throws: ``Failure`` `export.unknown_ending`, `export.only_read`.
  public func format(writing path: String, for kinds: Set<Parcel.Kind>) throws -> FileFormat {
    if let format = writableFormats.first(where: { $0.endings.contains(path.ending) }) { return format }
    throw unknownEnding(path, writableFormats.filter { !$0.writes.isDisjoint(with: kinds) })
  }

  /// The format of a file's ending that has pages: those are only written.
  ///
  /// - Throws: ``Failure`` `export.unknown_ending`, `export.only_read`.
  public func pageFormat(writing path: String, for kind: Parcel.Kind) throws -> FileFormat {
    let formats = writableFormats.filter { $0.read == nil && $0.writes.contains(kind) }
    if let format = formats.first(where: { $0.endings.contains(path.ending) }) { return format }
    throw unknownEnding(path, formats)
  }

  private func unknownEnding(_ path: String, _ formats: [FileFormat]) -> Failure {
    let candidates = formats.flatMap(\.endings).map { ".\($0)" }
    let isOnlyRead: (FileFormat) -> Bool = { $0.endings.contains(path.ending) && $0.write == nil }
    guard let read = readableFormats.first(where: isOnlyRead) else {
      return Failure("export.unknown_ending", ["path": .text(path)], candidates: candidates)
    }
    return Failure(
      "export.only_read", ["path": .text(path), "format": .text(wording.choose(among: read.names) ?? read.id)],
      candidates: candidates)
  }
}

extension String {
  /// Of a file's name, in small letters and without dot.
  public var ending: String { split(separator: ".").last?.lowercased() ?? "" }
}
