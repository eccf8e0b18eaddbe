import Shell
import TagarelaKit

/// What a tour says, in the user's language.
struct TourWording {
  private let wording: Wording
  private let examples: ExampleWording

  init(_ wording: Wording, of table: CommandTable) {
    self.wording = wording
    examples = ExampleWording(wording, of: table)
  }

  init(_ context: Context) { self.init(context.wording, of: context.session.table) }

  /// The line of a part as it is typed.
  func line(_ part: TourPart, _ state: TourState) -> String {
    let line = examples.lines(of: Example(part.line, prints: "")).last ?? part.line
    return part.names.enumerated().reduce(line) { line, name in
      let word = name.element.now(state) ?? examples.text(for: name.element.usual)
      return line.replacing("$\(name.offset + 1)", with: word.asWord)
    }
  }

  func title(_ step: Int) -> String {
    "\(place(step)) · \(wording.text(Phrase(TourStep.all[step].title)))"
  }

  func place(_ step: Int) -> String { "\(step + 1)/\(TourStep.all.count)" }

  /// Where there is a prompt, and how one goes through it there.
  var introduction: String {
    ["tour.intro", "tour.ways", "tour.words"].map { wording.text(phrase($0)) }.joined(separator: "\n")
  }

  var ending: String { wording.text(phrase("tour.ending")) }

  /// After a line that failed.
  func help(with line: String) -> String { wording.text(phrase("tour.hint", line: line)) }

  /// Where letters lie, which would leave.
  var folder: String { examples.text(for: "sent") }

  var leave: String { wording.word("noun.quit") }

  /// With the words that are typed on a tour.
  private func phrase(_ key: String, line: String? = nil) -> Phrase {
    Phrase(
      key,
      [
        "skip": .text(wording.word("noun.skip")), "back": .text(wording.word("noun.back")), "leave": .text(leave),
        "line": Value(line),
      ])
  }

  /// All steps as text, where nobody can be led through them.
  var page: String {
    let steps = TourStep.all.indices.map { step -> String in
      let parts = TourStep.all[step].parts.flatMap {
        ["  " + wording.text(Phrase($0.text)), "    " + line($0, TourState())]
      }
      return ([title(step)] + parts).joined(separator: "\n")
    }
    return ([wording.text(Phrase("tour.page"))] + steps).joined(separator: "\n\n")
  }

  /// The same for programs.
  var list: Value {
    .list(
      TourStep.all.map { step in
        .record(
          Record([
            "title": .text(wording.text(Phrase(step.title))),
            "lines": .list(
              step.parts.map {
                .record(Record(["line": .text(line($0, TourState())), "text": .text(wording.text(Phrase($0.text)))]))
              }),
          ]))
      })
  }
}
