import Archive
import Canvas
public import Catalog
import Programs
public import Services
import Sound
public import TagarelaKit

extension Service {
  /// What a clinic works with, whatever modules there are: programs that are kept running, and tables that are costly to make.
  public static var ofClinic: [Service] { [canvas, archive, catalog, grammars, predictions, sound, speaker] }

  private static var canvas: Service { Service("canvas") { _ in Canvas(program: program("tagarela-canvas")) } }

  private static var archive: Service { Service("archive") { _ in Archive(program: program("tagarela-archive")) } }

  private static var catalog: Service {
    Service("catalog") { surroundings in
      // Without a folder there would be nothing to look things up in.
      guard let folder = surroundings.cache else { throw Failure("system.none") }
      return SymbolCatalog(
        registry: surroundings.registry, renderer: try surroundings.needed(Canvas.self), folder: folder
      ) { notice in
        surroundings.progress(
          notice.system, notice.done < notice.total ? Double(notice.done) / Double(notice.total) : nil)
      }
    }
  }

  private static var grammars: Service { Service("grammars") { Grammars($0.registry) } }

  private static var predictions: Service {
    Service("predictions") { Predictions($0.registry, cache: $0.cache) }
  }

  private static var sound: Service { Service("sound") { _ in Sound(program("tagarela-sound")) } }

  private static var speaker: Service {
    Service("speaker") {
      Speaker(try $0.needed(Sound.self))
    } end: {
      $0.stop()
    }
  }

  private static func program(_ name: String) -> LineProgram {
    LineProgram(path: InstalledFiles.program(name), name: name)
  }
}

extension SymbolCatalog: ModuleDependent {
  public func adapted(to registry: Registry) -> SymbolCatalog { over(registry) }
}

extension Grammars: ModuleDependent {
  public func adapted(to registry: Registry) -> Grammars { Grammars(registry) }
}

extension Predictions: ModuleDependent {}

extension Speaker: OngoingWork {}
