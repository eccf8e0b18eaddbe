import Files
public import Foundation
import Glibc

/// What a terminal can show, guessed from the environment without asking it.
public struct TerminalFacts: Sendable, Equatable {
  /// How many colours there are.
  public enum Colors: Sendable, Comparable {
    case none, sixteen, indexed256, trueColor
  }

  /// How pictures are sent.
  public enum Graphics: Sendable {
    case none, sixel, kitty
  }

  public var isTerminal: Bool
  public var columns: Int
  public var rows: Int
  /// None without a terminal, with `NO_COLOR` (no-color.org) and on a dumb one.
  public var colors: Colors
  public var graphics: Graphics

  public init(
    descriptor: Int32 = STDOUT_FILENO, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      isTerminal: Self.isTerminal(descriptor), size: Self.size(of: descriptor, environment: environment),
      environment: environment)
  }

  init(isTerminal: Bool, size: (columns: Int, rows: Int), environment: [String: String]) {
    self.isTerminal = isTerminal
    (columns, rows) = size
    let isCapable = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    colors = isCapable ? Self.colors(environment) : .none
    graphics = isCapable ? Self.graphics(environment) : .none
  }

  /// Whether the terminal says that it can't move its cursor.
  public static var isDumb: Bool { Environment["TERM"] == "dumb" }

  /// Whether a file descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The window's size; else `COLUMNS` and `LINES`; else 80 × 24.
  public static func size(
    of descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    func measure(_ real: UInt16, _ name: String, _ usual: Int) -> Int {
      if isKnown, real > 0 { return Int(real) }
      if let given = environment[name].flatMap({ Int($0) }), given > 0 { return given }
      return usual
    }
    return (measure(size.ws_col, "COLUMNS", 80), measure(size.ws_row, "LINES", 24))
  }

  /// The pixels of one character cell; nil where the terminal doesn't tell.
  public static func cellSize(of descriptor: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    let cell = (width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    return cell.width > 1 && cell.height > 1 ? cell : nil
  }

  private static func colors(_ environment: [String: String]) -> Colors {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return .none }
    let terminal = environment["TERM"] ?? ""
    let depth = environment["COLORTERM"] ?? ""
    if depth == "truecolor" || depth == "24bit" || terminal.hasSuffix("-direct") { return .trueColor }
    if ["kitty", "ghostty", "alacritty", "wezterm"].contains(where: terminal.contains) { return .trueColor }
    return terminal.contains("256") ? .indexed256 : .sixteen
  }

  private static func graphics(_ environment: [String: String]) -> Graphics {
    let terminal = environment["TERM"] ?? ""
    // A multiplexer passes pictures of neither kind on by itself.
    if terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") { return .none }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || ["kitty", "ghostty"].contains(where: terminal.contains) {
      return .kitty
    }
    if ["ghostty", "WezTerm"].contains(program) { return .kitty }
    if ["foot", "mlterm", "contour", "yaft", "sixel"].contains(where: terminal.hasPrefix) { return .sixel }
    return ["iTerm.app", "mintty"].contains(program) ? .sixel : .none
  }
}
