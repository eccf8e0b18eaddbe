public import TagarelaKit

/// All commands on one page, made from their signatures, in the words of a language.
public struct Reference: Sendable {
  let wording: Wording
  /// The nouns in the order in which help has them.
  public let chapters: [Chapter]

  /// A noun and what can be done with it.
  public struct Chapter: Sendable {
    public let noun: String
    public let about: String
    public let commands: [CommandEntry]
  }

  public init(_ wording: Wording, of table: CommandTable) {
    self.wording = wording
    chapters = table.nouns.map { noun in
      Chapter(
        noun: wording.word("noun.\(noun.id)"), about: wording.text(Phrase("about.\(noun.id)")),
        commands: noun.commands.map { CommandEntry($0, in: wording, of: table) })
    }
  }

  /// What a page can be written as, by the ending of its file.
  public enum Form: String, Sendable, CaseIterable {
    case md, html, txt
    /// For `man`.
    case manual = "1"
  }

  /// The page.
  public func page(as form: Form) -> String {
    switch form {
    case .md: markdown
    case .html: web
    case .txt: text
    case .manual: manual
    }
  }

  var title: String { wording.text(Phrase("reference.title")) }

  /// How lines are made, which holds for all commands.
  var introduction: [String] {
    let options = ResultShape.parameters(of: .reads).map(Usage(wording: wording).option).joined(separator: " ")
    let phrases = [
      Phrase("help.intro"), Phrase("help.lines"), Phrase("reference.marks"),
      Phrase("reference.results", ["options": .text(options)]),
    ]
    return phrases.map(wording.text)
  }

  /// The same for programs.
  public var value: Value {
    .list(
      chapters.map { chapter in
        .record(
          Record([
            "noun": .text(chapter.noun), "about": .text(chapter.about),
            "commands": .list(chapter.commands.map { .record($0.record) }),
          ]))
      })
  }
}

extension CommandEntry {
  fileprivate var record: Record {
    func list(_ rows: [Row]) -> Value {
      .list(rows.map { .record(Record(["typed": .text($0.typed), "about": .text($0.about)])) })
    }
    let shown = examples.map { example in
      Value.record(
        Record([
          "lines": .list(example.lines.map(Value.text)), "result": .text(example.result.joined(separator: "\n")),
        ]))
    }
    return Record([
      "usage": .text(usage), "summary": .text(summary), "operands": list(operands), "options": list(options),
      "examples": .list(shown),
    ])
  }
}
