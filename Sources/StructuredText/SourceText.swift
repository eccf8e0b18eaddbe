import Files
import Foundation
public import TagarelaKit

/// A text file: valid UTF-8 of a bearable size, whose places can be told.
public struct SourceText: Sendable {
  /// As messages name it; a file of a pack by its path inside.
  public let file: String
  /// All of the file, a byte order mark included.
  public let bytes: [UInt8]
  /// Of the text, after a byte order mark.
  public let start: Int

  /// Bytes of the largest table that is read.
  public static let largest = 16 << 20

  /// - Throws: ``Failure`` `pack.file_missing`, `pack.not_a_file`, `pack.file_too_large`, `pack.file_unreadable`,
  ///   `pack.not_text`.
  public init(path: String, named file: String, limit: Int = SourceText.largest) throws {
    try self.init(bytes: Self.read(path, file, limit), named: file)
  }

  /// - Throws: ``Failure`` `pack.not_text`.
  public init(bytes: [UInt8], named file: String) throws {
    self.file = file
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let strange = Self.firstInvalid(in: bytes) else { return }
    throw Failure(
      "pack.not_text", hint: Phrase("pack.not_text.hint"),
      place: place(strange..<strange + 1))
  }

  /// The text, without a byte order mark.
  public var string: String { String(decoding: bytes[start...], as: UTF8.self) }

  /// Where bytes stand: the line of the first of them, of a very long one what is near.
  public func place(_ range: Range<Int>) -> Place {
    let offset = min(range.lowerBound, bytes.count)
    let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
    let lineEnd = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let line = bytes[..<offset].count { $0 == 0x0A } + 1
    let shownStart = max(lineStart, beginning(near: offset - Self.shown))
    let shownEnd = max(shownStart, min(lineEnd, beginning(near: offset + Self.shown)))
    let end = max(offset, min(range.upperBound, shownEnd))
    return Place(
      file: file, line: line, text: String(decoding: bytes[shownStart..<shownEnd], as: UTF8.self),
      before: bytes[min(lineStart, shownStart)..<shownStart].count { !Self.continues($0) },
      range: max(0, offset - shownStart)..<max(0, end - shownStart))
  }

  /// Bytes before and after a place; nobody reads more of one line.
  private static let shown = 500

  /// Where a character begins, at an offset or shortly before it.
  private func beginning(near offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < bytes.count else { return bytes.count }
    return (max(0, offset - 3)...offset).last { !Self.continues(bytes[$0]) } ?? offset
  }

  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func read(_ path: String, _ file: String, _ limit: Int) throws -> [UInt8] {
    do {
      return try [UInt8](FileContents.read(path, limit: limit))
    } catch {
      switch error {
      case .missing: throw Failure("pack.file_missing", ["file": .text(file)])
      case .notAFile: throw Failure("pack.not_a_file", ["file": .text(file)])
      case .tooLarge: throw Failure("pack.file_too_large", ["file": .text(file), "limit": .integer(limit >> 10)])
      case .openDatabase: throw Failure("file.open_database", ["path": .text(file)])
      case .exists: throw Failure("file.exists", ["path": .text(file)])
      case .system(let number):
        throw Failure("pack.file_unreadable", ["file": .text(file), "reason": .systemError(number)])
      }
    }
  }

  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    do throws(Unicode.UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return bytes.withUnsafeBytes { all in
        all.baseAddress.flatMap { start in
          memchr(start, 0, all.count).map { $0 - UnsafeMutableRawPointer(mutating: start) }
        }
      }
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
