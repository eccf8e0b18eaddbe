import Composing
import BuiltIns
import Desk
import TagarelaKit
import Testing
import Workspace

@testable import Clinic
@testable import Commands
@testable import Shell

/// The messages that the sources say, held against those that the languages have.
struct CatalogueTests {
  private static let registry = Registry(builtInModules)

  /// Source text without the languages' own tables.
  private static let sources: String = {
    let files = Checkout.swiftFiles(in: "Sources", "Plugins").filter { !$0.contains("/Core/") }
    return files.compactMap { try? Checkout.text($0) }.joined(separator: "\n")
  }()

  /// What the groups of a pattern hold anywhere in the sources.
  private static func found(_ pattern: String) -> Set<String> {
    Set(((try? sources.found(pattern)) ?? []).flatMap { $0.dropFirst() })
  }

  /// All texts between quotes.
  private static let literals = found(#""((?:[^"\\\n]|\\.)*)""#)

  private static func table(_ language: String, _ text: KeyPath<Translation, String>) -> MessageTable {
    var table = MessageTable()
    for translation in registry.all(.translations) where translation.language == language {
      table.add(translation[keyPath: text])
    }
    return table
  }

  /// Keys that stand where a message is made.
  private static let said: Set<String> = {
    let direct = found(#"(?:Phrase|Failure)\(\s*"([^"\\]+)""#)
    let either = found(#"(?:Phrase|Failure)\([^"()]*\?\s*"([^"\\]+)"\s*:\s*"([^"\\]+)""#)
    let complained = found(#"complaints\.add\(\s*"([^"\\]+)""#)
    let refused = found(#"self\.init\("([^"\\]+)""#)
    return direct.union(either).union(complained).union(refused)
  }()

  @Test(arguments: registry.all(.languages).map(\.id))
  func `everything that is said is said in every language`(_ language: String) {
    let known = Set(Self.table(language, \.messages).texts.keys)
    #expect(Self.said.count > 150)
    for key in Self.said.subtracting(known).sorted() { Issue.record("\(language) has no text for \(key)") }
  }

  @Test(arguments: registry.all(.languages).map(\.id))
  func `no text is said in two ways by two modules`(_ language: String) {
    // Which one is shown would depend on the order of modules.
    for text in [\Translation.messages, \Translation.words] {
      var known: [String: String] = [:]
      for translation in Self.registry.all(.translations) where translation.language == language {
        for (key, text) in MessageTable(translation[keyPath: text]).texts {
          #expect(known[key] ?? text == text, "\(language): \(key)")
          known[key] = text
        }
      }
    }
  }

  @Test func `every kind of name can be unknown and ambiguous`() {
    let known = Set(Self.table("en", \.messages).texts.keys)
    for kind in Self.kinds {
      for key in ["\(kind).unknown", "\(kind).ambiguous"] { #expect(known.contains(key), "no text for \(key)") }
    }
  }

  private static let kinds = ["patient", "tutor", "category", "symbol", "board", "plan"]

  /// Keys that are put together while the program runs, with what tells whether anyone needs them.
  private static func isPutTogether(_ key: String) -> Bool {
    guard let dot = key.firstIndex(of: ".") else { return false }
    let rest = String(key[key.index(after: dot)...])
    let commands = CommandTable(registry.adding([.tour]))
    switch key[..<dot] {
    case "help" where commands.command(rest) != nil, "about" where commands.nouns.contains { $0.id == rest }:
      return true
    case "help":
      let parts = rest.split(separator: ".").map(String.init)
      guard let option = parts.last else { return false }
      let command = commands.command(parts.dropLast().joined(separator: "."))
      if parts.dropLast() == ["option"], isOfResults(option) { return true }
      let all = parts.dropLast() == ["option"] ? commands.all : command.map { [$0] } ?? []
      return all.contains { $0.signature.options.contains { $0.name == option } }
    case "keeper": return registry.all(.sentenceKeepers).contains { $0.id == rest }
    case "language": return registry.all(.languages).contains { $0.id == rest }
    case "field":
      return literals.contains(rest) || isSetting(rest)
        || commands.all.contains { $0.signature.parameters.contains { $0.name == rest } }
    case "category" where rest.hasPrefix("usual."): return UsualCategory(rawValue: String(rest.dropFirst(6))) != nil
    case "count": return literals.contains(rest) || registry.first(.parcelParts, id: rest) != nil
    case "board" where rest.hasPrefix("typed."): return TypedWay.allCases.contains { "typed.\($0)" == rest }
    case "email": return literals.contains(rest)
    case "concept": return rest.hasPrefix("category.")
    case "compose": return isOfComposing(rest)
    case "role": return VerbFrame.Role(rawValue: rest) != nil
    case "example": return examples.contains("_\(rest)_")
    case "page": return PageScript.says(rest)
    default: return kinds.contains { key == "\($0).unknown" || key == "\($0).ambiguous" }
    }
  }

  /// All lines of examples and of the tour, in small letters and with nothing but `_` between words.
  private static let examples: String = {
    let commands = CommandTable(registry.adding([.tour]))
    let lines =
      commands.all.flatMap { commands.examples(of: $0.signature) }.flatMap { $0.setup + [$0.line] }
      + TourStep.all.flatMap(\.parts).flatMap { [$0.line] + $0.names.map(\.usual) }
    let words = lines.map { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_") }
    return words.map { "_\($0)_" }.joined()
  }()

  /// Whether it is an option that commands take besides their own.
  private static func isOfResults(_ option: some StringProtocol) -> Bool {
    ResultShape.parameters(of: .reads).contains { $0.name == option }
  }

  private static func isSetting(_ key: some StringProtocol) -> Bool {
    Setting.all(registry, Wording("en", in: registry)).contains { $0.key == key }
  }

  /// Steps, deeds and tenses of guided sentences are cases of enumerations.
  private static func isOfComposing(_ key: String) -> Bool {
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    return switch parts[0] {
    case "step": GuidedSentence.Step(rawValue: parts[1]) != nil
    case "deed": ComposeScreen.Deed.allCases.contains { "\($0)" == parts[1] }
    case "typed": ComposeStep.allCases.contains { "\($0)" == parts[1] }
    case "tense": parts[1] == "present" || SentenceRequest.Tense(rawValue: parts[1]) != nil
    default: false
    }
  }

  @Test(arguments: registry.all(.languages).map(\.id))
  func `steps, deeds, tenses and roles of guided sentences have names in every language`(_ language: String) {
    let known = Self.table(language, \.messages).texts
    let steps = [GuidedSentence.Step.subject, .verb, .complement, .whole].map { "compose.step.\($0.rawValue)" }
    let deeds = ComposeScreen.Deed.allCases.map { "compose.deed.\($0)" }
    let typed = ComposeStep.allCases.map { "compose.typed.\($0)" }
    let tenses = ["present"] + SentenceRequest.Tense.allCases.map(\.rawValue)
    let roles = VerbFrame.Role.allCases.map { "role.\($0.rawValue)" }
    // The key of the tense shows the tense itself.
    for key in steps + deeds + typed + tenses.map({ "compose.tense.\($0)" }) + roles where known[key] == nil {
      Issue.record("\(language) has no text for \(key)")
    }
  }

  @Test func `no message is kept that nothing says`() {
    let known = Self.table("en", \.messages).texts.keys.sorted()
    let said = Self.said.union(Self.literals)
    for key in known where !said.contains(key) && !Self.isPutTogether(key) {
      Issue.record("nothing says \(key)")
    }
  }

  @Test func `no word is kept that nothing means`() {
    let commands = CommandTable(Self.registry.adding([.tour]))
    let verbs = Set(commands.all.compactMap(\.signature.verb))
    let options = Set(commands.all.flatMap { $0.signature.options.map(\.name) })
    let choices = Set(commands.all.flatMap { $0.signature.parameters.flatMap(\.kind.keys) })
    for key in Self.table("en", \.words).texts.keys.sorted() {
      let rest = key.drop { $0 != "." }.dropFirst()
      let isMeant =
        switch key.prefix(while: { $0 != "." }) {
        case "noun": commands.nouns.contains { $0.id == rest }
        case "verb": verbs.contains(String(rest))
        case "option": options.contains(String(rest)) || Self.isSetting(rest) || Self.isOfResults(rest)
        default:
          choices.contains(String(rest)) || Self.literals.contains(String(rest)) || Self.literals.contains(key)
            || Self.isCase(rest)
            || Self.registry.all(.pronunciations).contains { $0.clocks.contains(String(rest)) }
        }
      if !isMeant { Issue.record("nothing means \(key)") }
    }
  }

  /// Colours, kinds of plan and actions are cases of enumerations.
  private static func isCase(_ word: Substring) -> Bool {
    CategoryColor(rawValue: String(word)) != nil || PlanKind(rawValue: String(word)) != nil
      || Remains.Kind(rawValue: String(word)) != nil || BoardDifference.Change(rawValue: String(word)) != nil
      || Parcel.Kind.own(String(word)) != nil || LabelPlace(rawValue: String(word)) != nil
      || LetterCase(rawValue: String(word)) != nil || SentenceRequest.Speaker(rawValue: String(word)) != nil
      || WordClass(rawValue: String(word)) != nil || SlotRole(rawValue: String(word)) != nil
      || FileFormat.Carried(rawValue: String(word)) != nil
      || ["new", "changed", "removed"].contains(word)
  }

  @Test func `a message about something names it`() {
    // A place that the sources never fill stays empty on the screen.
    let filled = Self.found(#""([a-z_]+)"\s*[:,]"#).union(PageScript.names)
    for (key, text) in Self.table("en", \.messages).texts.sorted(by: { $0.key < $1.key }) {
      for place in text.matches(of: /(?:^|[^$])\{([A-Za-z_]+)[?}]/) where !filled.contains(String(place.1)) {
        Issue.record("nothing fills {\(place.1)} of \(key)")
      }
    }
  }
}
