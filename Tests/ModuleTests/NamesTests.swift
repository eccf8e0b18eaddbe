import BuiltIns
import Shell
import TagarelaKit
import Testing

/// The core knows nobody by name, and no module another one.
struct NamesTests {
  private static let registry = Registry(builtInModules)
  private static let languages = Set(registry.all(.languages).map(\.id))

  /// Where modules are listed, and where the words of a clause are put together for those languages that share it.
  private static func core() -> [String] {
    Checkout.swiftFiles(in: "Sources").filter { $0 != "Sources/BuiltIns/Composition.swift" }
  }

  private static let sources = Dictionary(
    uniqueKeysWithValues: Checkout.swiftFiles(in: "Sources", "Plugins").map { file in
      (file, Result { SwiftLiterals(try Checkout.text(file)).all })
    })

  private static func literals(_ file: String) throws -> [SwiftLiterals.Literal] { try sources[file]?.get() ?? [] }

  @Test func `the core names no language`() throws {
    #expect(Self.languages == ["pt", "es", "ca", "en"])
    let column = Self.languages.map { "\\t\($0)" }
    for file in Self.core() {
      for literal in try Self.literals(file) {
        let isNamed =
          Self.languages.contains(literal.text) || Self.languages.contains { literal.text.contains("\"\($0)\"") }
          || column.contains { literal.text.hasSuffix($0) || literal.text.contains($0 + "\\t") }
          || Self.languages.contains { literal.text.contains("--lang \($0)") }
        #expect(!isNamed, "\(file):\(literal.line) names a language: \(literal.text)")
      }
    }
  }

  /// Identifiers that are words of their own as well, in commands or in what people say, and so can't be told from them.
  private static let ordinary: Set<String> = {
    let commands = CommandTable(registry)
    var words = Set(commands.nouns.map(\.id)).union(commands.all.compactMap(\.signature.verb))
    words.formUnion(commands.all.flatMap { $0.signature.parameters.map(\.name) })
    let concepts = registry.all(.vocabularies).flatMap { (try? $0.tables()) ?? [] }.flatMap(\.concepts)
    words.formUnion(concepts.map(\.key))
    words.formUnion(concepts.flatMap { $0.words.values.joined().map(\.text) })
    let core = registry.modules.first { $0.id == "core" }?.extensions ?? []
    let coreParts = core.filter { $0.point == ExtensionPoint<PackPart>.packParts.name }.map(\.id)
    words.formUnion(SlotRole.allCases.map(\.rawValue) + coreParts)
    words.formUnion(registry.modules.flatMap { $0.extensions.map(\.point) })
    for translation in registry.all(.translations) {
      words.formUnion(
        MessageTable(translation.messages).texts.keys.compactMap { $0.wholeMatch(of: /field\.(\w+)/)?.1 }.map(
          String.init))
    }
    return words
  }()

