import Foundation
import TagarelaKit
public import Terminal

/// A person at a terminal.
public final class TerminalConsole: Console {
  public let isInteractive = true
  public var hasScreen: Bool { !TerminalFacts.isDumb }
  private let editor: LineEditor
  private let style: Style
  private let bar = ProgressBar()
  private var followed: LiveText?
  /// What goes on while the user types, as it was asked for before the last prompt.
  private var rows: [PromptRow] = []

  public init(editor: LineEditor, style: Style) {
    self.editor = editor
    self.style = style
  }

  public var width: Int? { size.columns }

  public var height: Int? { size.rows }

  var size: (columns: Int, rows: Int) { TerminalFacts.size(of: STDOUT_FILENO) }

  public func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    var guide = LineGuide()
    guide.complete = complete.map { complete in
      { (line: String, cursor: Int) -> Completion in
        let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        return Completion(range: 0..<cursor, options: complete(typed).map { .init(text: $0, closes: false) })
      }
    }
    // The editor goes on where a row ends; a question is parted between words.
    let rows = wrapped(question, to: max(1, size.columns - 1))
    if rows.count > 1 { print(rows.dropLast().joined(separator: "\n"), to: .errors) }
    switch try editor.readLine(prompt: rows.last ?? "", remembering: false, guide: guide) {
    case .line(let line): return line.trimmingCharacters(in: .whitespaces)
    case .lines, .abandoned, .end: throw Failure("interrupted")
    }
  }

  public func ask(secretly question: String) throws -> String {
    let line = try ChangingLine()
    defer { line.leave() }
    var typed = ""
    while true {
      line.show(question + String(repeating: "•", count: typed.count))
      switch line.key(within: Self.patience) {
      case .enter:
        line.leave()
        result(question)
        return typed
      case .backspace: typed = String(typed.dropLast())
      case .character(let character): typed.append(character)
      case .interrupt, .end: throw Failure("interrupted")
      default: continue
      }
    }
  }

  /// Milliseconds.
  private static let patience: Int32 = 1000

  public func result(_ text: String) { print(text, to: .output) }

  public func result(part: String) throws {
    bar.show("", nil)
    try Outlet.output.show(part)
  }

  public func message(_ text: String) { print(broken(text, to: width, indent: 2), to: .errors) }

  public func progress(_ label: String, _ fraction: Double?) { bar.show(label, fraction) }

  public func watch(_ line: () throws -> String?) throws -> Bool {
    let shown = try ChangingLine()
    defer { shown.leave() }
    while let text = try line() {
      shown.show(text)
      switch shown.key(within: 0) {
      case .enter, .character(" "): return true
      case .interrupt, .end: throw Failure("interrupted")
      default: continue
      }
    }
    return false
  }

  public func clear() {
    guard hasScreen else { return }
    Outlet.output.tell(OwnEscape.sequence("[H") + OwnEscape.sequence("[2J") + OwnEscape.sequence("[3J"))
  }

  public func follow(_ text: LiveText) -> Bool {
    guard style.hasColor, liveRows(text) != nil else { return false }
    followed = text
    return true
  }

  /// Shows the text that is to be followed, if there is one, where it was said: something comes between it and the prompt.
  func leaveFollowed() {
    guard let rows = followed.flatMap(liveRows) else { return }
    followed = nil
    result(rows.lines(marking: .nothing).joined(separator: "\n"))
  }

  /// Shows the text that is to be followed, if there is one, and rows of modules, where the prompt comes right below them.
  func showAbove(_ rows: [PromptRow]) -> LiveRows? {
    defer { followed = nil }
    self.rows = style.isInLines ? [] : rows
    let above = RowsAbove(followed.flatMap(liveRows), self.rows, style: style) {
      TerminalFacts.size(of: STDOUT_FILENO)
    }
    guard !above.isEmpty else { return nil }
    result(above.lines.joined(separator: "\n"))
    return above.live
  }

  private func liveRows(_ text: LiveText) -> LiveTextRows? {
    let (columns, rows) = TerminalFacts.size(of: STDOUT_FILENO)
    return LiveTextRows(text, style: style, columns: columns - 1, most: max(1, rows / 3))
  }

  public func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {
    var screen = TouchBoard(board: board, style: style, wording: wording, rows: rows, lock: lock)
    try screen.run(act: act)
  }

  public func open(_ list: inout some ShownList, keys: String) throws {
    var screen = ListScreen(style: style, keys: keys)
    try screen.run(&list)
  }

  public func open(_ picture: inout some MovingPicture, leave: String, lock: ScreenLock?) throws {
    if style.isInLines { return try picture.watch(on: self) }
    var screen = MovingScreen(style: style, leave: leave, lock: lock)
    try screen.run(&picture)
  }

  /// A terminal that is gone takes nothing; the next question finds that it is.
  private func print(_ text: String, to outlet: Outlet) {
    bar.show("", nil)
    outlet.tell(text + "\n")
  }
}
