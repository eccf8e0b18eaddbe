import Foundation
import StructuredText
import TagarelaKit

/// `tagarela/voices.json` in the user's configuration folder (XDG Base Directory Specification). It isn't kept in a
/// workspace, because those travel, and nobody should run the commands of another.
enum VoiceFile {
  static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (base ?? (environment["HOME"] ?? ".") + "/.config") + "/tagarela/voices.json"
  }

  private static let keys = ["id", "name", "language", "command", "seconds"]

  /// The voices that it lists; none where there is no such file.
  ///
  /// - Throws: ``Failure`` with its place in the file.
  static func voices() throws -> [CommandVoice] {
    let path = path
    guard access(path, F_OK) == 0 else { return [] }
    let source = try SourceText(path: path, named: path)
    let value = try JSONReader.value(of: source)
    guard let list = value.list else { throw failure("command_voice.not_list", value.range, source) }
    return try list.map { try voice($0, source) }
  }

  private static func voice(_ value: JSONValue, _ source: SourceText) throws -> CommandVoice {
    guard let members = value.members else { throw failure("command_voice.not_voice", value.range, source) }
    if let stranger = members.first(where: { !keys.contains($0.key) }) {
      throw failure("command_voice.key_unknown", stranger.keyRange, source, ["key": .text(stranger.key)])
    }
    func text(_ key: String) throws -> String {
      guard let text = value[key]?.string, !text.isEmpty else {
        throw failure("command_voice.text_missing", value[key]?.range ?? value.range, source, ["key": .text(key)])
      }
      return text
    }
    let id = try text("id")
    guard id.wholeMatch(of: /[a-z][a-z0-9\-]{0,63}/) != nil else {
      throw failure("command_voice.id", value["id"]?.range ?? value.range, source, ["text": .text(id)])
    }
    let words = value["command"]?.list?.map(\.string) ?? []
    guard let program = words.first ?? nil, !program.isEmpty, words.allSatisfy({ $0 != nil }) else {
      let example = #"["text2wave", "-eval", "(voice_upc_ca_ona_hts)"]"#
      throw failure(
        "command_voice.command", value["command"]?.range ?? value.range, source, ["example": .text(example)])
    }
    let seconds = value["seconds"].map { $0.real ?? 0 } ?? CommandVoice.usualSeconds
    guard (1...600).contains(seconds) else {
      throw failure("command_voice.seconds", value["seconds"]?.range ?? value.range, source)
    }
    return CommandVoice(
      id: "command:\(id)", name: value["name"]?.string ?? id, language: try text("language"), program: program,
      arguments: words.dropFirst().compactMap(\.self), seconds: seconds)
  }

  private static func failure(
    _ key: String, _ range: Range<Int>, _ source: SourceText, _ arguments: KeyValuePairs<String, Value> = [:]
  ) -> Failure {
    Failure(key, arguments, place: source.place(range))
  }
}
