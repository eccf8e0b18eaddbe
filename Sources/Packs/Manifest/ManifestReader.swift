import Foundation
import StructuredText
import TagarelaKit

/// Reads `module.json` and says all that is wrong with it.
struct ManifestReader {
  private var slips: JSONSlips
  private let parts: [String]

  private static let keys = [
    "id", "name", "version", "interface", "adds", "author", "license", "program", "arguments",
  ]
  private static let required = ["id", "name", "version", "interface", "adds"]

  /// - Parameters:
  ///   - folder: the pack's.
  ///   - parts: the kinds of content that there are.
  /// - Returns: the manifest when nothing is wrong with it, and the complaints, each with its place where it has one.
  static func read(folder: String, parts: [String]) -> (manifest: Manifest?, complaints: [Failure]) {
    read(parts) {
      try SourceText(path: folder + "/" + Manifest.fileName, named: Manifest.fileName, limit: Manifest.largest)
    }
  }

  /// The same for the text of a file that is still to be written.
  static func read(draft: [UInt8], parts: [String]) -> (manifest: Manifest?, complaints: [Failure]) {
    read(parts) { try SourceText(bytes: draft, named: Manifest.fileName) }
  }

  private static func read(_ parts: [String], _ source: () throws -> SourceText) -> (
    manifest: Manifest?, complaints: [Failure]
  ) {
    do {
      let source = try source()
      var reader = ManifestReader(source: source, parts: parts)
      let manifest = reader.manifest(try JSONReader.value(of: source))
      return (reader.slips.found.isEmpty ? manifest : nil, reader.slips.found)
    } catch {
      return (nil, [error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))])])
    }
  }

  private init(source: SourceText, parts: [String]) {
    slips = JSONSlips(source: source)
    self.parts = parts
  }

  private mutating func manifest(_ root: JSONValue) -> Manifest? {
    // What a later interface allows is not for this program to judge.
    if let interface = root["interface"], let number = interface.integer, number != Module.currentInterface {
      slips.add(
        "module.interface", ["speaks": .integer(number), "offered": .integer(Module.currentInterface)],
        at: interface.range)
      return nil
    }
    guard
      let values = slips.fields(of: root, keys: Self.keys, required: Self.required, notObject: "pack.not_object")
    else { return nil }
    let id = text("id", values, rule: \.isIdentifier, else: "pack.id")
    let name = text("name", values)
    let version = text("version", values, rule: PackVersion.isWellFormed, else: "pack.version")
    let author = text("author", values)
    let license = text("license", values)
    let interface = values["interface"]
    if let interface, interface.integer == nil { slips.add("pack.interface", at: interface.range) }
    let adds = values["adds"].map { self.additions($0) } ?? []
    let command = self.command(values)
    guard let id, let name, let version, let number = interface?.integer else { return nil }
    return Manifest(
      id: id, name: name, version: version, interface: number, author: author, license: license, command: command,
      adds: adds)
  }

  private mutating func text(
    _ key: String, _ values: [String: JSONValue], rule: (String) -> Bool = { _ in true }, else failure: String = ""
  ) -> String? {
    guard let text = slips.text(key, values) else { return nil }
    guard rule(text) else {
      slips.add(failure, ["text": .text(text)], at: values[key]?.range)
      return nil
    }
    return text
  }

  /// The program's path and its arguments.
  private mutating func command(_ values: [String: JSONValue]) -> [String] {
    guard let program = values["program"] else {
      if let arguments = values["arguments"] { slips.add("program.none", at: arguments.range) }
      return []
    }
    guard let text = text("program", values) else { return [] }
    let path = (text.hasPrefix("/") ? "/" : "") + text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.isEmpty || path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      slips.add("pack.path_outside", ["path": .text(path)], at: program.range)
    }
    guard let arguments = values["arguments"] else { return [path] }
    let texts = arguments.list?.compactMap(\.string) ?? []
    let isPlain = texts.count <= 32 && texts.allSatisfy { $0.utf8.count <= 1000 && !$0.utf8.contains(0) }
    if !isPlain || texts.count != arguments.list?.count {
      slips.add("program.arguments", ["example": #"["--grid"]"#], at: arguments.range)
    }
    return [path] + texts
  }

  private mutating func additions(_ value: JSONValue) -> [Manifest.Addition] {
    guard let members = value.members else {
      slips.add("pack.adds_not_object", ["open": "{", "close": "}"], at: value.range)
      return []
    }
    if members.isEmpty {
      slips.add("pack.adds_nothing", ["parts": .text(parts.joined(separator: ", "))], at: value.range)
    }
    for member in members where !parts.contains(member.key) {
      let near = nearest(to: member.key, among: parts)
      slips.add(
        "pack.part_unknown", ["part": .text(member.key)], at: member.keyRange, candidates: near.isEmpty ? parts : near)
    }
    return members.map { member in
      let place = slips.source.place(member.value.range)
      let before =
        String(repeating: "\n", count: place.line - 1)
        + String(repeating: " ", count: place.range.lowerBound)
      return Manifest.Addition(part: member.key, json: Data(before.utf8) + Data(slips.source.bytes[member.value.range]))
    }
  }
}
