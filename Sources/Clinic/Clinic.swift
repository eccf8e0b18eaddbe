import Archive
public import Canvas
public import Catalog
public import Services
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
  /// The programs and tables that it works with, each kept for as long as there is work: they are costly to begin with.
  public let services: Services
  /// Asked while something takes long: true ends it with ``Failure`` `interrupted`.
  public let isInterrupted: @Sendable () -> Bool

  public init(
    _ workspace: Workspace, registry: Registry, wording: Wording, services: Services,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.workspace = workspace
    self.registry = registry
    self.wording = wording
    self.services = services
    self.isInterrupted = isInterrupted
  }

  /// - Throws: ``Failure`` `interrupted` when what goes on is to end.
  public func checkInterruption() throws {
    if isInterrupted() { throw Failure("interrupted") }
  }
}

extension Clinic {
  /// - Throws: ``Failure`` `drawing.none` where nothing can be drawn.
  public var canvas: Canvas { get throws { try present(services[Canvas.self], "drawing.none") } }

  /// - Throws: ``Failure`` `archive.none` where no archives can be read and written.
  public var archiver: any Archiver { get throws { try present(services[Archive.self], "archive.none") } }

  /// - Throws: ``Failure`` `system.none` where there are no symbol systems.
  public var catalog: SymbolCatalog { get throws { try present(services[SymbolCatalog.self], "system.none") } }

  /// - Throws: ``Failure`` `sound.none` where nothing can be heard.
  public var sound: Sound { get throws { try present(services[Sound.self], "sound.none") } }

  /// - Throws: ``Failure`` `sound.none` where nothing can be heard.
  public var speaker: Speaker { get throws { try present(services[Speaker.self], "sound.none") } }

  /// - Throws: ``Failure`` as ``Services/subscript(_:)``.
  public var grammars: Grammars { get throws { try services[Grammars.self] ?? Grammars(registry) } }

  /// - Throws: ``Failure`` as ``Services/subscript(_:)``.
  public var predictions: Predictions { get throws { try services[Predictions.self] ?? Predictions(registry) } }

  private func present<Thing>(_ thing: Thing?, _ key: String) throws -> Thing {
    guard let thing else { throw Failure(key) }
    return thing
  }
}
