public import Services
public import TagarelaKit

/// One run of the shell: what it works with and whom it concerns just now.
public final class Session {
  public private(set) var registry: Registry
  public private(set) var table: CommandTable
  public private(set) var services: Services
  public let console: any Console
  public var wording: Wording
  public private(set) var subject: Subject?
  /// Called when somebody sets whom commands concern.
  public var whenUsed: ((Subject?) -> Void)?
  /// Called with each command that has done what it does.
  public var whenDone: ((Signature) -> Void)?
  /// The noun of the command that runs or ran last, and the identities of those whom what it gives is about.
  var told: (noun: String, people: Set<String>) = ("", [])
  /// Set by `quit`.
  public var isOver = false
  /// Runs a line of a script that another line has called, and shows its results.
  var perform: (_ line: String, _ variables: [String: String]) throws -> Void = { _, _ in }
  /// Goes on at the prompt with another session; nil where there is no prompt.
  var converse: ((_ other: Session, _ guide: any PromptGuide, _ history: String) throws -> Void)?
  /// What is known of the fields of lists.
  let listFields = ListFields()
  /// How many scripts have called one another.
  private var depth = 0
  /// Whether anybody reads the records of what was done, and not the sentence about it: a program does.
  public var tellsRecords = true
  private(set) var ledger: any Ledger
  /// Whether the user wants the running command to stop.
  public let isInterrupted: @Sendable () -> Bool

  public init(
    registry: Registry, services: Services, ledger: any Ledger, console: any Console, wording: Wording,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.registry = registry
    table = CommandTable(registry)
    self.services = services
    self.ledger = ledger
    self.console = console
    self.wording = wording
    self.isInterrupted = isInterrupted
  }

  /// Sets whom the following commands concern.
  public func use(_ subject: Subject?) {
    self.subject = subject
    whenUsed?(subject)
  }

  /// Works with another ledger, and the services that go with it, from now on.
  ///
  /// - Throws: ``Failure`` `script.is_atomic` while changes wait to be kept, and that of ``Ledger/leave()``.
  public func move(to ledger: any Ledger, services: Services) throws {
    guard !self.ledger.isUnsaved else { throw Failure("script.is_atomic") }
    try self.ledger.leave()
    self.ledger = ledger
    self.services = services
    subject = nil
  }

  /// To be called where another session goes on with the services.
  ///
  /// - Throws: as ``Ledger/leave()``.
  public func leave() throws { try ledger.leave() }

  /// To be called before the program ends; it ends the services.
  ///
  /// - Throws: as ``Ledger/leave()``.
  public func end() throws {
    services.end()
    try ledger.leave()
  }

  /// Works with other modules from now on: their commands, their words, their extensions.
  public func adopt(_ registry: Registry) {
    self.registry = registry
    table = CommandTable(registry)
    services.adapt(to: registry)
    wording = Wording(wording.language.id, in: registry)
  }

  /// The commands of a line, to be run one after another.
  ///
  /// - Parameter variables: a script's; nil at the prompt.
  /// - Throws: ``Failure`` with its place in the line.
  func statements(of line: String, variables: [String: String]? = nil) throws -> [Statement] {
    try Statement.all(of: line, variables: variables) { isText(after: $0, of: line) }
  }

  /// Whether a word of a line ends a statement, or what comes to it.
  func ends(_ word: Word, amid words: [Word], of line: String) -> Bool {
    let typed = Array(line.utf8)[word.range.clamped(to: 0..<line.utf8.count)]
    if typed.elementsEqual("|".utf8) { return true }
    let before = words.prefix { $0.range.lowerBound < word.range.lowerBound }
    let start = before.lastIndex { $0.text.hasSuffix(";") && !$0.quoted }.map { $0 + 1 } ?? 0
    return Statement.separates(typed, after: Array(before[start...])) { isText(after: $0, of: line) }
  }

