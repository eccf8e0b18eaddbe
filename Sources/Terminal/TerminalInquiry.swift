public import Glibc

/// Asks the terminal what it can do.
public enum TerminalInquiry {
  /// How long an answer usually may take, in milliseconds.
  public static let patience: Int32 = 200

  /// Whether the terminal says that it shows sixel graphics: the attribute 4 in its answer to "Primary Device Attributes"
  /// (DEC VT300 series).
  ///
  /// - Parameter patience: how long an answer may take, in milliseconds.
  /// - Returns: false without a terminal, without an answer, and while the user is typing, whose keys the answer would be
  ///   mixed with.
  public static func showsSixel(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, patience: Int32 = patience
  ) -> Bool {
    guard isatty(input) == 1, isatty(output) == 1 else { return false }
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return false }
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSANOW, &raw)
    defer { tcsetattr(input, TCSANOW, &settings) }
    guard !isReady(input, 0) else { return false }
    writeFully("\u{1B}[c", to: output)
    return attributes(in: answer(from: input, patience)).contains(4)
  }

  /// The numbers of `ESC [ ? 6 4 ; 4 c`.
  static func attributes(in answer: [UInt8]) -> [Int] {
    guard answer.starts(with: Array("\u{1B}[?".utf8)), answer.last == UInt8(ascii: "c") else { return [] }
    return answer.dropFirst(3).dropLast().split(separator: UInt8(ascii: ";"))
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private static func answer(from input: Int32, _ patience: Int32) -> [UInt8] {
    var answer: [UInt8] = []
    while answer.count < 64, answer.last != UInt8(ascii: "c"), isReady(input, patience) {
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return answer
  }

  private static func isReady(_ input: Int32, _ milliseconds: Int32) -> Bool {
    var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0 && source.revents & Int16(POLLIN) != 0
  }
}
