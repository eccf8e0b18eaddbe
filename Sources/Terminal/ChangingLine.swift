import CSignals
public import Glibc

/// One line of the terminal that is written again and again, and the keys that are pressed meanwhile, of which nothing is
/// shown. One thread at a time may use it. The terminal is as before in `leave()`, when this goes away, and when a signal
/// ends the process.
public final class ChangingLine {
  private let input: Int32
  private let output: Int32
  private var isOpen = false
  private let keys: KeyReader

  private static let closing = "\r\u{1B}[K\u{1B}[?25h"

  /// - Throws: `Screen.Refusal` when `input` or `output` is no terminal.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws {
    self.input = input
    self.output = output
    keys = KeyReader { waitForByte(from: input, milliseconds: $0) }
    guard isatty(output) == 1, csignals_guard(input, output, Self.closing) != 0 else { throw Screen.Refusal() }
    isOpen = true
    var settings = termios()
    tcgetattr(input, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSANOW, &settings)
    writeFully("\u{1B}[?25l", to: output)
  }

  deinit { leave() }

  /// Shows a text in place of the one before, cut where the terminal ends.
  public func show(_ text: String) {
    guard isOpen else { return }
    let columns = TerminalFacts.size(of: output).columns
    writeFully("\r\u{1B}[K" + DisplayWidth.truncate(text, to: columns - 1).asRow, to: output)
  }

  /// The key that is pressed within so many milliseconds.
  public func key(within milliseconds: Int32) -> Key? { isOpen ? keys.readKey(within: milliseconds) : .end }

  /// Takes the line away and gives the terminal back; nothing the second time.
  public func leave() {
    guard isOpen else { return }
    isOpen = false
    csignals_restore()
    csignals_unguard()
  }
}
