import BuiltIns
import Foundation
import Services
import Shell
import Synchronization
import TagarelaKit
import Testing
import Workspace

/// A module's service as its commands have it.
struct SessionServiceTests {
  /// Counts how often it is rung; one for a session.
  private final class Bell: Sendable {
    let rings = Mutex(0)
  }

  /// What became of the bells.
  private final class Tower: Sendable {
    let made = Mutex(0)
    let ended = Mutex(0)
  }

  private let tower = Tower()

  private var bells: Module {
    let tower = tower
    return Module(id: "bells", version: "1.0") { registrar in
      let bell = Service("bell") { _ in
        tower.made.withLock { $0 += 1 }
        return Bell()
      } end: { (_: Bell) in
        tower.ended.withLock { $0 += 1 }
      }
      try registrar.add(bell, to: .services)
      let ring = Command(
        Signature("ring", nil, [], examples: [Example("ring", prints: "1")]), .reads
      ) { context, _ in
        let bell = try #require(try context.services[Bell.self])
        let count = bell.rings.withLock { rings in
          rings += 1
          return rings
        }
        return Outcome(.text("\(count)", json: .integer(count)))
      }
      try registrar.add(Noun("ring", [ring]), to: .nouns)
      try registrar.add(
        Translation(module: "bells", language: "en", words: "noun.ring = ring", messages: "help.ring = Rings."),
        to: .translations)
    }
  }

  private func session(isInterrupted: @escaping @Sendable () -> Bool = { false }) throws -> (Session, PipeConsole) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bells-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let workspace = try Workspace.open(folder.appending(path: "clinic.tagarela").path, hooks: .init(isTemporary: true))
    let registry = Registry(builtInModules + [bells])
    let console = PipeConsole(width: nil, style: .plain)
    let session = Session(
      registry: registry, services: Services(registry), ledger: workspace, console: console,
      wording: Wording("en", in: registry), isInterrupted: isInterrupted)
    return (session, console)
  }

  @Test func `a command reaches its module's service, the same one each time`() throws {
    let (session, _) = try session()
    #expect(tower.made.withLock { $0 } == 0)
    for count in 1...3 {
      let outcome = try #require(try session.run("ring"))
      #expect(try Printer(.plain).text(outcome, wording: session.wording, width: nil) == "\(count)")
    }
    #expect(tower.made.withLock { $0 } == 1)
  }

  @Test(arguments: [(["ring", "quit", "ring"], false, Int32(0)), (["ring", "ring"], true, 130)])
  func `a service ends once with the session, after quit and after an interruption`(
    _ lines: [String], _ isInterrupted: Bool, _ status: Int32
  ) throws {
    let tower = tower
    // The interruption comes once the bell is there.
    let (session, console) = try session { isInterrupted && tower.made.withLock { $0 } > 0 }
    #expect(Runner(session: session, console: console, printer: Printer(.plain)).run(lines) == status)
    #expect(tower.ended.withLock { $0 } == 0)
    try session.end()
    session.services.end()
    #expect(tower.made.withLock { $0 } == 1 && tower.ended.withLock { $0 } == 1)
  }
}
