import Services
import TagarelaKit
import Terminal

extension LineGuide {
  /// What a session knows of the lines at its prompt.
  ///
  /// - Parameter isColored: whether words are coloured and what may come next is suggested.
  init(_ session: Session, isColored: Bool) {
    self.init()
    let completer = Completer(session: session)
    complete = { completer.suggestions(for: $0.onOneLine, cursor: $1).completion }
    isOpen = { $0.isOpenLine }
    let configuration = try? session.services[Configuration.self]
    let aliases = Aliases(lines: configuration?.aliases ?? [:])
    expand = aliases.abbreviation
    guard isColored else { return }
    colors = configuration?.colors ?? [:]
    let highlighter = Highlighter(session: session)
    highlight = { highlighter.stretches(of: $0.onOneLine, cursor: $1, isIdle: $2) }
  }
}

extension String {
  /// Whether a line goes on on the next row: a quote is open, or it ends in a backslash.
  var isOpenLine: Bool {
    do {
      _ = try Lexer.words(of: onOneLine)
      return false
    } catch {
      let key = (error as? Failure)?.what.key
      return key == "line.quote_open" || key == "line.backslash_at_end"
    }
  }

  /// Rows that a backslash joins as one line: blanks stand in their place, so that places stay what they are.
  var onOneLine: String { replacing("\\\n", with: "  ") }
}
