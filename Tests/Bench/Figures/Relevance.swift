import Catalog
import Foundation
import TagarelaKit

extension Part {
  /// How well searches find what was meant: a list of questions with the concept that is expected.
  static let relevance = Part(name: "relevance") { bench in
    let catalog = bench.catalog([.drawing(try bench.concepts(), id: "all")], in: try bench.fresh("relevance"))
    let results = try Question.all().map { ($0, try catalog.place(of: $0)) }
    for language in ["pt", "es", "ca", "en"] {
      let own = results.filter { $0.0.language == language }
      try bench.add("relevance, \(language)", own, first: 85, five: 95)
    }
    for kind in Set(results.map(\.0.kind)).sorted() {
      try bench.add("relevance, \(kind)", results.filter { $0.0.kind == kind })
    }
    let missed = results.filter { ($0.1 ?? .max) > 5 }
    for (question, place) in missed.prefix(60) {
      let line = [question.language, question.kind, question.text, question.concepts.joined(separator: " or ")]
      bench.report.note("not among the first five: \(line.joined(separator: ", ")) (\(place.map(String.init) ?? "–"))")
    }
  }
}

/// A line of the list: what somebody types, and what that one means.
struct Question {
  let language: String
  let kind: String
  let text: String
  /// Any of these will do.
  let concepts: [String]

  /// From `Tests/Relevance/queries.tsv`.
  static func all() throws -> [Question] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Relevance/queries.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let cells = $0.split(separator: "\t").map(String.init)
      guard cells.count == 4 else { throw Trouble("\(file.path): \($0)") }
      return Question(
        language: cells[0], kind: cells[1], text: cells[2],
        concepts: cells[3].split(separator: "|").map(String.init))
    }
  }
}

extension SymbolCatalog {
  /// Where what is expected stands among the first twenty, from 1.
  fileprivate func place(of question: Question) throws -> Int? {
    try find(SymbolQuery(question.text, language: question.language)).firstIndex { hit in
      hit.symbol.concept.map(question.concepts.contains) == true
    }.map { $0 + 1 }
  }
}

extension Bench {
  fileprivate func add(_ what: String, _ results: [(Question, Int?)], first: Double? = nil, five: Double? = nil) throws
  {
    func share(_ most: Int) -> Double {
      100 * Double(results.count { ($0.1 ?? .max) <= most }) / Double(max(1, results.count))
    }
    try report.add(
      Figure(what: "\(what): the first, of \(results.count)", unit: .percent, ours: share(1), budget: first))
    try report.add(Figure(what: "\(what): in the first five", unit: .percent, ours: share(5), budget: five))
  }
}
