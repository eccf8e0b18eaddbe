import Catalog
import Clinic
import Desk
import Services
import Shell
import TagarelaKit
import Workspace

/// Looks in the workspace and in all systems; words in any language.
func findSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let place = try context.place(arguments)
  let category = arguments[SymbolParameter.libraryCategory]
  guard arguments.has(SymbolParameter.words) || category != nil || place != .everywhere else {
    throw Failure("argument.missing", ["name": .phrase(Phrase("field.words"))])
  }
  var search = SymbolSearch(arguments[SymbolParameter.words] ?? "", in: place, category: category)
  if let limit = arguments[SymbolParameter.limit] { search.limit = limit }
  let found = try arguments.at(SymbolParameter.libraryCategory) { try context.clinic.find(search, for: patient?.id) }
  return try context.outcome(found, search.words, for: patient)
}

extension Context {
  /// Where `--system` says that one looks.
  fileprivate func place(_ arguments: Arguments) throws -> SymbolSearch.Place {
    guard let word = arguments[SymbolParameter.system] else { return .everywhere }
    if word.folded == "workspace" { return .workspace }
    return .system(try system(arguments, SymbolParameter.system, 0, word).id)
  }

  fileprivate func outcome(_ found: [SymbolHit], _ words: String, for patient: PatientRecord?) throws -> Outcome {
    let rows = try found.map { found -> [Value] in
      switch found {
      case .own(let found):
        return [
          .word("workspace"), .text(String(found.symbol.id)), .text(found.symbol.name), .text(found.symbol.meaning),
          Value(try workspace.category(id: found.symbol.category)?.name), .real(found.score),
        ]
      case .library(let hit):
        let meaning = hit.symbol.note ?? (hit.matched.folded == hit.symbol.name.folded ? hit.symbol.name : hit.matched)
        return [
          .text(hit.symbol.system), .text(hit.symbol.code), .text(hit.symbol.name), .text(meaning),
          try clinic.categoryName(hit.symbol.category), .real(hit.score),
        ]
      }
    }
    let table = Table(
      [
        .init("system"), .init("id"), .init("name"), .init("meaning"), .init("category"), .init("score", .hidden),
      ], rows: rows, empty: Phrase("symbol.not_found", ["words": .text(words)]))
    return Outcome(.table(table), gallery: gallery(of: found, for: patient))
  }

  private func gallery(of found: [SymbolHit], for patient: PatientRecord?) -> Gallery? {
    guard let drawer = pictures() else { return nil }
    return Gallery(
      found.map { found in
        switch found {
        case .own(let found): item(found.symbol, for: patient, drawer)
        case .library(let hit): item(hit.symbol, for: patient, drawer)
        }
      }, isWhole: true)
  }

  /// A symbol of the workspace in a gallery.
  func item(_ symbol: SymbolRecord, for patient: PatientRecord?, _ drawer: PictureDrawer) -> Gallery.Item {
    let workspace = try? services[Workspace.self]
    return Gallery.Item(
      label: label(symbol.name, for: patient), note: "\(wording.word("value.workspace")) #\(symbol.id)",
      picture: drawer.drawing { try workspace?.picture(symbol.picture) })
  }

  /// A symbol of a system in a gallery.
  func item(
    _ symbol: CatalogSymbol, choices given: [String] = [], for patient: PatientRecord?, _ drawer: PictureDrawer
  ) -> Gallery.Item {
    let catalog = try? services[SymbolCatalog.self]
    let choices = (try? clinic.choices(of: symbol.system, for: patient?.id, given: given)) ?? []
    let picture = catalog.map { drawer.drawing(of: symbol, choices: choices, in: $0) }
    return Gallery.Item(
      label: label(symbol.name, for: patient), note: symbol.reference, picture: picture ?? { _, _ in nil })
  }

  /// What is written below a picture: in a patient's letters where it is theirs to look at.
  private func label(_ name: String, for patient: PatientRecord?) -> String {
    guard let patient, let letters = try? clinic.letters(for: patient) else { return name }
    return letters.applied(to: name)
  }
}
