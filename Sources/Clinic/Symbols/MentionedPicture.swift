import Canvas
import Catalog
public import Foundation
public import TagarelaKit
public import Workspace

extension Clinic {
  /// The picture of what is mentioned, with its name.
  ///
  /// - Parameter patient: who sees the symbols, and as whose pictures those of systems are wanted.
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.no_picture`, and what is wrong with a system.
  public func picture(of mention: SymbolMention, for patient: Int64?) throws -> (name: String, picture: Picture) {
    switch mention {
    case .library(let reference):
      let symbol = try librarySymbol(reference)
      return (symbol.name, try picture(of: symbol, choices: reference.choices, for: patient))
    case .word(let word):
      switch try namedSymbol(word, for: patient) {
      case .own(let symbol): return (symbol.name, try picture(of: symbol))
      case .library(let symbol): return (symbol.name, try picture(of: symbol, for: patient))
      }
    }
  }

  /// The same, some of it left for the patient to draw.
  ///
  /// - Throws: also ``Failure`` `symbol.no_partial`, for a picture of no system that draws so.
  public func partialPicture(of mention: SymbolMention, for patient: Int64?) throws -> (name: String, picture: Picture)
  {
    let (name, found) = try drawn(mention, for: patient)
    guard let (symbol, choices) = found,
      registry.first(.systems, id: symbol.system)?.choices.contains(.completeness) == true
    else { throw Failure("symbol.no_partial", ["name": .text(name)]) }
    return (name, try picture(of: symbol, choices: [SymbolSystem.Choice.partial] + choices, for: patient))
  }

  /// The library symbol that is mentioned, or that a symbol of one's own was taken from; nil when it was taken from none.
  private func drawn(_ mention: SymbolMention, for patient: Int64?) throws -> (
    name: String, found: (symbol: CatalogSymbol, choices: [String])?
  ) {
    switch mention {
    case .library(let reference):
      let symbol = try librarySymbol(reference)
      return (symbol.name, (symbol, reference.choices))
    case .word(let word):
      switch try namedSymbol(word, for: patient) {
      case .own(let symbol):
        let found = try symbol.source.flatMap { try librarySymbol(ofSource: $0) }
        return (symbol.name, found.map { ($0.symbol, $0.reference.choices) })
      case .library(let symbol): return (symbol.name, (symbol, []))
      }
    }
  }

  /// The number of the picture of what is mentioned; one of a system is kept.
  ///
  /// - Throws: as ``picture(of:for:)``.
  public func keptPicture(of mention: SymbolMention, for patient: Int64?) throws -> Int64 {
    switch mention {
    case .library(let reference): return try keepImage(of: reference, for: patient).picture
    case .word(let word):
      switch try namedSymbol(word, for: patient) {
      case .own(let symbol): return symbol.picture
      case .library(let symbol): return try keepPicture(of: symbol, for: patient)
      }
    }
  }

  /// A symbol's own picture.
  ///
  /// - Throws: ``Failure`` `symbol.no_picture`.
  public func picture(of symbol: SymbolRecord) throws -> Picture {
    guard let picture = try workspace.picture(symbol.picture) else {
      throw Failure("symbol.no_picture", ["name": .text(symbol.name)])
    }
    return picture
  }

  /// A picture alone as a file.
  ///
  /// - Parameter side: pixels, or points of SVG, of its longer side; nil for 512, and an SVG as it is.
  /// - Returns: the file, with how wide and high it is.
  /// - Throws: ``Failure`` `picture.…` for what can't be drawn.
  public func file(
    of picture: Picture, called name: String, as output: RenderOutput, side: Int?
  ) throws -> (data: Data, width: Int, height: Int) {
    let facts = try canvas.facts(of: picture.bytes, called: name)
    let scale = Double(side ?? 512) / max(facts.width, facts.height, 1)
    let (width, height) = (max(1, (facts.width * scale).rounded()), max(1, (facts.height * scale).rounded()))
    let place = Scene.PicturePlace(picture: 0, frame: Scene.Frame(x: 0, y: 0, width: width, height: height))
    let document = Document(
      title: name, language: wording.language.id, created: .now,
      pages: [Scene(width: width, height: height, elements: [.picture(place)])], pictures: [picture.bytes])
    let isAsItIs = output == .svg && picture.format == .svg && side == nil
    let data = isAsItIs ? picture.bytes : try canvas.render(document, as: output, scale: 1)
    return (data, Int(width), Int(height))
  }
}
