import CEditline
public import Glibc

/// The prompt of a terminal: a line edited with libedit, with a history and Tab. One thread at a time may use it.
public final class LineEditor {
  /// How a line ended.
  public enum Answer: Equatable, Sendable {
    /// Enter.
    case line(String)
    /// Ctrl-C: what was typed is to be forgotten.
    case abandoned
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
  }

  /// Why there is no prompt.
  public enum Refusal: Error, Sendable, Equatable {
    /// Input or output is a file or a pipe: nothing is edited there.
    case notATerminal
    /// libedit could not be started.
    case unavailable
  }

  private let files: (input: Int32, output: Int32, error: Int32)
  private let more: (Int) -> String
  private var history: [String]
  private var editor: OpaquePointer?

  /// - Parameters:
  ///   - history: Earlier lines, the oldest first.
  ///   - more: The last line of a list of completions that is too long to be shown, for the number left out.
  public init(
    history: [String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO,
    more: @escaping (Int) -> String = { "… +\($0)" }
  ) {
    self.history = history
    self.more = more
    files = (input, output, error)
  }

  deinit {
    if let editor { cedit_close(editor) }
  }

  /// Reads a line, without its line end. Of a paste of several lines each comes up at a prompt of its own, to be looked
  /// at and entered. Questions take none of them, nor anything that was typed or pasted before they were asked: it waits
  /// for the prompt.
  ///
  /// - Parameters:
  ///   - prompt: May hold ANSI escape sequences.
  ///   - remembering: Whether Up finds the line from now on; false for questions.
  ///   - completer: What fits at `cursor`, a UTF-8 offset in `line`.
  ///   - above: The rows right above, where the cursor is now, which change while nobody types.
  /// - Throws: `Refusal`.
  public func readLine(
    prompt: String, remembering: Bool, completer: ((_ line: String, _ cursor: Int) -> Completion)? = nil,
    above: LiveRows? = nil
  ) throws -> Answer {
    let editor = try started()
    let tab = TabKey(editor: editor, output: files.output, more: more, completer: completer)
    var text: UnsafePointer<CChar>?
    if let above { cedit_keep_above(editor, Int32(above.rows), drawAbove, Unmanaged.passUnretained(above).toOpaque()) }
    let answer = withExtendedLifetime((tab, above)) {
      cedit_read(
        editor, markedPrompt(prompt), remembering ? 1 : 0, completer == nil ? nil : completeAtTab,
        Unmanaged.passUnretained(tab).toOpaque(), &text)
    }
    switch answer {
    case CEDIT_ABANDONED: return .abandoned
    case CEDIT_END: return .end
    default: break
    }
    var line = text.map { String(cString: $0) } ?? ""
    if line.last?.isNewline == true { line.removeLast() }
    if remembering { remember(line) }
    return .line(line)
  }

  /// Makes Up find a line that was not typed here.
  public func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    if let editor { cedit_remember(editor, line.asRow) } else { history.append(line) }
  }

  private func started() throws -> OpaquePointer {
    guard isatty(files.input) == 1, isatty(files.output) == 1 else { throw Refusal.notATerminal }
    if let editor { return editor }
    guard let started = cedit_open("tagarela", files.input, files.output, files.error) else {
      throw Refusal.unavailable
    }
    editor = started
    for line in history { cedit_remember(started, line.asRow) }
    history = []
    return started
  }
}
