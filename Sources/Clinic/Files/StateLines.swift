import Files
import Foundation
import TagarelaKit

/// Lines in a file of this user's alone on this computer, beside all workspaces.
public struct StateLines: Sendable {
  private let name: String

  /// Lines that are kept; the oldest go first.
  private static let most = 1000

  /// - Parameter name: of the file.
  public init(_ name: String) { self.name = name }

  public func has(_ line: String) -> Bool { lines.contains(line) }

  /// - Throws: ``Failure`` `file.unwritable`.
  public func add(_ line: String) throws {
    let lines = lines
    guard let folder, !lines.contains(line) else { return }
    try UserFiles.makeFolder(folder)
    let text = (lines + [line]).suffix(Self.most).map { $0 + "\n" }.joined()
    try UserFiles.write([("\(folder)/\(name)", Data(text.utf8))], replacing: true)
  }

  private var lines: [String] {
    guard let folder, let bytes = try? FileContents.read("\(folder)/\(name)", limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// In the user's state folder (XDG); nil where there is none.
  private var folder: String? {
    let state = Environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (state ?? Environment["HOME"].map { $0 + "/.local/state" }).map { $0 + "/tagarela" }
  }
}
