import Foundation

/// The lines of a prompt, kept in a file: one entry a line, oldest first, each written at once. Shells that run at the
/// same time share the file and lose nothing. A file that cannot be read or written is no error: the lines then last as
/// long as the process.
public final class History {
  /// As the file had them when it was opened, with what was appended here since.
  public private(set) var entries: [String]
  private let file: HistoryFile
  private let limit: Int
  /// Of the file, as it was when it was looked at last.
  private var size: Int

  /// - Parameters:
  ///   - path: Made when missing, with its folder, for the user alone (0600).
  ///   - limit: So many entries are kept, the newest, when the file is opened.
  public init(path: String, limit: Int = 5000) {
    file = HistoryFile(path: path)
    self.limit = limit
    entries = file.load(limit: limit).compactMap(HistoryEntry.decode)
    size = file.size
  }

  /// Knows no more than the file has, where that has been emptied or cut since, by this shell or by another: what was forgotten there
  /// must not live on here.
  ///
  /// - Returns: whether something is forgotten.
  public func forgetWhatIsGone() -> Bool {
    let now = file.size
    guard now < size else { return false }
    entries = file.load(limit: limit).compactMap(HistoryEntry.decode)
    size = file.size
    return true
  }

  /// Empties a history's file, for all shells that share it.
  public static func clear(path: String) {
    HistoryFile(path: path).clear()
  }

  /// Adds an entry, unless it is blank or the same as the last one.
  public func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line != entries.last else { return }
    entries.append(line)
    file.append(HistoryEntry.encode(line))
    // A file that has become shorter is to be noticed still.
    size = max(size, file.size)
  }
}

/// An entry as the file has it: newlines and backslashes are escaped with a backslash.
enum HistoryEntry {
  static func encode(_ entry: String) -> [UInt8] {
    entry.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      default: [byte]
      }
    }
  }

  /// Nil for what is no entry, as in a damaged file.
  static func decode(_ line: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line where byte != 0 {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }
}
