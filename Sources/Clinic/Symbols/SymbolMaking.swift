import Catalog
public import TagarelaKit
public import Workspace

/// A picture that is kept, for a symbol.
public struct SymbolImage: Sendable {
  /// The number of the picture.
  public let picture: Int64
  /// As ``TagarelaKit/Symbol/source``; nil for a picture of one's own.
  public let source: String?
  /// The key of what it shows, where it is of a system.
  public let concept: String?

  /// A picture of one's own.
  public init(picture: Int64) {
    self.picture = picture
    source = nil
    concept = nil
  }

  fileprivate init(_ symbol: CatalogSymbol, _ choices: [String], picture: Int64) {
    self.picture = picture
    source = LibraryReference.written(symbol, choices)
    concept = symbol.concept
  }
}

extension Clinic {
  /// Keeps the picture of a library symbol, as a patient's pictures are wanted.
  public func keepImage(of reference: LibraryReference, for patient: Int64?) throws -> SymbolImage {
    let symbol = try librarySymbol(reference)
    let picture = try keepPicture(of: symbol, choices: reference.choices, for: patient)
    return SymbolImage(symbol, reference.choices, picture: picture)
  }

  /// Makes a symbol.
  ///
  /// - Parameters:
  ///   - meaning: nil for its name.
  ///   - voice: the number of its recording.
  ///   - video: the number of its film.
  ///   - owner: whose alone it is; nil for everybody's.
  /// - Throws: ``Failure`` `symbol.exists`.
  public func makeSymbol(
    _ name: String, meaning: String?, category: CategoryRecord, image: SymbolImage, voice: Int64?,
    video: Int64? = nil, for owner: PatientRecord?
  ) throws -> SymbolRecord {
    let symbol = Symbol(
      name: name, meaning: meaning ?? name, category: category.value, picture: nil, source: image.source,
      concept: image.concept)
    return try workspace.add(
      symbol, category: category.id, patient: owner?.id, picture: image.picture, voice: voice, video: video)
  }

  /// All that a symbol of the workspace is, for programs.
  public func record(of symbol: SymbolRecord) throws -> Record {
    let picture = try workspace.pictureFacts(symbol.picture)
    return try Record([
      "id": .integer(Int(symbol.id)), "name": .text(symbol.name), "meaning": .text(symbol.meaning),
      "category": Value(workspace.category(id: symbol.category)?.name),
      "patient": Value(symbol.patient.flatMap { try workspace.patient(id: $0)?.name }),
      "picture": picture.map { .text("\($0.format.rawValue.uppercased()), \(Int($0.width)) × \(Int($0.height))") }
        ?? .none,
      "voice": symbol.voice == nil ? .none : .flag(true),
      "video": symbol.video == nil ? .none : .flag(true), "source": Value(symbol.source),
      "concept": Value(symbol.concept),
    ])
  }
}

extension SymbolRecord {
  /// Gives it another picture; what that shows counts from then on where it is known.
  public mutating func show(_ image: SymbolImage) {
    picture = image.picture
    self.source = image.source
    if let concept = image.concept { self.concept = concept }
  }

  /// The symbol system that it was taken from.
  public var system: String? { self.source?.split(separator: ":").first.map(String.init) }
}
