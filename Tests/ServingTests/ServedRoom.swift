import Clinic
import Devices
import English
import Foundation
import Services
import Serving
import Synchronization
import TagarelaBundle
import TagarelaKit
import Workspace

/// A workspace on the disk with a patient and a plan, and a clock that goes on when it is told to. All goes with this.
final class ServedRoom: Sendable {
  let workspace: Workspace
  let clinic: Clinic
  let store: DeviceStore
  let patient: PatientRecord
  let tutor: TutorRecord
  private let folder: URL
  private let clock = SteppedTime()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "served-room-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let works = Module(id: "works", version: "1.0") { registrar in
      for service in Service.ofClinic { try registrar.add(service, to: .services) }
    }
    let registry = Registry([.english, .tagarelaBundle, works])
    workspace = try Workspace.open(
      folder.appending(path: "clinic.tagarela").path, tables: registry.all(.tables) + [DeviceStore.tables],
      hooks: .init(isTemporary: true))
    let added = workspace
    patient = try added.change("patient new") { try added.add(Patient(name: "Giovanna")) }
    tutor = try added.add(Tutor(name: "Rosa"), to: patient.id)
    let clock = clock
    store = DeviceStore(workspace) { clock.now }
    var services = Services(registry, cache: folder.path)
    services.add(workspace)
    clinic = Clinic(workspace, registry: registry, wording: Wording("en", in: registry), services: services)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func pass(seconds: Int) { clock.pass(seconds) }

  /// - Returns: the token of a new device's session.
  func paired(_ purpose: PairingPurpose? = nil) throws -> String {
    let code = try store.makeCode(for: purpose ?? .patient(patient.id))
    return try store.pair(code.digits, name: "tablet").token
  }

  /// Serves it on loopback, for as long as the body takes. A connection outlasts the longest wait between two requests: one that is
  /// ended while the next is under way is reset.
  func serving(_ body: (Visitor) async throws -> Void) async throws {
    let server = try ClinicServer(clinic, store)
    let port = try await server.start(
      address: "127.0.0.1", port: 0, server: ClinicServer.plain(patience: .seconds(3600)))
    do {
      try await body(Visitor(port: port))
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// - Returns: the token of a therapist's session.
  func therapist() throws -> String {
    let code = try store.makeCode(for: .therapist, passphrase: Passphrase("girafa amarela"))
    return try store.pair(code.digits, passphrase: "girafa amarela", name: "laptop").token
  }
}

private final class SteppedTime: Sendable {
  private let passed = Mutex(0)

  func pass(_ seconds: Int) { passed.withLock { $0 += seconds } }

  var now: Int { 1_800_000_000 + passed.withLock { $0 } }
}
