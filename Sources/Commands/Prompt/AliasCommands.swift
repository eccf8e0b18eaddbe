import Services
import Shell
import TagarelaKit

/// What commands of aliases take.
enum AliasParameter {
  static let name = Argument.optionalOperand("alias", .name(names))
  static let line = Argument.optionalOperand("line", .sentence)
  static let known = Argument.operand("alias", .name(names))

  private static let names: Parameter.Names = { text, context in
    (try configuration(of: context).aliases.keys.filter { $0.folded.hasPrefix(text.folded) }).sorted()
  }
}

extension Noun {
  static let alias = Noun(
    "alias",
    [
      Command(
        Signature(
          "alias", nil, [AliasParameter.name, AliasParameter.line],
          examples: [Example("alias pp 'patient list'", prints: "✓ pp stands for  patient list")]),
        .acts, run: setAlias),
      Command(
        Signature(
          "alias", "list",
          examples: [
            Example(
              after: ["alias pp 'patient list'"], "alias list", prints: "short word  line\npp          patient list")
          ]), .reads
      ) { context, _ in
        try listed(configuration(of: context).aliases)
      },
      Command(
        Signature(
          "alias", "remove", [AliasParameter.known],
          examples: [
            Example(
              after: ["alias pp 'patient list'"], "alias remove pp", prints: "✓ pp stands for nothing any more")
          ]),
        .acts, run: removeAlias),
    ])
}

private func configuration(of context: Context) throws -> Configuration {
  guard let configuration = try context.services[Configuration.self] else { throw Failure("configuration.none") }
  return configuration
}

private func listed(_ aliases: [String: String]) -> Outcome {
  .table(
    Table(
      [.init("alias"), .init("line", .wrapped)],
      rows: aliases.sorted { $0.key < $1.key }.map { [.text($0.key), .text($0.value)] }, empty: Phrase("alias.none")))
}

private func setAlias(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let configuration = try configuration(of: context)
  guard let name = arguments[AliasParameter.name] else { return listed(configuration.aliases) }
  guard let line = arguments[AliasParameter.line] else {
    let known = try arguments.at(AliasParameter.name) { try found(name, in: configuration.aliases) }
    return listed(configuration.aliases.filter { $0.key == known })
  }
  try arguments.at(AliasParameter.name) {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      throw Failure("alias.not_word", ["name": .text(name)])
    }
    guard !context.isCommand(name) else { throw Failure("alias.is_command", ["name": .text(name)]) }
  }
  try configuration.setAlias(name, to: line)
  return Outcome(
    .record(Record(["alias": .text(name), "line": .text(line)])),
    said: Phrase("alias.kept", ["name": .text(name), "line": .text(line)]))
}

private func removeAlias(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let configuration = try configuration(of: context)
  let name = try arguments.at(AliasParameter.known) {
    try found(arguments[AliasParameter.known], in: configuration.aliases)
  }
  try configuration.setAlias(name, to: nil)
  return Outcome(.record(Record(["alias": .text(name)])), said: Phrase("alias.removed", ["name": .text(name)]))
}

private func found(_ name: String, in aliases: [String: String]) throws -> String {
  try only(meantBy: name, among: aliases.keys.sorted(), unknown: "alias.unknown") { [$0] }
}
