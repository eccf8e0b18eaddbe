/// What whoever runs a line knows of it while it is typed. All places are UTF-8 offsets.
public struct LineGuide {
  /// What a part of a line is.
  public enum Role: String, Sendable, CaseIterable {
    case noun, verb, option, quoted, known, unknown, comment
  }

  /// A part of a line that is shown as what it is.
  public struct Stretch: Sendable, Equatable {
    public var range: Range<Int>
    public var role: Role

    public init(_ range: Range<Int>, _ role: Role) {
      self.range = range
      self.role = role
    }
  }

  /// What fits at `cursor`; nil where Tab does nothing.
  public var complete: ((_ line: String, _ cursor: Int) -> Completion)?
  /// What is what; nil where nothing is coloured or suggested. Where nobody types just then, `isIdle`, it may look things up; at each
  /// key it answers from what it knows.
  public var highlight: ((_ line: String, _ cursor: Int, _ isIdle: Bool) -> [Stretch])?
  /// Whether a line goes on on the next row.
  public var isOpen: (_ line: String) -> Bool = { _ in false }
  /// What a word at the beginning of a line stands for; nil for itself.
  public var expand: (_ word: String) -> String? = { _ in nil }
  /// A line that the user may want: it is suggested before others, on an empty line as well, and Enter on an empty line takes it.
  public var proposal: String?
  /// A line that usually comes next: it is suggested like the proposal, but nothing takes it by itself.
  public var next: String?

  /// How parts are shown that aren't shown as usual.
  public var colors: [Role: LineColor] = [:]

  public init() {}

  /// The lines that a text of several rows holds: those that are whole, and what is open still.
  func lines(of text: String) -> (whole: [String], open: String?) {
    var whole: [String] = []
    var open: String?
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = open.map { $0 + "\n" + row } ?? String(row)
      open = isOpen(line) ? line : nil
      if open == nil { whole.append(line) }
    }
    return (whole, open)
  }

  /// The same with the place where each begins; the last is the open one, if there is one.
  func parts(of text: String) -> [(start: Int, line: String)] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [(0, text)] }
    let (whole, open) = lines(of: text)
    var start = 0
    return (whole + [open].compactMap(\.self)).map { line in
      defer { start += line.utf8.count + 1 }
      return (start, line)
    }
  }
}

/// What the editor of lines says of itself, in the user's language.
public struct LineWords: Sendable {
  /// The last line of a list of completions that is too long to be shown, for the number left out.
  public var more: @Sendable (Int) -> String
  /// Before what is looked for among earlier lines.
  public var search: String
  /// In its place where nothing is found.
  public var searchFailed: String
  /// How another editor is chosen, where there is none.
  public var noEditor: String

  public init(
    more: @escaping @Sendable (Int) -> String = { "… +\($0)" }, search: String = "search: ",
    searchFailed: String = "not found: ", noEditor: String = "EDITOR?"
  ) {
    self.more = more
    self.search = search
    self.searchFailed = searchFailed
    self.noEditor = noEditor
  }
}
