/// A key of the keyboard that touches a cell of a board on which one writes.
public enum BoardKey: Sendable, Hashable {
  /// Writes this sign, a blank among them.
  case character(Character)
  /// Takes the last sign or word away.
  case backspace
  /// Speaks what was written.
  case enter
  /// Takes the first word that is offered.
  case tab
}
