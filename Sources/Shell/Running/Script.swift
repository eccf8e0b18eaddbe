import TagarelaKit
import Foundation

/// A session file: commands, one a line.
public struct Script {
  public let name: String
  public let lines: [String]

  /// What every script can use unless it is given: `here`, the script's folder, and `temporary`, a new folder for this
  /// run alone.
  public var variables: [String: String] {
    get throws {
      var variables = ["here": URL(fileURLWithPath: name).deletingLastPathComponent().relativePath]
      let isUsed = lines.contains { $0.utf8.contains(UInt8(ascii: "$")) && $0.contains("${temporary}") }
      if isUsed { variables["temporary"] = try temporaryFolder() }
      return variables
    }
  }

  private func temporaryFolder() throws -> String {
    let base = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(base)/tagarela-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("file.unwritable", ["path": .text(base), "reason": ""]) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Bytes of the largest script that is read.
  static let largest = 64 << 20

  /// - Parameter name: what messages call it, the file's name unless given.
  /// - Throws: ``Failure`` `script.not_text`, and those of ``ScriptFile``.
  public init(file: String, named name: String? = nil) throws {
    self.name = name ?? file
    let data = try ScriptFile.bytes(of: file, limit: Self.largest)
    guard var text = String(validating: data, as: UTF8.self) else {
      throw Failure("script.not_text", ["path": .text(file)])
    }
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }
}
