import Archive
import Clinic
import BuiltIns
import Devices
import HelperProtocols
import HummingbirdTLS
import Packs
import Programs
import Services
import Serving
import TagarelaKit
import Workspace

/// One workspace being served, from its start to its end.
actor ServingSession {
  private struct Running {
    let server: ClinicServer
    let noted: RunningServer
    let store: DeviceStore
    let services: Services
    let announcement: Announcement?
  }

  private var running: Running?

  /// - Throws: ``HelperProtocols/ServeRefusal``.
  func answer(_ request: ServeRequest) async throws -> ServeAnswer {
    switch request {
    case .start(let start):
      do {
        try await begin(start)
      } catch let failure as Failure {
        throw ServeRefusal(failure)
      }
      return .started
    case .code(let text): return .code(rows: try SquareCode.rows(of: text))
    }
  }

  /// Ends all connections, and leaves the workspace as one that nobody serves.
  func end() async {
    guard let running else { return }
    self.running = nil
    running.announcement?.end()
    await running.server.stop()
    try? running.store.end(running.noted)
    running.services.end()
  }

  private func begin(_ start: ServeStart) async throws {
    guard running == nil else { throw ServeRefusal("serve.running") }
    let unpacking = LineProgram(
      path: InstalledFiles.program("tagarela-archive"), name: "tagarela-archive",
      limits: LineProgram.Limits(deadline: 600))
    let shelf = ModuleShelf(
      builtIn: builtInModules, places: Places.modules(given: start.modules, workspace: start.workspace),
      archive: Archive(program: unpacking))
    let registry = shelf.registry
    let workspace = try Workspace.open(start.workspace, tables: registry.all(.tables))
    let store = DeviceStore(workspace)
    guard try store.server() == nil else { throw ServeRefusal("serve.running") }
    try store.sweep()
    var services = Services(registry, cache: Places.cache)
    services.add(workspace)
    services.add(shelf)
    services.add(SaidBefore())
    let clinic = Clinic(
      workspace, registry: registry, wording: Wording(start.language, in: registry), services: services)
    let hosts = NetworkAddresses(only: start.address)
    let certificate = try CertificateFolder(Places.server).certificate(for: hosts)
    let server = try ClinicServer(clinic, store, authority: certificate.authority)
    let port = try await listen(server, start, certificate)
    let noted = RunningServer(
      addresses: hosts.shown.map { NetworkAddresses.origin($0, port: port) }, fingerprint: certificate.fingerprint)
    try store.begin(noted)
    running = Running(
      server: server, noted: noted, store: store, services: services,
      announcement: start.address == nil ? Announcement(port: port) : nil)
  }

  private func listen(_ server: ClinicServer, _ start: ServeStart, _ certificate: ServerCertificate) async throws -> Int
  {
    do {
      let server = { (address: String) in
        try await server.start(
          address: address, port: start.port,
          server: .tls(ClinicServer.plain, tlsConfiguration: certificate.configuration()))
      }
      if let address = start.address { return try await server(address) }
      // Of IPv6 and IPv4 at once, where the computer has both.
      if let port = try? await server("::") { return port }
      return try await server("0.0.0.0")
    } catch {
      throw ServeRefusal("serve.no_port", ["port": String(start.port), "reason": String(describing: error)])
    }
  }
}

extension ServeRefusal {
  /// What has no places to be told in is told by its key.
  fileprivate init(_ failure: Failure) {
    var values: [String: String] = [:]
    for argument in failure.what.arguments {
      if case .text(let text) = argument.value { values[argument.name] = text }
    }
    self.init(failure.what.key, values)
  }
}
