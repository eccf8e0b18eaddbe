import TagarelaKit

/// Help in the user's language: all nouns, one noun's commands, or one command with its options and examples.
public struct HelpPage {
  private let session: Session
  private var wording: Wording { session.wording }

  public init(session: Session) {
    self.session = session
  }

  /// - Throws: ``Failure`` as for a command that isn't known.
  public func text(about words: [String]) throws -> String {
    guard let first = words.first else { return overview }
    let line = words.joined(separator: " ")
    if words.count == 1, let noun = session.table.noun(first), noun.hasVerbs {
      return text(noun)
    }
    let found = try session.table.command(in: Lexer.words(of: line), line: line, wording: wording)
    return text(found.command)
  }

  private var overview: String {
    let rows = session.table.nouns.map { noun in
      (wording.word("noun.\(noun.id)"), wording.text(Phrase("about.\(noun.id)")))
    }
    return
      ([wording.text(Phrase("help.intro"))] + page.columns(rows) + [
        "", wording.text(Phrase("help.more")), wording.text(Phrase("help.lines")), wording.text(Phrase("help.tour")),
        wording.text(Phrase("help.reference")),
      ])
      .joined(separator: "\n")
  }

  private func text(_ noun: Noun) -> String {
    let usage = Usage(wording: wording)
    let rows = noun.commands.filter { $0.signature.verb != nil }.map {
      (usage.name($0.signature), wording.text(Phrase("help.\($0.signature.id)")))
    }
    let own = noun.commands.filter { $0.signature.verb == nil }.flatMap { [text($0), ""] }
    return ([wording.text(Phrase("about.\(noun.id)"))] + own + page.columns(rows)).joined(separator: "\n")
  }

  private func text(_ command: Command) -> String { page.text(CommandEntry(command, in: wording, of: session.table)) }

  private var page: HelpText { HelpText(wording: wording) }
}
