import Clinic
import Foundation
import HelperProtocols
import Services
import TagarelaKit
import Workspace

/// A workspace that exchanges changes by itself, and with which database.
struct SyncGoal: Sendable {
  struct Address: Equatable {
    let path: String
    let url: String
    let isEncrypted: Bool
  }

  let address: Address
  let registry: Registry
  let wording: Wording
  /// What goes with a patient who was erased elsewhere.
  let history: PromptHistory?

  /// So many fields are merged in a moment that nobody notices who types.
  private static let most = 1_000

  /// - Returns: nil where nothing is to be exchanged by itself any more.
  /// - Throws: ``Failure``, as ``SyncSession/exchange(_:)`` and ``Workspace/open(_:tables:hooks:)``.
  func exchange(by office: SyncOffice, _ isInterrupted: @escaping @Sendable () -> Bool) throws -> SyncNews? {
    guard let (workspace, server) = try opened(isInterrupted) else { return nil }
    var services = Services(registry)
    if let history { services.add(history) }
    let clinic = Clinic(
      workspace, registry: registry, wording: wording, services: services, isInterrupted: isInterrupted)
    let session = SyncSession(
      clinic, server.url.server(isEncrypted: server.isEncrypted), by: office, atOnce: Self.most)
    // What is done meanwhile is later than this.
    let latest = try workspace.latestChange()
    let report = try session.exchange()
    try SyncStore(workspace).noteDone()
    return SyncNews(
      received: report.received, at: .now, moved: report.moved, erased: report.erased,
      conflicts: try workspace.disagreements().count, latest: latest)
  }

  /// Whether somebody has changed something since.
  func hasChanged(since latest: Int64) -> Bool {
    (try? opened { false }?.workspace.latestChange()) ?? latest != latest
  }

  /// How many fields wait to be sent; nil for none.
  var unsent: Int? {
    guard let workspace = try? opened({ false })?.workspace, (try? workspace.capture()) != nil,
      let count = try? workspace.unsentCount(), count > 0
    else { return nil }
    return count
  }

  /// - Returns: nil where the file is gone, or what was set there holds no more.
  private func opened(
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) throws -> (workspace: Workspace, server: SyncStore.Server)? {
    guard FileManager.default.fileExists(atPath: address.path) else { return nil }
    let workspace = try Workspace.open(
      address.path, tables: registry.all(.tables), hooks: .init(interrupted: isInterrupted))
    guard let server = try SyncStore(workspace).server(), server.isAutomatic, server.url.text == address.url,
      server.isEncrypted == address.isEncrypted
    else { return nil }
    return (workspace, server)
  }
}
