import Archive
import Clinic
import BuiltIns
import Devices
import Foundation
import HelperProtocols
import HummingbirdTLS
import NIOCore
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
    let presented: PresentedCertificate
    var hosts: NetworkAddresses
    /// When the certificate is to be another.
    var renewal: Date
    var noted: RunningServer
    let port: Int
    let store: DeviceStore
    let services: Services
    let announcement: Announcement?
    let watch: Task<Void, Never>
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
    running.watch.cancel()
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
    let presented = try PresentedCertificate(certificate)
    let server = try ClinicServer(clinic, store, authority: certificate.authority)
    let port = try await listen(server, start, presented)
    let noted = RunningServer(
      addresses: hosts.origins(in: certificate, port: port), fingerprint: certificate.fingerprint)
    try await server.note(noted)
    running = Running(
      server: server, presented: presented, hosts: hosts, renewal: certificate.renewal, noted: noted, port: port,
      store: store, services: services,
      announcement: start.address == nil ? Announcement(port: port) : nil, watch: watch(start.address))
  }

  /// Seconds after which a change of the network is noticed.
  private static let pause = Duration.seconds(5)

  /// Looks again and again at where the server is reached: a computer is carried from one network to another.
  private func watch(_ address: String?) -> Task<Void, Never> {
    Task.detached { [weak self] in
      while (try? await Task.sleep(for: Self.pause)) != nil {
        try? await self?.follow(NetworkAddresses(only: address))
      }
    }
  }

  /// Has the certificate hold for where the server is reached by now, and that be shown.
  private func follow(_ hosts: NetworkAddresses) async throws {
    guard var running, hosts != running.hosts || running.renewal < .now else { return }
    let certificate = try CertificateFolder(Places.server).certificate(for: hosts)
    try running.presented.replace(by: certificate)
    (running.hosts, running.renewal) = (hosts, certificate.renewal)
    running.noted.addresses = hosts.origins(in: certificate, port: running.port)
    running.noted.fingerprint = certificate.fingerprint
    self.running = running
    try await running.server.note(running.noted)
  }

  private func listen(
    _ server: ClinicServer, _ start: ServeStart, _ certificate: PresentedCertificate
  ) async throws -> Int {
    do {
      let server = { (address: String) in
        try await server.start(
          address: address, port: start.port,
          server: .tls(ClinicServer.plain(), tlsConfiguration: certificate.configuration()))
      }
      if let address = start.address { return try await server(address) }
      // Of IPv6 and IPv4 at once, where the computer has both.
      if let port = try? await server("::") { return port }
      return try await server("0.0.0.0")
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw ServeRefusal("serve.port_taken", ["port": String(start.port)])
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
