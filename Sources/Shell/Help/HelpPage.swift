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
      ([wording.text(Phrase("help.intro"))] + columns(rows) + [
        "", wording.text(Phrase("help.more")), wording.text(Phrase("help.lines")), wording.text(Phrase("help.tour")),
      ])
      .joined(separator: "\n")
  }

  private func text(_ noun: Noun) -> String {
    let usage = Usage(wording: wording)
    let rows = noun.commands.map {
      (
        $0.signature.verb == nil ? usage.line($0.signature) : usage.name($0.signature),
        wording.text(Phrase("help.\($0.signature.id)"))
      )
    }
    return ([wording.text(Phrase("about.\(noun.id)"))] + columns(rows)).joined(separator: "\n")
  }

  private func text(_ command: Command) -> String {
    let signature = command.signature
    let usage = Usage(wording: wording)
    var lines = [usage.line(signature), "  " + wording.text(Phrase("help.\(signature.id)"))]
    let options = signature.options.map { (usage.option($0), usage.about($0, of: signature)) }
    if !options.isEmpty { lines += ["", wording.text(Phrase("help.options"))] + columns(options) }
    if command.effect == .reads {
      let options = ResultShape.parameters(of: command.effect).map(usage.option).joined(separator: " ")
      lines += ["", wording.text(Phrase("help.results", ["options": .text(options)]))]
    }
    let examples = session.table.examples(of: signature).filter { [nil, wording.language.id].contains($0.language) }
    if !examples.isEmpty { lines += ["", wording.text(Phrase("help.examples"))] }
    let shown = ExampleWording(wording, of: session.table)
    for example in examples {
      lines += shown.lines(of: example).suffix(2).map { "  " + $0 }
      if wording.language.id == example.language ?? wording.standIn, !example.result.isEmpty {
        lines += example.result.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
  }
}
