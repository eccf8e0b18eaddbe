import Foundation
import TagarelaKit

/// A symbol system in memory.
struct PlainSystem: SymbolSource {
  let id: String
  let symbols: [SystemSymbol]

  func fingerprint() throws -> String { "\(symbols.count)" }

  func list(progress: (Int, Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws -> [FileComplaint] {
    for symbol in symbols { try take(symbol) }
    return []
  }

  func picture(of code: String, choices: [String]) throws -> Picture { Picture(format: .svg, bytes: Data()) }

  var module: Module {
    Module(id: id, version: "1") { registrar in
      try registrar.add(SymbolSystem(id: id, name: id) { _ in self }, to: .systems)
    }
  }

  /// A system that draws concepts.
  static func drawing(_ concepts: some Sequence<Concept>, id: String) -> PlainSystem {
    PlainSystem(id: id, symbols: concepts.map { SystemSymbol(code: $0.key, concept: $0.key) })
  }

  /// A clinic's own pictures: half of them what one does with a thing (few words, each in many names), the other half
  /// words that come once.
  static func clinic(_ count: Int, _ concepts: [Concept]) -> PlainSystem {
    func words(_ kind: WordClass) -> [String] {
      concepts.filter { $0.wordClass == kind }.compactMap { $0.words["pt"]?.first?.text }
    }
    let (verbs, nouns) = (words(.verb), words(.noun))
    return PlainSystem(
      id: "clinic",
      symbols: (0..<count).map { number in
        let half = number / 2
        let name =
          number % 2 == 0 ? "\(verbs[half % verbs.count]) \(nouns[half % nouns.count])" : Clinic.name(of: half)
        return SystemSymbol(code: "p\(number).png", words: ["pt": [name]], category: "nossas", tags: ["foto"])
      })
  }
}
