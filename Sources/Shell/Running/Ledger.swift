/// Where commands' changes are kept. The shell decides what belongs together; the ledger makes it last.
public protocol Ledger: Sendable {
  /// Runs a command that only reads: it sees one state of the data, whatever others write meanwhile.
  func consult(_ body: () throws -> Outcome) throws -> Outcome

  /// Runs a command that changes data: all of it or nothing.
  func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome

  /// Notes that what a command gives goes to a file or a program in the place of the screen.
  ///
  /// - Parameters:
  ///   - noun: of the command.
  ///   - people: identities of those whom it is about, as far as the command has told.
  ///   - way: the file's ending; `program` for a program.
  ///   - place: the file, or the program.
  func note(leaving noun: String, about people: Set<String>, way: String, to place: String) throws

  /// Changes from now on are kept together.
  func begin() throws

  /// Puts what changed since ``begin()`` on the disk.
  func keep() throws

  /// Takes back what changed since ``begin()``.
  func drop() throws

  /// To be called before the program ends, and before it goes on with another ledger.
  ///
  /// - Throws: ``Failure`` when what was kept is not where it was, once.
  func leave() throws

  /// True while changes wait for ``keep()``.
  var isUnsaved: Bool { get }
}
