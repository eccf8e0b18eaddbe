import Foundation
import StructuredText
import TagarelaKit

/// What `module.json` says of one format of its program: enough to offer it without starting the program.
struct FormatDeclaration {
  let id: String
  let names: [String: String]
  let endings: [String]
  let reads: Set<Parcel.Kind>
  let writes: Set<Parcel.Kind>
  let carries: Set<FileFormat.Carried>
  /// What a file of this format begins with: any of these.
  let beginnings: [Data]

  func format(_ program: ModuleProgram) -> FileFormat {
    let (id, beginnings) = (id, beginnings)
    let read: @Sendable (InputFile, ReadingAids) throws -> Reading = { file, aids in
      try program.reading(
        of: file, as: id, .init(language: aids.language, now: .now, isInterrupted: aids.isInterrupted))
    }
    let write: @Sendable (Parcel, any ByteSink, WritingAids) throws -> Void = { parcel, sink, aids in
      try sink.write(
        program.file(
          of: parcel, as: id,
          .init(language: aids.wording.language.id, now: aids.now, isInterrupted: aids.isInterrupted)))
    }
    return FileFormat(
      id: id, names: names, endings: endings, reads: reads, writes: writes, carries: carries,
      recognises: { file in beginnings.contains { file.starts(with: $0) } }, read: reads.isEmpty ? nil : read,
      write: writes.isEmpty ? nil : write)
  }
}
