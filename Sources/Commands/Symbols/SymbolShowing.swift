import Catalog
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Shows a symbol of the workspace, of a system, or a concept; beside it the same in every system.
func showSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let word = try arguments[SymbolParameter.mentioned]
  let patient = try context.optionalPatient(arguments)
  if let (symbol, reference) = try context.librarySymbol(arguments, SymbolParameter.mentioned, 0, word) {
    return try context.show(symbol, reference.choices, for: patient)
  }
  return try arguments.at(SymbolParameter.mentioned) {
    do {
      switch try context.clinic.bestNamed(word, for: patient?.id, other: { try context.clinic.concept(meant: word) }) {
      case .own(let symbol): return try context.show(symbol, for: patient)
      case .other(let concept): return try context.show(concept, for: patient)
      }
    } catch var failure as Failure where failure.what.key == "symbol.unknown" {
      failure.candidates += try context.clinic.near(word, for: patient?.id)
      throw failure
    }
  }
}

extension Context {
  fileprivate func show(_ symbol: CatalogSymbol, _ choices: [String], for patient: PatientRecord?) throws -> Outcome {
    let concept = try symbol.concept.flatMap { try clinic.catalog.concept($0) }
    var fields: [Record.Field] = [
      .init(key: "system", value: .text(symbol.system)), .init(key: "id", value: .text(symbol.code)),
      .init(key: "name", value: .text(symbol.name)), .init(key: "note", value: Value(symbol.note)),
      .init(key: "category", value: try clinic.categoryName(symbol.category)),
    ]
    fields += concept.map(meaning) ?? []
    let others =
      try concept.map { try clinic.symbols(showing: $0, for: patient?.id) }?.filter { $0.system != symbol.system } ?? []
    fields.append(.init(key: "others", value: .list(others.map { .text($0.reference) })))
    let gallery = pictures().map { drawer in
      Gallery(
        [item(symbol, choices: choices, for: patient, drawer)] + others.map { item($0, for: patient, drawer) })
    }
    return Outcome(.record(Record(fields: fields)), gallery: gallery)
  }

  fileprivate func show(_ symbol: SymbolRecord, for patient: PatientRecord?) throws -> Outcome {
    var record = try clinic.record(of: symbol)
    let concept = try clinic.concept(of: symbol)
    let others =
      try concept.flatMap { try clinic.catalog.concept($0) }.map { try clinic.symbols(showing: $0, for: patient?.id) }
      ?? []
    record.fields.append(.init(key: "others", value: .list(others.map { .text($0.reference) })))
    let gallery = pictures().map { drawer in
      Gallery([item(symbol, for: patient, drawer)] + others.map { item($0, for: patient, drawer) })
    }
    return Outcome(.record(record), gallery: gallery)
  }

  fileprivate func show(_ concept: Concept, for patient: PatientRecord?) throws -> Outcome {
    let side = try clinic.symbols(showing: concept, for: patient?.id)
    let own = try workspace.symbols(showing: concept.key, for: patient?.id)
    let record = Record(
      fields: meaning(concept) + [
        .init(key: "category", value: try clinic.categoryName(concept.category)),
        .init(key: "symbols", value: .list(own.map { .text($0.name) })),
        .init(key: "others", value: .list(side.map { .text($0.reference) })),
      ])
    let gallery = pictures().map { drawer in
      Gallery(own.map { item($0, for: patient, drawer) } + side.map { item($0, for: patient, drawer) })
    }
    return Outcome(.record(record), gallery: gallery)
  }

  private func meaning(_ concept: Concept) -> [Record.Field] {
    let words = registry.all(.languages).map { language in
      let words = (concept.words[language.id] ?? []).map(\.text).removingRepeats
      return Record.Field(key: language.id, value: .text(words.joined(separator: ", ")))
    }
    return [
      .init(key: "concept", value: .text(concept.key)),
      .init(key: "word_class", value: .word(concept.wordClass.rawValue)),
      .init(key: "words", value: .record(Record(fields: words))),
    ]
  }
}
