import Foundation
import TagarelaKit
import TagarelaTestSupport

extension Part {
  /// How many sentences come out as people say them, and how long they take.
  static let sentences = Part(name: "sentences") { bench in
    let registry = Registry(modules)
    for grammar in registry.all(.grammars) {
      let language = grammar.id
      var make = try grammar.prepare(Lexicon(registry.all(.vocabularies)))
      try bench.measure(
        "sentences, \(language): the language loaded", .milliseconds, budget: 60,
        ours: { try seconds { make = try grammar.prepare(Lexicon(registry.all(.vocabularies))) } },
        value: { $0 * 1e3 })
      for table in [language, "\(language)-fresh"] {
        guard let cases = try? CaseTable("sentences/\(table)").rows, !cases.isEmpty else { continue }
        let requests = try cases.map { ($0, try SentenceRequest(words: $0.cells[0], options: $0.cells[1])) }
        let right = requests.count { row, request in row.accepts(make(request).text) }
        try bench.report.add(
          Figure(
            what: "sentences, \(table): right, of \(cases.count)", unit: .percent,
            ours: 100 * Double(right) / Double(cases.count)))
        try bench.measure(
          "sentences, \(table): one sentence", .microseconds, budget: 100,
          ours: { seconds { for (_, request) in requests { _ = make(request) } } },
          value: { $0 / Double(requests.count) * 1e6 })
      }
    }
    for pronunciation in registry.all(.pronunciations) {
      guard let cases = try? CaseTable("syllables/\(pronunciation.id)").rows, !cases.isEmpty else { continue }
      let words = cases.map { $0.cells[0] }
      try bench.measure(
        "syllables, \(pronunciation.id): one word", .microseconds,
        ours: { seconds { for word in words { _ = pronunciation.syllables(word) } } },
        value: { $0 / Double(words.count) * 1e6 })
      let text = "12:30, 21/11/2026, 1.250,50 €, 33 %"
      try bench.measure(
        "spoken numbers, \(pronunciation.id): a line of four", .microseconds,
        ours: { seconds { for _ in 0..<100 { _ = pronunciation.spoken(text) } } }, value: { $0 / 100 * 1e6 })
    }
  }
}
