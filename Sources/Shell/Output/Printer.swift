public import TagarelaKit

/// Shows outcomes and failures in the manner that was asked for.
public struct Printer: Sendable {
  public enum Manner: Sendable, Equatable {
    /// For people at a terminal.
    case terminal(Style)
    /// Stable text for files and tests: no colour, no boxes.
    case plain
    /// One document a command.
    case json
  }

  public let manner: Manner

  public init(_ manner: Manner) {
    self.manner = manner
  }

  /// What goes to standard output for an outcome, nil for nothing.
  ///
  /// - Parameter height: of the terminal, for what stays within it; nil for as many lines as there are.
  /// - Throws: what the rows of a table throw that is read while it is shown.
  public func text(_ outcome: Outcome, wording: Wording, width: Int?, height: Int? = nil) throws -> String? {
    switch outcome.manner ?? manner {
    case .json: return try JSON.line(outcome.output)
    case .plain: return try page(outcome, TextPage(wording: wording, style: .plain, width: nil, boxes: false))
    case .terminal(let style):
      let text = try page(outcome, TextPage(wording: wording, style: style, width: width, boxes: true, height: height))
      guard let gallery = outcome.gallery, !gallery.items.isEmpty else { return text }
      let above = gallery.isWhole ? nil : text
      let used = above.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count + 1 } ?? 0
      let rows = gallery.makesRoom ? height.map { max(0, $0 - used - Self.promptRows) } : nil
      let pictures = GalleryDrawing(gallery: gallery, style: style, columns: width ?? 100, rows: rows).lines
      guard !pictures.isEmpty else { return above }
      return ([above.map { [$0, ""] } ?? [], pictures].joined()).joined(separator: "\n")
    }
  }

  /// A line above the next prompt, and its own.
  private static let promptRows = 2

  /// A long table as ``text(_:wording:width:height:)`` has it, in parts that are handed on while its rows are read.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  func parts(
    of table: Table, in manner: Manner? = nil, wording: Wording, width: Int?, _ take: (String) throws -> Void
  ) throws {
    let page: TextPage
    switch manner ?? self.manner {
    case .json: return try JSON.write(.table(table), take)
    case .plain: page = TextPage(wording: wording, style: .plain, width: nil, boxes: false)
    case .terminal(let style): page = TextPage(wording: wording, style: style, width: width, boxes: true)
    }
    var isFirst = true
    try page.lines(of: table) { line in
      try take(isFirst ? line.text : "\n" + line.text)
      isFirst = false
    }
  }

  /// What ``text(_:wording:width:height:)`` shows at a terminal, line by line: of a table while its rows are read.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  func lines(
    _ outcome: Outcome, wording: Wording, width: Int, height: Int?, _ take: (PageLine) throws -> Void
  ) throws {
    if case .table(let table) = outcome.output, outcome.said == nil, outcome.gallery == nil {
      return try TextPage(wording: wording, style: style, width: width, boxes: true).lines(of: table, take)
    }
    guard let text = try text(outcome, wording: wording, width: width, height: height) else { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try take(PageLine(text: String(line)))
    }
  }

  /// What goes to standard error beside an outcome.
  public func remarks(_ outcome: Outcome, wording: Wording, width: Int?) -> [String] {
    outcome.remarks.map { style.dim("! ") + marked(wording.text(shown($0, width)), width) }
  }

  public func text(_ failure: Failure, wording: Wording, width: Int?) -> String {
    if case .json = manner, let line = try? JSON.line(.record(failure.record(in: wording))) { return line }
    var failure = failure
    failure.what = shown(failure.what, width)
    failure.hint = failure.hint.map { shown($0, width) }
    return Complaint(wording: wording, style: style, width: width).text(failure)
  }

  public var style: Style {
    if case .terminal(let style) = manner { style } else { .lines }
  }

  private func page(_ outcome: Outcome, _ page: TextPage) throws -> String? {
    if let said = outcome.said {
      return page.style.done("✓ ")
        + marked(page.wording.text(page.boxes ? said.shown(in: page.width) : said), page.width)
    }
    switch outcome.output {
    case .nothing: return nil
    case .record(let record): return page.record(record)
    case .table(let table): return try page.table(table)
    case .text(let text, _): return broken(text.harmless, to: page.width, indent: 2)
    case .grid(let grid, _): return GridPage(page: page).text(grid)
    }
  }

  /// With paths as people read them; files get them whole.
  private func shown(_ phrase: Phrase, _ width: Int?) -> Phrase {
    if case .terminal = manner { phrase.shown(in: width) } else { phrase }
  }

  /// What stands behind a mark and a blank.
  private func marked(_ text: String, _ width: Int?) -> String {
    broken(text, to: width.map { $0 - 2 }, indent: 0).replacing("\n", with: "\n  ")
  }
}
