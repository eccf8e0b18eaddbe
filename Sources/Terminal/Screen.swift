import CSignals
public import Glibc
import Synchronization

/// The whole terminal: what was there comes back in `leave()`, when this goes away, and when a signal ends the process.
/// One thread at a time may use it, and one screen at a time may be there.
public final class Screen {
  /// There is no terminal to fill.
  public struct Refusal: Error, Sendable, Equatable {}

  private let input: Int32
  private let output: Int32
  private var isOpen = false {
    didSet { Self.opened.store(isOpen, ordering: .relaxed) }
  }
  private let keys: KeyReader
  private var settings = termios()

  /// Alternate screen, no cursor, clicks reported (SGR 1006).
  private static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J"
  private static let closing = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  private static let opened = Atomic(false)

  /// Whether a screen has the terminal, on which nothing else may be written then.
  public static var isAnyOpen: Bool { opened.load(ordering: .relaxed) }

  /// Takes the terminal.
  ///
  /// - Throws: `Refusal` when `input` or `output` is no terminal.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws {
    self.input = input
    self.output = output
    keys = KeyReader { waitForByte(from: input, milliseconds: $0) }
    guard isatty(output) == 1, csignals_guard(input, output, Self.closing) != 0 else { throw Refusal() }
    isOpen = true
    csignals_catch_resize()
    tcgetattr(input, &settings)
    cfmakeraw(&settings)
    take(TCSAFLUSH)
  }

  private func take(_ when: Int32) {
    tcsetattr(input, when, &settings)
    writeFully(Self.opening, to: output)
  }

  deinit { leave() }

  /// The window's size now.
  public var size: (columns: Int, rows: Int) { TerminalFacts.size(of: output) }

  /// Shows lines from the top left, in one write; what was there goes. Lines that do not fit are not shown, and wider
  /// ones are cut.
  public func draw(_ lines: [String]) {
    guard isOpen else { return }
    let (columns, rows) = size
    let shown = lines.prefix(rows).map { DisplayWidth.truncate($0, to: columns).asRow + "\u{1B}[0m\u{1B}[K" }
    writeFully("\u{1B}[H" + shown.joined(separator: "\r\n") + (shown.count < rows ? "\r\n\u{1B}[J" : ""), to: output)
  }

  /// Waits for what the user does next.
  public func readKey() -> Key { isOpen ? noticed(keys.readKey()) : .end }

  /// Waits for it until no time is left.
  ///
  /// - Parameter left: milliseconds; asked anew when something else has interrupted the waiting.
  /// - Returns: nil when there is none left and no key has come.
  public func readKey(left: () -> Int32) -> Key? { isOpen ? keys.readKey(left: left).map(noticed) : .end }

  /// Where the process was stopped and goes on, the terminal is taken again, with what was typed meanwhile.
  private func noticed(_ key: Key) -> Key {
    if key == .resize, csignals_take_continue() != 0 { take(TCSADRAIN) }
    return key
  }

  /// Gives the terminal back as it was; nothing the second time.
  public func leave() {
    guard isOpen else { return }
    isOpen = false
    csignals_restore()
    csignals_unguard()
    csignals_release_resize()
  }
}
