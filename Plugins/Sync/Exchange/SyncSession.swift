import Clinic
import Foundation
import HelperProtocols
import Programs
import Services
import TagarelaKit
import Workspace

/// One exchange between a workspace and its clinic's database.
///
/// What has come is taken in first, so that what stands here is known before anything is sent. Each part is whole by itself and
/// may come twice: killed anywhere, the next exchange goes on.
struct SyncSession {
  /// What was exchanged.
  struct Report: Equatable {
    var received = 0
    var sent = 0
    var moved = 0
    /// Patients who were erased elsewhere, and now here.
    var erased = 0
  }

  let clinic: Clinic
  let server: SyncServer
  let office: SyncOffice
  /// How many fields travel at once.
  private let most: Int
  private var workspace: Workspace { clinic.workspace }

  init(_ clinic: Clinic, _ server: SyncServer) throws {
    guard let office = try clinic.services[SyncOffice.self] else { throw Failure(SyncRefusal(.unreachable)) }
    self.init(clinic, server, by: office, atOnce: 20_000)
  }

  /// - Parameter most: how many fields travel at once; while they are merged, nobody else writes into the workspace.
  init(_ clinic: Clinic, _ server: SyncServer, by office: SyncOffice, atOnce most: Int) {
    self.clinic = clinic
    self.server = server
    self.office = office
    self.most = most
  }

  /// Reaches the server, and takes part in what lies there.
  func greet() throws {
    guard case .greeted(let clinic, let last) = try ask(.greet(server)) else { throw Self.misunderstood }
    try workspace.takePart(at: clinic, upTo: last)
  }

  /// - Parameter progress: told what has come and gone so far.
  /// - Throws: ``Failure`` `sync.unsaved` within what is not kept yet.
  func exchange(_ progress: (Report) -> Void = { _ in }) throws -> Report {
    guard !workspace.isUnsaved else { throw Failure("sync.unsaved", hint: Phrase("sync.unsaved.hint")) }
    try greet()
    try workspace.capture()
    var report = Report()
    // What has to be written so that all fits together is sent as well, and what comes meanwhile received.
    for _ in 0..<Self.mostRounds {
      try receive(&report, progress)
      guard try send(&report, progress) else { break }
    }
    try workspace.capture()
    _ = try ask(
      .note(
        server,
        workspace: SyncWorkspace(
          name: workspace.replicaName(), place: ProcessInfo.processInfo.hostName,
          position: workspace.receivedPosition())))
    if report.sent > 0 { try clinic.note(.synchronised, "workspace", to: server.host) }
    return report
  }

  private static let mostRounds = 10

  private func receive(_ report: inout Report, _ progress: (Report) -> Void) throws {
    while true {
      try clinic.checkInterruption()
      let after = try workspace.receivedPosition()
      guard case .rows(let text, let upTo, let isLast) = try ask(.pull(server, after: after, limit: most)) else {
        throw Self.misunderstood
      }
      let changes = try ChangeLines.changes(text)
      try fetch(workspace.missingMedia(of: changes))
      if upTo > after {
        for patient in try workspace.patientsErased(by: changes) {
          _ = try clinic.erase(patient)
          report.erased += 1
        }
        let merged = try workspace.merge(changes, upTo: upTo)
        report.received += merged.fields
        report.moved += merged.moved
        progress(report)
      }
      if isLast { return }
    }
  }

  /// - Returns: false where nothing was to be sent.
  private func send(_ report: inout Report, _ progress: (Report) -> Void) throws -> Bool {
    var isSent = false
    while true {
      try clinic.checkInterruption()
      let changes = try workspace.unsent(limit: most)
      guard !changes.isEmpty else { return isSent }
      try give(changes)
      guard case .pushed(let before, let last) = try ask(.push(server, rows: ChangeLines.text(changes))) else {
        throw Self.misunderstood
      }
      try workspace.noteSent(changes)
      // Where nothing of others came in between, what comes back is our own.
      if try workspace.receivedPosition() == before { _ = try workspace.merge([], upTo: last) }
      report.sent += changes.count
      isSent = true
      progress(report)
    }
  }

  // MARK: - Media

  private func give(_ changes: [ReplicaChange]) throws {
    let owners = Dictionary(
      changes.compactMap { change in change.medium.map { ($0, change.owner) } }
    ) { $0 == $1 ? $0 : nil }
    guard !owners.isEmpty else { return }
    guard case .hashes(let lacking) = try ask(.lacking(server, hashes: owners.keys.sorted())) else {
      throw Self.misunderstood
    }
    for hash in lacking {
      try clinic.checkInterruption()
      guard let medium = try workspace.replicaMedium(hash) else { continue }
      let folder = try PrivateFolder()
      let file = folder.path + "/medium"
      try UserFiles.write([(file, medium.bytes)], replacing: false)
      _ = try ask(
        .give(
          server,
          medium: SyncMedium(
            hash: hash, owner: owners[hash] ?? nil, kind: medium.kind, width: medium.width, height: medium.height,
            seconds: medium.seconds), file: file))
    }
  }

  private func fetch(_ hashes: [String]) throws {
    for hash in hashes {
      try clinic.checkInterruption()
      let folder = try PrivateFolder()
      let file = folder.path + "/medium"
      // What nobody has given waits, and what shows it: the rest goes on.
      guard case .medium(let medium) = try ask(.fetch(server, hash: hash, file: file)), let medium else { continue }
      let bytes = try UserFiles.read(file, limit: 512 << 20)
      guard
        try workspace.keep(
          ReplicaMedium(
            hash: hash, kind: medium.kind, width: medium.width, height: medium.height, seconds: medium.seconds,
            bytes: bytes))
      else { throw Failure("sync.failed", ["reply": .text(hash)]) }
    }
  }

  func workspaces() throws -> [SyncWorkspace] {
    guard case .workspaces(let workspaces) = try ask(.workspaces(server)) else { throw Self.misunderstood }
    return workspaces
  }

  private static let misunderstood = Failure(SyncRefusal(.misunderstood))

  private func ask(_ request: SyncRequest) throws -> SyncAnswer { try office.ask(request, clinic.isInterrupted) }
}
