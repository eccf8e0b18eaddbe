import TagarelaKit

extension Context {
  /// Runs the lines of a script in place of this command, each shown as it comes.
  ///
  /// - Throws: ``Failure`` `script.too_deep`, and that of a line, with its place in the script.
  public func run(_ script: Script, variables: [String: String]) throws {
    try session.run(script, variables: variables)
  }

  /// Whether a command can begin with a word, in any language.
  public func isCommand(_ word: String) -> Bool { session.table.begins(with: word) }

  /// Does what another command does, in place of this one: `undo` calls it by this one's line, and what it refuses is refused
  /// at this one.
  ///
  /// - Parameters:
  ///   - noun: of a command without a verb.
  ///   - options: with their values; nil for a flag.
  /// - Throws: as the command, and where there is none that takes this.
  public func run(
    _ noun: String, _ operands: [String], options: [(name: String, value: String?)], insteadOf arguments: Arguments
  ) throws -> Outcome {
    let words =
      [noun] + operands.map(\.quoted)
      + options.map { name, value in "--\(name)" + (value.map { "=" + $0.quoted } ?? "") }
    return try session.run(words.joined(separator: " "), insteadOf: arguments.line)
  }
}

extension String {
  /// As one word of a line.
  fileprivate var quoted: String {
    String(flatMap { $0.isLetter || $0.isNumber ? [$0] : ["\\", $0] })
  }
}
