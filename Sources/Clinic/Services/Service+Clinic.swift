import Archive
import Canvas
public import Catalog
import Fetching
import Programs
import Sealing
public import Services
import Sound
public import TagarelaKit

extension Service {
  /// What a clinic works with, whatever modules there are: programs that are kept running, and tables that are costly to make.
  public static var ofClinic: [Service] {
    [canvas, archive, sealer, fetcher, catalog, grammars, predictions, sound, speaker]
  }

  private static var canvas: Service {
    Service("canvas") { Canvas(program: program("tagarela-canvas", $0, "canvas.works")) }
  }

  private static var archive: Service {
    Service("archive") { Archive(program: program("tagarela-archive", $0, "archive.works")) }
  }

  private static var sealer: Service {
    Service("sealer") { Sealer(program: program("tagarela-seal", $0, "seal.works")) }
  }

  private static var fetcher: Service {
    Service("fetcher") { surroundings in
      guard let folder = surroundings.cache else { throw Failure("fetch.none") }
      return PictureFetcher(
        Fetcher(program: program("tagarela-fetch", surroundings, "fetch.works", limits: Fetcher.limits)),
        FetchedPictures(folder: folder + "/fetched"))
    }
  }

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

  private static var sound: Service { Service("sound") { Sound(program("tagarela-sound", $0, "sound.works")) } }

  private static var speaker: Service {
    Service("speaker") {
      Speaker(try $0.needed(Sound.self))
    } end: {
      $0.stop()
    }
  }

  /// - Parameter work: what is said of it where it takes long.
  private static func program(
    _ name: String, _ surroundings: ServiceSurroundings, _ work: String, limits: LineProgram.Limits = .init()
  ) -> LineProgram {
    LineProgram(path: InstalledFiles.program(name), name: name, limits: limits) {
      surroundings.waiting(Phrase(work), $0)
    }
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