  private func isText(after words: [Word], of line: String) -> Bool {
    guard let (command, count) = try? table.command(in: words, line: line, wording: wording) else { return false }
    return words.count >= count && command.signature.takesText
  }

  /// Runs one command.
  ///
  /// - Parameter variables: a script's; nil at the prompt.
  /// - Returns: nil for a line without words.
  /// - Throws: ``Failure`` with its place in the line.
  public func run(_ line: String, variables: [String: String]? = nil) throws -> Outcome? {
    if console.isInteractive, variables == nil { return try Dialogue(session: self).run(line) }
    guard let (command, arguments) = try understand(line, variables: variables) else { return nil }
    return try run(command, arguments)
  }

  /// Runs one line as if it were another, which failures point at and steps are called by.
  func run(_ line: String, insteadOf other: String) throws -> Outcome {
    guard let (command, arguments) = try understand(line, variables: nil) else { return Outcome() }
    do {
      return try run(command, arguments.called(other))
    } catch var failure as Failure {
      failure.place = Place(text: other, range: 0..<other.utf8.count)
      throw failure
    }
  }

  /// What a line asks for, with all that it must say; nothing is done yet.
  func understand(_ line: String, variables: [String: String]?) throws -> (Command, Arguments)? {
    guard let (command, arguments) = try read(line, variables: variables) else { return nil }
    try Binder(table: table, wording: wording).requireAll(arguments, command.signature)
    return (command, arguments)
  }

  /// Runs a script that a line has called.
  ///
  /// - Throws: ``Failure`` `script.too_deep`, and that of a line, with its place in the script.
  func run(_ script: Script, variables: [String: String]) throws {
    guard depth < Self.deepest else { throw Failure("script.too_deep", ["path": .text(script.name)]) }
    depth += 1
    defer { depth -= 1 }
    let variables = try script.variables.merging(variables) { _, given in given }
    for (index, line) in script.lines.enumerated() where !isOver {
      if isInterrupted() { throw Failure("interrupted") }
      do {
        try perform(line, variables)
      } catch var failure as Failure {
        failure.happened(in: script.name, atLine: index + 1)
        throw failure
      }
    }
  }

  /// More than that is a script that calls itself.
  private static let deepest = 16

  /// What a line says, which may lack something.
  func read(_ line: String, variables: [String: String]?) throws -> (Command, Arguments)? {
    let binder = Binder(
      table: table, wording: wording, wantsWholeNames: !console.isInteractive || variables != nil)
    let words = try Lexer.words(of: line, variables: variables)
    guard !words.isEmpty else { return nil }
    let (command, count) = try table.command(in: words, line: line, wording: wording)
    do {
      return (command, try binder.bind(words[count...], to: command, line: line))
    } catch var failure as Failure {
      if failure.candidates.isEmpty, command.signature.verb == nil, words.count > 1,
        failure.place?.range == words[1].range
      {
        failure.candidates = table.verbs(near: words[1].text, of: command.signature.noun, wording)
      }
      throw failure
    }
  }

  func run(_ command: Command, _ arguments: Arguments) throws -> Outcome {
    let context = Context(session: self, command: command.signature)
    let shape = ResultShape(arguments)
    let tells = tellsRecords
    defer { tellsRecords = tells }
    told = (command.signature.noun, [])
    if shape.manner == .json { tellsRecords = true }
    do {
      var outcome =
        switch command.effect(of: arguments) {
        case .reads: try shaped(shape, arguments) { try ledger.consult { try command.run(context, arguments) } }
        case .acts: try command.run(context, arguments)
        case .changes: try ledger.change(arguments.line) { try command.run(context, arguments) }
        }
      outcome.remarks += services.takeNotices()
      outcome.manner = shape.manner
      whenDone?(command.signature)
      return outcome
    } catch var failure as Failure {
      if failure.place == nil, !arguments.line.isEmpty {
        failure.place = Place(text: arguments.line, range: 0..<arguments.line.utf8.count)
      }
      throw failure
    }
  }
}
