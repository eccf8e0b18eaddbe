/// What a user does at a full-screen terminal.
public enum Key: Sendable, Equatable {
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown, home, endKey
  case enter, escape, backspace, tab
  /// Ctrl-C, or SIGINT where `Interruption` notes it.
  case interrupt
  /// Ctrl-D, or the terminal is gone.
  case end
  /// The left button, counted from 0 at the top left.
  case click(column: Int, row: Int)
  /// The window has another size now.
  case resize
}
