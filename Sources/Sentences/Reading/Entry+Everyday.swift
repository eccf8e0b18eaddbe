import TagarelaKit

extension Entry {
  /// Words by their kind, a line each: `noun f mass idea: paciencia`, `adjective state of person,animal: agotado`, `verb isDone:
  /// evitar`. Of a noun stand its gender (`m`, `f`, none in languages without), `plural` and its marks, then its kinds, most telling first; of
  /// an adjective its kinds and what can be so; of a verb its ``Course``. Words are in their dictionary form; `\` at its end
  /// continues a line.
  public static func everyday(_ lines: String) -> [Entry] {
    lines.split(whereSeparator: \.isNewline).flatMap { line -> [Entry] in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let heading = Heading(parts[0]) else { return [] }
      return parts[1].split(separator: " ").map { heading.entry(String($0)) }
    }
  }

  /// What the words of a line are.
  private struct Heading {
    private var model: Entry

    init?(_ text: Substring) {
      var words = text.split(separator: " ").map(String.init)
      guard let wordClass = words.first.flatMap(WordClass.init(rawValue:)) else { return nil }
      words.removeFirst()
      switch wordClass {
      case .noun:
        model = Entry("", .noun)
        let genders = words.compactMap(ConceptWord.Gender.init(rawValue:))
        model.gender = genders.first.map { $0 == .feminine ? .feminine : .masculine }
        model.isPlural = words.contains("plural")
        model.marks = Set(words.dropLast()).subtracting(genders.map(\.rawValue) + ["plural"])
        model.kinds = words.last.map(Self.list) ?? []
      case .adjective:
        guard words.count == 3, words[1] == "of" else { return nil }
        model = Entry("", .adjective)
        model.kinds = Self.list(words[0])
        model.bearers = Self.list(words[2])
      case .verb:
        guard let course = words.first.flatMap(Course.init), let verb = Entry.verbs("-", course).first else {
          return nil
        }
        model = verb
      default: return nil
      }
    }

    func entry(_ word: String) -> Entry {
      var entry = model
      entry.text = word
      return entry
    }

    private static func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
  }
}
