import Foundation
import TagarelaKit
import Terminal

/// No one to ask: a script, `-c`, a pipe.
public final class PipeConsole: Console {
  public let isInteractive = false
  public let width: Int?
  let output = StandardOutput()
  private let style: Style
  private let bar = ProgressBar()

  /// - Parameter width: of the terminal that results go to, nil if they don't.
  public init(width: Int? = nil, style: Style = .plain) {
    self.width = width
    self.style = style
  }

  public var hasScreen: Bool {
    TerminalFacts.isTerminal(STDIN_FILENO) && TerminalFacts.isTerminal(STDOUT_FILENO) && !TerminalFacts.isDumb
  }

  public func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    throw Failure("confirm.needed", ["question": .text(question)])
  }

  public func result(_ text: String) { output.append(text) }

  public func result(part: String) throws {
    output.append(part: part)
    guard output.count >= Self.part else { return }
    output.flush()
    try output.check()
  }

  /// Bytes of a long result that wait at most.
  private static let part = 1 << 14

  /// A remark on the last result, told when that is.
  func remark(_ text: String) {
    bar.show("", nil)
    output.remark(text)
  }

  public func message(_ text: String) {
    output.flush()
    bar.show("", nil)
    Outlet.errors.tell(text + "\n")
  }

  public func progress(_ label: String, _ fraction: Double?) { bar.show(label, fraction) }

  public func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {
    var screen = TouchBoard(board: board, style: style, wording: wording, lock: lock)
    try screen.run(act: act)
  }

  public func open(_ list: inout some ShownList, keys: String) throws {
    var screen = ListScreen(style: style, keys: keys)
    try screen.run(&list)
  }

  public func open(_ picture: inout some MovingPicture, leave: String, lock: ScreenLock?) throws {
    guard hasScreen, !style.isInLines else { return }
    var screen = MovingScreen(style: style, leave: leave, lock: lock)
    try screen.run(&picture)
  }
}
