import TagarelaKit

/// The line that is usually typed after what a command did: the prompt suggests it in grey, and one key takes it.
public struct NextLine: Sendable, Equatable {
  /// The identifier of a signature, as `board.put`.
  let command: String
  let words: [String]
  /// Whether more is typed behind it.
  let isOpen: Bool

  /// - Parameter words: operands that are known already.
  public init(_ command: String, _ words: [String], isOpen: Bool = false) {
    self.command = command
    self.words = words
    self.isOpen = isOpen
  }

  /// As it is typed in the user's language; nil where there is no such command.
  func text(_ session: Session) -> String? {
    guard let signature = session.table.command(command)?.signature else { return nil }
    let typed = [Usage(wording: session.wording).name(signature)] + words.map(\.asWord)
    return typed.joined(separator: " ") + (isOpen ? " " : "")
  }
}
