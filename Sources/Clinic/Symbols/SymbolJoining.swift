import Canvas
import Catalog
public import TagarelaKit
public import Workspace

/// One of the symbols that are joined.
public struct JointPart {
  public let name: String
  fileprivate let picture: Picture
  /// Asked for only where the joined symbol takes it: it may have to be made.
  fileprivate let category: () throws -> CategoryRecord
  fileprivate let library: CatalogSymbol?
}

extension Clinic {
  /// So many symbols can be joined.
  public static let joinable = 2...9

  /// What a mention brings into a joined symbol.
  ///
  /// - Parameters:
  ///   - patient: who sees the symbol that is mentioned.
  ///   - owner: for whom it is joined; nil for everybody.
  public func jointPart(_ mention: SymbolMention, for patient: Int64?, owner: Int64?) throws -> JointPart {
    switch mention {
    case .library(let reference): return try part(librarySymbol(reference), reference.choices, for: owner)
    case .word(let word):
      switch try namedSymbol(word, for: patient) {
      case .library(let symbol): return try part(symbol, [], for: owner)
      case .own(let symbol):
        // Where its system doesn't have it any more, its picture is what there is of it.
        let library = symbol.source.flatMap { try? librarySymbol(ofSource: $0)?.symbol }
        return JointPart(
          name: symbol.name, picture: try picture(of: symbol), category: { try category(of: symbol) }, library: library)
      }
    }
  }

  /// Makes a symbol of several: in the way of their system when they are all of one that has such a way, else a picture of
  /// the pictures.
  ///
  /// - Parameters:
  ///   - parts: as many as ``joinable``.
  ///   - meaning: nil for the names of the parts.
  ///   - category: nil for that of the first.
  /// - Returns: the symbol, and the system that has such a way.
  /// - Throws: ``Failure`` `symbol.join_count`, `symbol.exists`.
  public func join(
    _ parts: [JointPart], called name: String, meaning: String? = nil, category: CategoryRecord? = nil,
    for owner: PatientRecord?
  ) throws -> (symbol: SymbolRecord, system: SymbolSystem?) {
    try Self.checkIsJoinable(parts.count)
    let libraries = parts.compactMap(\.library)
    let joined =
      libraries.count == parts.count ? try catalog.joined(libraries, language: wording.language.id) : nil
    let picture = try joined.map { try keepPicture(of: $0, for: owner?.id) } ?? keepJoint(parts, name)
    let category = try category ?? parts[0].category()
    let symbol = Symbol(
      name: name, meaning: meaning ?? parts.map(\.name).joined(separator: " + "), category: category.value,
      picture: nil, source: joined?.reference)
    return (
      try workspace.add(symbol, category: category.id, patient: owner?.id, picture: picture, voice: nil),
      joined.flatMap { registry.first(.systems, id: $0.system) }
    )
  }

  /// - Throws: ``Failure`` `symbol.join_count`.
  public static func checkIsJoinable(_ count: Int) throws {
    guard joinable.contains(count) else {
      throw Failure("symbol.join_count", ["most": .integer(joinable.upperBound)])
    }
  }

  private func part(_ symbol: CatalogSymbol, _ choices: [String], for owner: Int64?) throws -> JointPart {
    JointPart(
      name: symbol.name, picture: try picture(of: symbol, choices: choices, for: owner),
      category: { try usualCategory(of: symbol) }, library: symbol)
  }

  private func category(of symbol: SymbolRecord) throws -> CategoryRecord {
    guard let category = try workspace.category(id: symbol.category) else {
      throw Failure("category.unknown", ["name": .text("#\(symbol.category)")])
    }
    return category
  }

  /// Draws the pictures side by side, four and more in rows, each in a square of the same size.
  private func keepJoint(_ parts: [JointPart], _ title: String) throws -> Int64 {
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
    let bytes = try canvas.render(document, as: .svg, scale: 1)
    return try workspace.keep(Picture(format: .svg, bytes: bytes), width: page.width, height: page.height)
  }
}
