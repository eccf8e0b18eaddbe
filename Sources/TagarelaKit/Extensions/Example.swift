/// A line that shows a command at work, and what it prints with `--plain` in its language, in the language that stands in for
/// all others, where `…` stands for whatever else there is. Run as a test.
public struct Example: Sendable {
  /// Lines to run before, whose output doesn't matter.
  public let setup: [String]
  /// As it is typed.
  public let line: String
  /// What it prints, all of it but for `…`.
  public let result: String
  /// What is typed on the screen that the line opens; empty where it opens none.
  public let keys: String
  /// The language that its words are in, in which it runs and whose help shows it; nil where words don't matter.
  public let language: String?

  public init(
    after setup: [String] = [], _ line: String, keys: String = "", in language: String? = nil, prints result: String
  ) {
    self.setup = setup
    self.line = line
    self.result = result
    self.keys = keys
    self.language = language
  }
}

/// Examples of commands that need what a module brings: its language, its symbols, its files. Help shows them beside the
/// commands' own, and they run as tests, as long as the module is there.
public struct CommandExamples: Identified {
  /// The module's.
  public let id: String
  private let make: @Sendable () -> [String: [Example]]

  /// - Parameter examples: by the command's identifier, `board.put`; made when help asks for them.
  public init(module: String, _ examples: @autoclosure @escaping @Sendable () -> [String: [Example]]) {
    id = module
    make = examples
  }

  /// Those of one command, by its identifier; none where the module has none for it.
  public func of(_ command: String) -> [Example] { make()[command] ?? [] }
}

extension ExtensionPoint<CommandExamples> {
  /// Of commands, by modules that they need.
  public static var examples: Self { Self("examples") }
}