  /// Of layouts, formats, symbol systems, voices and modules, with who registered each. Kinds of pictures are the core's own.
  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    let points = [
      ExtensionPoint<BoardLayout>.layouts.name, ExtensionPoint<FileFormat>.formats.name,
      ExtensionPoint<SymbolSystem>.systems.name, ExtensionPoint<SpeechVoice>.voices.name,
    ]
    for module in registry.modules where module.id != "core" {
      owners[module.id] = module.id
      for entry in module.extensions where points.contains(entry.point) { owners[entry.id] = module.id }
    }
    return owners.filter { PictureFormat(rawValue: $0.key) == nil }
  }()

  /// What a literal means of `owners`: said whole where nothing else is called so; compared with, given or taken where nothing
  /// else is said (`id == "pdf"`, `layout: "grid"`); or as the system of a symbol (`pcs:juice`).
  ///
  /// - Parameter isAmongWords: in a language's module, where any word may stand.
  private static func named(by literal: SwiftLiterals.Literal, isAmongWords: Bool = false) -> String? {
    let text = literal.text
    if owners[text] != nil {
      let isMeant = literal.before.contains(
        /(?:==|!=|\?\?|\b(?:layout|layouts|format|formats|system|systems|module|voice):|\.\w+, id:)\s*\[?\s*$/)
      if isMeant || !isAmongWords && !ordinary.contains(text) { return text }
    }
    let system = text.matches(of: /(?:^|[\s"])([a-z0-9]+):[a-z0-9]/).map { String($0.1) }
    return system.first { registry.first(.systems, id: $0) != nil }
  }

  @Test func `the core names no layout, format, symbol system, voice or module`() throws {
    #expect(Set(["grid", "pdf", "pcs", "psyb", "bliss"]).isSubset(of: Self.owners.keys))
    for file in Self.core() {
      for literal in try Self.literals(file) {
        let name = Self.named(by: literal)
        #expect(name == nil, "\(file):\(literal.line) names \(name ?? "")")
      }
    }
  }

  @Test func `no module names what another one brings`() throws {
    let folders = try Checkout.folders(in: "Plugins")
    for folder in folders {
      let files = Checkout.swiftFiles(in: "Plugins/\(folder)")
      // Which modules a folder makes it says itself.
      let own = Set(
        try files.flatMap { try Checkout.text($0).found(#"\bModule\(\s*id: "([^"]+)""#).map { $0[1] } })
      #expect(own.count == 1, "\(folder) makes \(own)")
      let isLanguage = Self.registry.modules.contains { module in
        own.contains(module.id) && module.extensions.contains { $0.point == ExtensionPoint<Language>.languages.name }
      }
      for file in files {
        for literal in try Self.literals(file) {
          guard let name = Self.named(by: literal, isAmongWords: isLanguage), let owner = Self.owners[name],
            !own.contains(owner)
          else { continue }
          Issue.record("\(file):\(literal.line) names \(name), of \(owner)")
        }
      }
    }
  }

  private static let concepts = registry.all(.vocabularies).flatMap { (try? $0.tables()) ?? [] }.flatMap(\.concepts)

  /// Compared with, looked up or taken; or as nothing else is written: `love-action`.
  @Test func `the core names no concept`() throws {
    let keys = Set(Self.concepts.map(\.key))
    #expect(keys.count > 1500)
    for file in Self.core() where !file.hasPrefix("Sources/Sentences/") {
      for literal in try Self.literals(file) where keys.contains(literal.text) {
        let isMeant = literal.before.contains(
          /(?:[cC]oncept\w*[?!]?(?:\.key)?\s*(?:==|!=|\?\?|:)|showing:|concept\(|[cC]oncepts\[)\s*\[?\s*$/)
        #expect(
          !isMeant && !literal.text.contains("-"), "\(file):\(literal.line) names the concept \(literal.text)")
      }
    }
  }

  /// Examples are what somebody has typed, and specimens are chosen to be strange.
  @Test func `the core has no word of a language`() throws {
    let specimens = ["Sources/Conformance/", "Sources/ProgramModules/Trying/"]
    for file in Self.core() where !specimens.contains(where: file.hasPrefix) {
      for literal in try Self.literals(file) where !literal.isInExample {
        let isForeign = literal.text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
        #expect(!isForeign, "\(file):\(literal.line) says \(literal.text)")
      }
    }
  }

  /// The room knows concepts, kinds and marks, and what is written with signs; words come from the languages.
  @Test func `the room of sentences has no word of a language`() throws {
    let relations = Self.registry.all(.vocabularies).compactMap { try? $0.relations() }
    var known = Set(Self.concepts.map(\.key))
    for nature in relations.flatMap(\.natures.values) {
      known.formUnion(nature.kinds + nature.marks.map(\.name) + nature.marks.flatMap(\.values))
    }
    for frame in relations.flatMap(\.frames.values) {
      known.formUnion(frame.subjects + frame.marks + frame.complements.flatMap(\.kinds))
    }
    // Marks that the room itself makes of words, the beginnings and ends that keys share, and the sign for metres.
    known.formUnion(["uncountable", "not-", "-ordinal", "m"])
    // Keys that are words in another language than that of the keys: only where concepts are listed or asked for.
    let alike: Set = ["a", "as", "he", "i", "me", "no", "son"]
    for file in Checkout.swiftFiles(in: "Sources/Sentences") {
      for literal in try Self.literals(file) {
        let text = literal.text.replacing(/\\u\{\w+\}/, with: "")
        guard text.contains(where: \.isLetter) else { continue }
        // One byte is a sign: the h of 14h30.
        if literal.before.hasSuffix("ascii: ") { continue }
        let isKey = known.contains(text)
        let isAsked =
          !alike.contains(text) || file.hasSuffix("/ConceptReader.swift")
          || literal.before.contains(/[cC]oncept[\w.?()]*\s*(?:==|!=)\s*$/)
        #expect(isKey && isAsked, "\(file):\(literal.line) says \(literal.text)")
      }
    }
  }
}
