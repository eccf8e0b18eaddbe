public import Clinic
public import Devices
public import Foundation
import Hummingbird
public import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A clinic's pages on the network, for devices that were paired with it, and what they hand over.
public final class ClinicServer: Sendable {
  private let thread: ClinicThread
  private let listeners = Listeners()
  private let watch: ChangeWatch
  private let responder: RouterResponder<ServingContext>
  private let running = Mutex<Task<Void, any Error>?>(nil)

  /// Connections at a time.
  private static let mostConnections = 1000

  /// - Parameters:
  ///   - store: of the clinic's workspace.
  ///   - clinic: in the language of pages that are nobody's yet.
  ///   - authority: the certificate (DER) that devices may install to trust this server; nil for none.
  /// - Throws: ``Failure`` `module.files_missing`.
  public init(_ clinic: Clinic, _ store: DeviceStore, authority: Data? = nil) throws {
    thread = ClinicThread(clinic, store)
    let pages = PageShelf()
    let room = BodyRoom()
    watch = ChangeWatch(clinic: thread, pages: pages, listeners: listeners)
    let router = Router(context: ServingContext.self)
    router.add(middleware: Gate(clinic: thread))
    try Assets(authority: authority).add(to: router)
    PairingRoutes(clinic: thread, wording: clinic.wording, room: room).add(to: router)
    PageRoutes(clinic: thread, pages: pages, wording: clinic.wording).add(to: router)
    ArrivalRoutes(
      clinic: thread, desk: ArrivalDesk(clinic: thread, pages: pages), watch: watch, listeners: listeners, room: room
    ).add(to: router)
    EventRoutes(clinic: thread, pages: pages, listeners: listeners).add(to: router)
    APIRoutes(clinic: thread, wording: clinic.wording, watch: watch, listeners: listeners, room: room).add(to: router)
    try StudioRoutes(wording: clinic.wording).add(to: router)
    responder = router.buildResponder()
  }

  /// How requests are read, with the limits of what isn't a body.
  ///
  /// - Parameter patience: in which a request has to begin or go on.
  public static func plain(patience: Duration = .seconds(30)) -> HTTPServerBuilder {
    .http1(
      configuration: .init(
        idleTimeout: TimeAmount(patience),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 60)))
  }

  /// Begins to serve, and returns when it can be reached.
  ///
  /// - Parameters:
  ///   - address: of this computer, `0.0.0.0` for all.
  ///   - port: 0 for any that is free.
  ///   - server: ``plain(patience:)``, or that within TLS.
  /// - Returns: the port.
  /// - Throws: what the system says, where the port can't be had.
  public func start(address: String, port: Int, server: HTTPServerBuilder = ClinicServer.plain()) async throws -> Int {
    let (ports, arrived) = AsyncStream.makeStream(of: Int.self)
    // Requests hold what is told of patients: nothing of them is logged.
    let silent = Logger(label: "tagarela-serve") { _ in SwiftLogNoOpLogHandler() }
    let application = Application(
      responder: responder, server: server,
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(Self.mostConnections, logger: silent)),
      onServerRunning: { channel in
        arrived.yield(channel.localAddress?.port ?? port)
        arrived.finish()
      }, logger: silent)
    let task = Task { [watch] in
      defer { arrived.finish() }
      try await withThrowingTaskGroup { group in
        group.addTask { await watch.run() }
        group.addTask { try await application.run() }
        defer { group.cancelAll() }
        try await group.next()
        try await group.next()
      }
    }
    running.withLock { $0 = task }
    for await port in ports { return port }
    // It has ended before it could be reached: that is why.
    try await task.value
    return port
  }

  /// Notes in the workspace that it runs, and where it is reached.
  public func note(_ running: RunningServer) async throws {
    try await thread.run { _, store in try store.begin(running) }
  }

  /// Ends all connections, and returns when nothing uses the clinic any more.
  public func stop() async {
    listeners.end()
    let task = running.withLock { running in
      defer { running = nil }
      return running
    }
    task?.cancel()
    _ = await task?.result
    // What was begun is done first.
    _ = try? await thread.run { _, _ in }
  }
}
