import Canvas
import Catalog
import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// One of the symbols that are joined.
private struct Part {
  let name: String
  let picture: Picture
  /// Asked for only where the joined symbol takes it: it may have to be made.
  let category: () throws -> CategoryRecord
  let library: CatalogSymbol?
}

/// Makes a symbol of several: in the way of their system when they are all of one that has such a way, else a picture of
/// the pictures.
func joinSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try Rules.name(arguments, SymbolParameter.name)
  let owner = arguments.has(Common.patient) ? try context.optionalPatient(arguments) : nil
  let words = arguments[SymbolParameter.parts]
  guard (2...9).contains(words.count) else {
    return try arguments.at(SymbolParameter.parts) { throw Failure("symbol.join_count", ["most": 9]) }
  }
  let parts = try words.indices.map { try context.part(arguments, $0, words[$0], for: owner?.id) }
  let libraries = parts.compactMap(\.library)
  let joined =
    libraries.count == parts.count
    ? try context.clinic.catalog.joined(libraries, language: context.wording.language.id) : nil
  let picture =
    try joined.map { try context.clinic.keepPicture(of: $0, for: owner?.id) } ?? context.keepJoint(parts, name)
  let category =
    try context.category(arguments, SymbolParameter.category) ?? parts[0].category()
  let symbol = Symbol(
    name: name, meaning: arguments[SymbolParameter.meaning] ?? parts.map(\.name).joined(separator: " + "),
    category: category.value, picture: nil, source: joined?.reference)
  let record = try arguments.at(SymbolParameter.name) {
    try context.workspace.add(symbol, category: category.id, patient: owner?.id, picture: picture, voice: nil)
  }
  let system = joined.flatMap { context.registry.first(.systems, id: $0.system)?.name }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(name), "parts": .text(symbol.meaning), "category": .text(category.name), "system": Value(system),
  ]
  return .record(
    try context.fields(record), said: Phrase(system == nil ? "symbol.joined" : "symbol.joined_in", said))
}

extension Context {
  fileprivate func part(_ arguments: Arguments, _ index: Int, _ word: String, for patient: Int64?) throws -> Part {
    if let (symbol, reference) = try librarySymbol(arguments, SymbolParameter.parts, index, word) {
      return try arguments.at(SymbolParameter.parts, index) { try part(symbol, reference.choices, for: patient) }
    }
    return try arguments.at(SymbolParameter.parts, index) {
      switch try clinic.namedSymbol(word, for: patient ?? subject?.id) {
      case .own(let symbol):
        guard let picture = try workspace.picture(symbol.picture) else {
          throw Failure("symbol.no_picture", ["name": .text(symbol.name)])
        }
        // Where its system doesn't have it any more, its picture is what there is of it.
        let library = symbol.source.flatMap { try? clinic.librarySymbol(ofSource: $0)?.symbol }
        return Part(name: symbol.name, picture: picture, category: { try category(of: symbol) }, library: library)
      case .library(let symbol): return try part(symbol, [], for: patient)
      }
    }
  }

  private func part(_ symbol: CatalogSymbol, _ choices: [String], for patient: Int64?) throws -> Part {
    Part(
      name: symbol.name, picture: try clinic.picture(of: symbol, choices: choices, for: patient),
      category: { try clinic.usualCategory(of: symbol) }, library: symbol)
  }

  private func category(of symbol: SymbolRecord) throws -> CategoryRecord {
    guard let category = try workspace.category(id: symbol.category) else {
      throw Failure("category.unknown", ["name": .text("#\(symbol.category)")])
    }
    return category
  }

  /// Draws the pictures side by side, four and more in rows, each in a square of the same size.
  fileprivate func keepJoint(_ parts: [Part], _ title: String) throws -> Int64 {
    let columns = parts.count <= 3 ? parts.count : Int(Double(parts.count).squareRoot().rounded(.up))
    let rows = (parts.count + columns - 1) / columns
    let (side, gap) = (200.0, 12.0)
    let elements = parts.indices.map { index in
      let frame = Scene.Frame(
        x: Double(index % columns) * (side + gap), y: Double(index / columns) * (side + gap), width: side, height: side)
      return Scene.Element.picture(Scene.PicturePlace(picture: index, frame: frame))
    }
    let page = Scene(
      width: Double(columns) * (side + gap) - gap, height: Double(rows) * (side + gap) - gap, elements: elements)
    let document = Document(
      title: title, language: wording.language.id, created: .now, pages: [page], pictures: parts.map(\.picture.bytes))
    let bytes = try clinic.canvas.render(document, as: .svg, scale: 1)
    return try workspace.keep(Picture(format: .svg, bytes: bytes), width: page.width, height: page.height)
  }
}
