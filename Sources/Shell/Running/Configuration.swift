import Files
import Foundation
import StructuredText
import Synchronization
import TagarelaKit
import Terminal

/// What a user has chosen for the prompt, whatever workspace is open: a JSON file with `aliases`, lines by the name they are called by,
/// and `colors`, of the parts of a line while it is typed. Whatever else is in it stays there.
public final class Configuration: Sendable {
  public let path: String
  /// What is in the file, once it has been read.
  private let content = Mutex<JSONValue?>(nil)

  /// Bytes of the largest file that is read.
  private static let largest = 1 << 20

  /// - Parameter path: need not be there; it is made with its folder, for the user alone, when something is kept.
  public init(path: String) { self.path = path }

  /// Finds out whether the file, if there is one, can be used. Until it can it is as if there were none, and nothing is kept in it.
  ///
  /// - Throws: ``Failure`` `configuration.wrong`, `configuration.color`, and those of ``SourceText`` and ``JSONReader``.
  public func check() throws {
    _ = try read()
    for (part, color) in colorsByPart where LineGuide.Role(rawValue: part) == nil || LineColor(color) == nil {
      throw Failure(
        "configuration.color", ["path": .text(path), "part": .text(part), "color": .text(color)],
        hint: Phrase(
          "configuration.color.hint",
          [
            "parts": .list(LineGuide.Role.allCases.map { .text($0.rawValue) }),
            "colors": .list(LineColor.names.map(Value.text)),
          ]))
    }
  }

  private func read() throws -> JSONValue {
    try content.withLock { content in
      if let content { return content }
      let value = try fromFile()
      content = value
      return value
    }
  }

  private func fromFile() throws -> JSONValue {
    guard FileManager.default.fileExists(atPath: path) else { return .object([:]) }
    let value = try JSONReader.value(of: SourceText(path: path, named: path, limit: Self.largest))
    guard value.members != nil, ["aliases", "colors"].allSatisfy({ value[$0].map { $0.members != nil } ?? true }) else {
      throw Failure("configuration.wrong", ["path": .text(path)])
    }
    return value
  }

  /// Lines by the names that they are called by.
  public var aliases: [String: String] { texts("aliases") }

  /// How the parts of a line are shown while it is typed, where it isn't as usual.
  var colors: [LineGuide.Role: LineColor] {
    Dictionary(
      colorsByPart.compactMap { part, color in
        LineGuide.Role(rawValue: part).flatMap { role in LineColor(color).map { (role, $0) } }
      }, uniquingKeysWith: { $1 })
  }

  private var colorsByPart: [String: String] { texts("colors") }

  /// Keeps a line under a name, or forgets it where there is none.
  ///
  /// - Throws: ``Failure`` `file.unwritable`, and those of ``check()`` for a file that can't be read: it stays as it is.
  public func setAlias(_ name: String, to line: String?) throws {
    // Another shell may have kept something meanwhile.
    let now = try fromFile()
    var aliases = now["aliases"]?.members ?? []
    aliases.removeAll { $0.key == name }
    if let line { aliases.append(.init(key: name, value: .text(line))) }
    var members = now.members ?? []
    members.removeAll { $0.key == "aliases" }
    members.append(.init(key: "aliases", value: JSONValue(content: .object(aliases))))
    let changed = JSONValue(content: .object(members))
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let file = try NewFile(at: path, replacing: true)
      try file.write(Data(JSONWriter.text(changed).utf8) + [UInt8(ascii: "\n")])
      try file.finish()
    } catch let refusal as FileRefusal {
      throw Failure(writing: path, refusal)
    } catch {
      throw Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
    }
    content.withLock { $0 = changed }
  }

  private func texts(_ key: String) -> [String: String] {
    Dictionary(
      ((try? read())?[key]?.members ?? []).compactMap { member in member.value.string.map { (member.key, $0) } },
      uniquingKeysWith: { $1 })
  }
}
