import Archive
import Canvas
import Catalog
public import Clinic
public import Shell
import Sound
import TagarelaKit
public import Workspace

extension Context {
  /// What a command works on.
  ///
  /// - Throws: ``Failure`` `workspace.none` where no workspace is open.
  public var clinic: Clinic {
    get throws {
      Clinic(
        try workspace, registry: registry, wording: wording,
        equipment: Equipment(
          canvas: services[Canvas.self], archive: services[Archive.self], catalog: services[SymbolCatalog.self],
          sound: services[Sound.self], speaker: services[Speaker.self],
          grammars: services[Grammars.self] ?? Grammars(registry),
          predictions: services[Predictions.self] ?? Predictions(registry)),
        isInterrupted: session.isInterrupted)
    }
  }

  public var workspace: Workspace {
    get throws {
      guard let workspace = services[Workspace.self] else { throw Failure("workspace.none") }
      return workspace
    }
  }
}
