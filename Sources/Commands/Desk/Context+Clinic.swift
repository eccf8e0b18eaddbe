import Archive
import Canvas
import Catalog
import Clinic
import Shell
import Sound
import TagarelaKit
import Workspace

extension Context {
  /// What a command works on.
  ///
  /// - Throws: ``Failure`` `workspace.none` where no workspace is open.
  var clinic: Clinic {
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

  var workspace: Workspace {
    get throws {
      guard let workspace = services[Workspace.self] else { throw Failure("workspace.none") }
      return workspace
    }
  }
}
