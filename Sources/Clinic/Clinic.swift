public import Archive
public import Canvas
public import Catalog
public import Sound
public import TagarelaKit
public import Workspace

/// A clinic's data, and what works on them: what one does with the data are functions of this value. They know no prompt,
/// and ask nobody.
public struct Clinic: Sendable {
  public let workspace: Workspace
  /// What modules have brought.
  public let registry: Registry
  /// In whose language things are named and looked for.
  public let wording: Wording
  public let equipment: Equipment
  /// Asked while something takes long: true ends it with ``Failure`` `interrupted`.
  public let isInterrupted: @Sendable () -> Bool

  public init(
    _ workspace: Workspace, registry: Registry, wording: Wording, equipment: Equipment,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.workspace = workspace
    self.registry = registry
    self.wording = wording
    self.equipment = equipment
    self.isInterrupted = isInterrupted
  }

  /// - Throws: ``Failure`` `interrupted` when what goes on is to end.
  public func checkInterruption() throws {
    if isInterrupted() { throw Failure("interrupted") }
  }
}

/// The programs and tables that a clinic works with, each kept for as long as there is work: they are costly to begin with.
public struct Equipment: Sendable {
  public var canvas: Canvas?
  public var archive: Archive?
  public var catalog: SymbolCatalog?
  public var sound: Sound?
  public var speaker: Speaker?
  public var grammars: Grammars
  public var predictions: Predictions

  public init(
    canvas: Canvas? = nil, archive: Archive? = nil, catalog: SymbolCatalog? = nil, sound: Sound? = nil,
    speaker: Speaker? = nil, grammars: Grammars, predictions: Predictions
  ) {
    self.canvas = canvas
    self.archive = archive
    self.catalog = catalog
    self.sound = sound
    self.speaker = speaker
    self.grammars = grammars
    self.predictions = predictions
  }
}

extension Clinic {
  /// - Throws: ``Failure`` `drawing.none` where nothing can be drawn.
  public var canvas: Canvas { get throws { try present(equipment.canvas, "drawing.none") } }

  /// - Throws: ``Failure`` `archive.none` where no archives can be read and written.
  public var archiver: any Archiver { get throws { try present(equipment.archive, "archive.none") } }

  /// - Throws: ``Failure`` `system.none` where there are no symbol systems.
  public var catalog: SymbolCatalog { get throws { try present(equipment.catalog, "system.none") } }

  /// - Throws: ``Failure`` `sound.none` where nothing can be heard.
  public var sound: Sound { get throws { try present(equipment.sound, "sound.none") } }

  /// - Throws: ``Failure`` `sound.none` where nothing can be heard.
  public var speaker: Speaker { get throws { try present(equipment.speaker, "sound.none") } }

  public var grammars: Grammars { equipment.grammars }
  public var predictions: Predictions { equipment.predictions }

  private func present<Thing>(_ thing: Thing?, _ key: String) throws -> Thing {
    guard let thing else { throw Failure(key) }
    return thing
  }
}
