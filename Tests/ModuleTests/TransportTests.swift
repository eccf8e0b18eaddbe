import Clinic
import BuiltIns
import Conformance
import Foundation
import Mail
import Services
import Shell
import Synchronization
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

/// Letters leave in the way that a module brings, all of them or nothing.
struct TransportTests {
  /// What pigeons have taken away.
  private final class Loft: Sendable {
    let letters = Mutex<[(to: String?, message: String)]>([])
    let isStormy = Mutex(false)
  }

  private let loft = Loft()

  private var pigeons: Module {
    let loft = loft
    return Module(id: "pigeons", version: "1.0") { registrar in
      let pigeon = Transport("pigeon") { letter in
        let staged = try letter.staged(in: FileManager.default.temporaryDirectory.path)
        if loft.isStormy.withLock({ $0 }) { throw Failure("pigeon.storm") }
        loft.letters.withLock {
          $0.append((letter.to?.address.description, String(decoding: staged.message, as: UTF8.self)))
        }
        return Transport.Delivery(receipt: Phrase("pigeon.flown"))
      }
      try registrar.add(pigeon, to: .transports)
      for language in ["pt", "es", "ca", "en"] {
        try registrar.add(
          Translation(
            module: "pigeons", language: language, words: "value.pigeon = pigeon|dove",
            messages: "pigeon.flown = {name} has flown to {to}\npigeon.storm = there is a storm"),
          to: .translations)
      }
    }
  }

  /// Without those that draw, and those that bring transports of their own.
  private static let modules = builtInModules.filter { module in
    let extensions = Registry([module]).modules.flatMap(\.extensions)
    return module.id == "core" || module.id != "print" && !extensions.contains { $0.point == "transports" }
  }

  /// A plan that can be sent where nothing can be drawn.
  private func bench(_ further: [Module]) throws -> ShellBench {
    let bench = try ShellBench(Self.modules + further)
    for line in [
      "patient new Giovanna --email mae@exemplo.org", "use Giovanna", "tutor new Ana", "board new Lanche",
      "board word Lanche 1 sim", "plan new Hora --tutor Ana --type board --board Lanche --description d",
      "settings outbox \(bench.path("outbox"))",
    ] { _ = try bench.run(line) }
    return bench
  }

  private func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func isSent(_ bench: ShellBench) throws -> Bool {
    try #require(try bench.workspace.plans(of: nil).first).sent != nil
  }

  @Test func `a letter leaves by the transport of a module that --by names`() throws {
    let bench = try bench([pigeons])
    let shown = try #require(try bench.run("plan send Hora --by dove"))
    #expect(shown.hasPrefix("✓ Hora has flown to mae@exemplo.org"))
    let letters = loft.letters.withLock { $0 }
    #expect(letters.map(\.to) == ["mae@exemplo.org"])
    #expect(letters[0].message.contains("Subject: Hora") && letters[0].message.contains("hora.psyb"))
    #expect(try isSent(bench))
    #expect(files(in: bench.path("outbox")).isEmpty)
  }

  @Test func `the settings say how letters usually leave, and --by how this one does`() throws {
    let bench = try bench([pigeons])
    _ = try bench.run("settings send pigeon")
    _ = try bench.run("note Asked for juice")
    _ = try bench.run("observation send")
    #expect(loft.letters.withLock { $0.count } == 1)
    _ = try bench.run("observation send --by folder")
    #expect(loft.letters.withLock { $0.count } == 1)
    #expect(!files(in: bench.path("outbox")).isEmpty)
    _ = try bench.run("settings send -")
    _ = try bench.run("plan send Hora")
    #expect(loft.letters.withLock { $0.count } == 1)
  }

  @Test func `a folder that the line names takes the letter, whatever the settings say`() throws {
    let bench = try bench([pigeons])
    _ = try bench.run("settings send pigeon")
    _ = try bench.run("plan send Hora --to-dir \(bench.path("named"))")
    #expect(Set(files(in: bench.path("named"))) == ["hora.psyb", "hora.html", "hora.eml"])
    let failure = #expect(throws: Failure.self) {
      try bench.run("plan send Hora --by pigeon --to-dir \(bench.path("other"))")
    }
    #expect(failure?.what.key == "send.folder_alone")
    #expect(files(in: bench.path("other")).isEmpty && loft.letters.withLock { $0.isEmpty })
  }

  @Test func `what can't leave stays: nothing of it is left and the plan isn't sent`() throws {
    let bench = try bench([pigeons])
    loft.isStormy.withLock { $0 = true }
    let failure = #expect(throws: Failure.self) { try bench.run("plan send Hora --by pigeon") }
    #expect(failure?.what.key == "pigeon.storm")
    #expect(try !isSent(bench))
    #expect(files(in: bench.path("outbox")).isEmpty && loft.letters.withLock { $0.isEmpty })
  }

  @Test(arguments: ["plan send Hora --by stork", "settings send stork"])
  func `a transport that nobody brings is refused with those that there are`(_ line: String) throws {
    let bench = try bench([pigeons])
    let failure = #expect(throws: Failure.self) { try bench.run(line) }
    #expect(failure?.what.key == "value.not_choice")
    #expect(Set(failure?.candidates ?? []) == ["folder", "pigeon"])
  }

  @Test func `one that the settings name and that is gone is said with those that there are`() throws {
    let bench = try bench([])
    try bench.workspace.set("send", to: "pigeon")
    let failure = #expect(throws: Failure.self) { try bench.run("plan send Hora") }
    #expect(failure?.what.key == "transport.unknown" && failure?.candidates == ["folder"])
    #expect(try !isSent(bench))
  }

  @Test func `transports keep what their point promises`() throws {
    let bench = try bench([pigeons])
    let registry = Registry(Self.modules + [pigeons])
    let whole = try letter(bench, registry)
    let broken = try letter(bench, Registry(Self.modules.filter { $0.id != "tagarela-bundle" }))
    let transports = registry.all(.transports)
    #expect(transports.map(\.id) == ["folder", "pigeon"])
    func complaints(_ transport: Transport) -> [String] {
      checkConformance(ofTransport: transport.id, in: registry) {
        let delivery = try transport.deliver(whole)
        return (delivery.paths, delivery.receipt != nil)
      } refusing: {
        _ = try transport.deliver(broken)
      }
    }
    for transport in transports { expectNone(complaints(transport)) }
    // Without words in four languages, without an answer, and with one where nothing could be sent.
    #expect(complaints(Transport("silent") { _ in Transport.Delivery() }).count == 6)
  }

  private func letter(_ bench: ShellBench, _ registry: Registry) throws -> Outgoing {
    let clinic = Clinic(
      bench.workspace, registry: registry, wording: Wording("en", in: registry), services: Services(registry))
    let plan = try #require(try bench.workspace.plans(of: nil).first)
    let patient = try bench.workspace.patient(named: "Giovanna")
    return Outgoing(
      clinic, name: LetterName(of: plan, for: patient), parcel: try bench.workspace.parcel(of: plan, linked: true),
      to: nil, subject: plan.name, body: plan.description)
  }
}
