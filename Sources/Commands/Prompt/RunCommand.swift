import Shell
import TagarelaKit

/// What `run` takes.
enum RunParameter {
  static let script = Argument.operand("script", .inputFile)
  static let variables = Argument.optionalOperands("variables", .text)
}

extension Noun {
  static let run = Noun(
    "run",
    [
      Command(
        Signature(
          "run", nil, [RunParameter.script, RunParameter.variables],
          examples: [
            Example(
              "run scripts/welcome.tgl who=Giovanna", prints: "✓ Giovanna\n✓ Giovanna\n✓ First, 3 × 3, empty")
          ]), .acts, run: runScript)
    ])
}

private func runScript(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var variables: [String: String] = [:]
  for (index, text) in arguments[RunParameter.variables].enumerated() {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      try arguments.at(RunParameter.variables, index) { throw Failure("flag.not_variable", ["word": .text(text)]) }
      continue
    }
    variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
  }
  let script = try arguments.at(RunParameter.script) { try Script(file: arguments[RunParameter.script]) }
  try context.run(script, variables: variables)
  return Outcome()
}
