public import Foundation
public import TagarelaKit

/// Makes files of other programs in a folder of its own and reads them, with the archiver that it is given.
open class FormatBench {
  /// What readers are given.
  public let aids: ReadingAids
  /// A place for files; it goes with this.
  public let folder: String
  private let reader: ((InputFile, ReadingAids) throws -> Reading)?
  private let name: String

  /// - Parameters:
  ///   - name: of the files that it makes, with their ending.
  ///   - language: of who receives them.
  public init(_ format: FileFormat, named name: String, archiver: any Archiver, language: String = "en") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(format.id)-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    aids = ReadingAids(archiver: archiver, language: language)
    reader = format.read
    self.name = name
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A file of these bytes.
  public func file(_ bytes: Data, named name: String? = nil) throws -> InputFile {
    let path = "\(folder)/\(name ?? self.name)"
    try bytes.write(to: URL(filePath: path))
    return InputFile(path: path, bytes: bytes)
  }

  /// An archive of these files, in their order.
  public func packed(_ files: [(String, Data)], named name: String? = nil) throws -> InputFile {
    try file(aids.archiver.pack(files.map { ArchivedFile(path: $0.0, bytes: $0.1) }), named: name)
  }

  /// The same, written in brackets.
  public func packed(_ files: KeyValuePairs<String, Data>) throws -> InputFile {
    try packed(files.map { ($0.key, $0.value) })
  }

  public func read(_ file: InputFile) throws -> Reading {
    guard let reader else { throw Failure("no reader") }
    return try reader(file, aids)
  }

  /// Why something isn't read; nil where it is.
  public func failure(_ read: () throws -> Reading) -> Failure? {
    do {
      _ = try read()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
