import CEditline
public import Glibc

/// The prompt of a terminal: a line edited with libedit, with a history and what is known of it while it is typed. One thread at a
/// time may use it.
public final class LineEditor {
  /// How a line ended.
  public enum Answer: Equatable, Sendable {
    /// Enter.
    case line(String)
    /// Several lines, pasted or entered together, to be run one after another. `rest` has no line end: it is to be edited.
    case lines([String], rest: String)
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
  private let words: LineWords
  private var history: [String]
  private var editor: OpaquePointer?

  /// - Parameter history: Earlier lines, the oldest first.
  public init(
    history: [String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, error: Int32 = STDERR_FILENO,
    words: LineWords = LineWords()
  ) {
    self.history = history.map(\.asRows)
    self.words = words
    files = (input, output, error)
  }

  deinit {
    if let editor { cedit_close(editor) }
  }

  /// Reads a line, without its line end. Questions take none of the further lines of a paste, nor anything that was typed or pasted
  /// before they were asked: it waits for the prompt, and comes up there line by line.
  ///
  /// - Parameters:
  ///   - prompt: May hold ANSI escape sequences.
  ///   - remembering: Whether Up finds the line from now on, and several lines may be entered; false for questions.
  ///   - initial: What stands in the line to begin with.
  ///   - above: The rows right above, where the cursor is now, which change while nobody types.
  /// - Throws: `Refusal`.
  public func readLine(
    prompt: String, remembering: Bool, initial: String = "", guide: LineGuide = LineGuide(), above: LiveRows? = nil
  ) throws -> Answer {
    let editor = try started()
    let edited = EditedLine(
      editor: editor, output: files.output, prompt: prompt, guide: guide, words: words, history: history, above: above)
    var text: UnsafePointer<CChar>?
    let answer = withExtendedLifetime(edited) {
      let reader = cedit_reader(
        context: Unmanaged.passUnretained(edited).toOpaque(), press: pressKey, draw: drawLine)
      return cedit_read(editor, initial.asRows, remembering ? 1 : 0, reader, &text)
    }
    var line = text.map { String(cString: $0) } ?? ""
    if line.last?.isNewline == true { line.removeLast() }
    switch answer {
    case CEDIT_ABANDONED: return .abandoned
    case CEDIT_END: return .end
    case CEDIT_PASTED:
      let (whole, open) = guide.lines(of: line)
      // What follows the last line end has none.
      return .lines(open == nil ? whole.dropLast() : whole, rest: open ?? whole.last ?? "")
    default: break
    }
    guard remembering else { return .line(line) }
    let (whole, open) = guide.lines(of: line)
    if open == nil, whole.count > 1 { return .lines(whole, rest: "") }
    remember(line)
    return .line(line)
  }

  /// Makes Up find a line that was not typed here.
  public func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line.asRows != history.last else { return }
    history.append(line.asRows)
  }

  /// Reads lines meanwhile as if none had been typed before; those earlier ones are there again afterwards.
  public func withoutEarlierLines<Result>(_ body: () throws -> Result) rethrows -> Result {
    let earlier = history
    history = []
    defer { history = earlier }
    return try body()
  }

  /// Makes Up and the search find these lines alone.
  ///
  /// - Parameter lines: the oldest first.
  public func remember(only lines: [String]) {
    history = lines.map(\.asRows)
  }

  private func started() throws -> OpaquePointer {
    guard isatty(files.input) == 1, isatty(files.output) == 1 else { throw Refusal.notATerminal }
    if let editor { return editor }
    guard let started = cedit_open("tagarela", files.input, files.output, files.error) else {
      throw Refusal.unavailable
    }
    editor = started
    return started
  }
}

extension String {
  /// As it is edited: on several rows perhaps, without what steers a terminal.
  var asRows: String {
    utf8.contains(UInt8(ascii: "\n"))
      ? split(separator: "\n", omittingEmptySubsequences: false).map { String($0).asRow }.joined(separator: "\n")
      : asRow
  }
}
