import Archive
import BuiltIns
import Canvas
import Catalog
import Clinic
import Commands
import Desk
import Foundation
import Programs
import Services
import Shell
import TagarelaKit
import Workspace

@testable import tagarela

/// A session on an empty workspace in a folder of its own.
final class ShellBench {
  private let folder: URL
  private let session: Session
  let workspace: Workspace

  /// - Parameter cache: a folder for what can be worked out again.
  init(_ modules: [Module], cache: String = ShellBench.cache, console: any Console = RecordingConsole()) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let registry = Registry(modules)
    workspace = try Workspace.open(
      folder.appending(path: "clinic.tagarela").path, tables: registry.all(.tables), hooks: .init(isTemporary: true))
    var services = Services()
    services.add(workspace)
    // Programs beside the shell are there by name only: nothing here draws or packs.
    let program = LineProgram(path: folder.appending(path: "none").path, name: "none")
    let canvas = Canvas(program: program)
    services.add(canvas)
    services.add(Archive(program: program))
    services.add(SymbolCatalog(registry: registry, renderer: canvas, folder: cache) { _ in })
    session = Session(
      registry: registry, services: services, ledger: workspace, console: console,
      wording: Wording("en", in: registry), isInterrupted: { false })
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What can be worked out again is worked out once for all that have all modules.
  static let cache = made("whole")
  /// For those that lack modules, and work out anew what others have of them.
  static let cacheOfParts = made("parts")

  private static func made(_ name: String) -> String {
    let folder = caches.appending(path: name).path
    let nobody = Canvas(program: LineProgram(path: folder, name: "none"))
    _ = try? SymbolCatalog(registry: Registry(builtInModules), renderer: nobody, folder: folder) { _ in }.systems()
    return folder
  }

  /// Until the tests end.
  private static let caches: URL = {
    atexit { try? FileManager.default.removeItem(at: ShellBench.caches) }
    return FileManager.default.temporaryDirectory.appending(path: "modules-cache-\(getpid())")
  }()

  /// A path in the bench's folder.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What a line comes to.
  func outcome(_ line: String) throws -> Outcome? { try session.run(line) }

  var wording: Wording { session.wording }

  /// What a page or a server would have of the same data, without a prompt.
  var clinic: Clinic {
    Clinic(workspace, registry: session.registry, wording: wording, services: session.services)
  }

  /// What Tab offers at the end of a line.
  func offered(_ line: String) -> [String] {
    suggested(line).map(\.text)
  }

  /// The same, with what is listed.
  func suggested(_ line: String) -> [Completer.Suggestion] {
    Completer(session: session).suggestions(for: line, cursor: line.utf8.count).items
  }

  /// What a line shows as plain text.
  func run(_ line: String) throws -> String? {
    let outcome = try session.run(line)
    return try outcome.flatMap { try Printer(.plain).text($0, wording: session.wording, width: nil) }
  }
}
