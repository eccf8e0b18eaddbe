public import TagarelaKit

/// All commands by noun and verb.
public struct CommandTable: Sendable {
  public let nouns: [Noun]
  let commandWords: CommandWords
  private let commands: [String: Command]
  private let registry: Registry

  public init(_ registry: Registry) {
    // A noun may get verbs from several modules.
    var nouns: [Noun] = []
    for noun in registry.all(.nouns) {
      let id = String(noun.id.prefix { $0 != "/" })
      if let index = nouns.firstIndex(where: { $0.id == id }) {
        nouns[index] = Noun(id, nouns[index].commands + noun.commands)
      } else {
        nouns.append(Noun(id, noun.commands))
      }
    }
    self.nouns = nouns
    commandWords = CommandWords(registry.all(.translations))
    self.registry = registry
    commands = Dictionary(
      nouns.flatMap(\.commands).map { ($0.signature.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public var all: [Command] { nouns.flatMap(\.commands) }

  public func command(_ id: String) -> Command? { commands[id] }

  /// A command's own examples and those of modules, in the order of registration.
  public func examples(of signature: Signature) -> [Example] {
    signature.examples + registry.all(.examples).flatMap { $0.of(signature.id) }
  }

  /// Whether a command can begin with a word.
  func begins(with word: String) -> Bool {
    commandWords.meanings(of: word, .noun).contains { commands[$0] != nil } || noun(word) != nil
  }

  func noun(_ word: String) -> Noun? {
    let meanings = commandWords.meanings(of: word, .noun)
    return nouns.first { meanings.contains($0.id) }
  }

  /// The command that the first words name, and how many words that took. A noun alone lists, or shows where there is nothing to
  /// list.
  ///
  /// - Throws: ``Failure`` `command.unknown`, `command.verb_unknown`, `command.verb_missing`.
  func command(in words: [Word], line: String, wording: Wording) throws -> (command: Command, words: Int) {
    guard let first = words.first else { throw Failure("command.unknown", ["word": ""]) }
    if !first.quoted {
      for meaning in commandWords.meanings(of: first.text, .noun) {
        if let command = commands[meaning] { return verbCommand(of: meaning, words) ?? (command, 1) }
      }
    }
    guard !first.quoted, let noun = noun(first.text) else { throw unknown(first, line, wording) }
    guard words.count > 1, !words[1].text.hasPrefix("--") else {
      if let list = commands["\(noun.id).list"] ?? commands["\(noun.id).show"] { return (list, 1) }
      throw Failure(
        "command.verb_missing", ["noun": .text(first.text)], candidates: verbs(of: noun, wording),
        place: Place(text: line, range: first.range))
    }
    if let found = verbCommand(of: noun.id, words) { return found }
    let verbs = verbs(of: noun, wording)
    let near = self.verbs(near: words[1].text, of: noun.id, wording)
    throw Failure(
      "command.verb_unknown", ["noun": .text(first.text), "verb": .text(words[1].text)],
      hint: Phrase("command.verb_unknown.hint", ["noun": .text(wording.word("noun.\(noun.id)"))]),
      candidates: near.isEmpty ? nearestOf(verbs, to: words[1].text) : near,
      place: Place(text: line, range: words[1].range))
  }

  /// What the second word does, where it is a verb of the noun.
  private func verbCommand(of noun: String, _ words: [Word]) -> (command: Command, words: Int)? {
    guard words.count > 1 else { return nil }
    for meaning in commandWords.meanings(of: words[1].text, .verb, beside: noun) {
      if let command = commands["\(noun).\(meaning)"] { return (command, 2) }
    }
    return nil
  }

  /// The noun's verbs that a word may have been meant for.
  func verbs(near word: String, of noun: String, _ wording: Wording) -> [String] {
    let commands = nouns.first { $0.id == noun }?.commands ?? []
    return nearest(
      to: word, among: commands.compactMap(\.signature.verb).flatMap { wording.verbs($0, of: noun) },
      byEar: wording.language.byEar)
  }

  private func unknown(_ word: Word, _ line: String, _ wording: Wording) -> Failure {
    let words = nouns.map { wording.word("noun.\($0.id)") }
    let near = nearest(to: word.text, among: words + nouns.map(\.id), byEar: wording.language.byEar)
    return Failure(
      "command.unknown", ["word": .text(word.text)], hint: Phrase("command.unknown.hint"),
      candidates: near, place: Place(text: line, range: word.range))
  }

  private func verbs(of noun: Noun, _ wording: Wording) -> [String] {
    noun.commands.compactMap { $0.signature.verb.map { wording.verb($0, of: noun.id) } }
  }
}
