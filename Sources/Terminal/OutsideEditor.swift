import Files
import Foundation
import Glibc

/// A text in the editor that the user has chosen for all programs.
enum OutsideEditor {
  /// `VISUAL`, else `EDITOR`; nil where neither says anything.
  static var command: String? {
    ["VISUAL", "EDITOR"].lazy.compactMap { Environment[$0] }.first { $0.contains { !$0.isWhitespace } }
  }

  /// Bytes of the largest text that is read back.
  private static let largest = 1 << 20

  /// - Returns: what was saved, without its last line end; nil where the editor failed.
  static func edit(_ text: String, with command: String) -> String? {
    let folder = Environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(folder)/tagarela-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    defer { unlink(path) }
    writeFully(text + "\n", to: file)
    close(file)
    // Through the shell, as the variables' values may have words; in our group, for the editor needs the terminal.
    let quoted = "'" + path.replacing("'", with: #"'\''"#) + "'"
    guard system("\(command) \(quoted)") == 0, let data = try? FileContents.read(path, limit: largest),
      var saved = String(validating: data, as: UTF8.self)
    else { return nil }
    while saved.last?.isNewline == true { saved.removeLast() }
    return saved.replacing("\r\n", with: "\n").asRows
  }
}
