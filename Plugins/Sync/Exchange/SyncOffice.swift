import Foundation
import HelperProtocols
import Programs
import Services
import TagarelaKit

/// The tool that speaks to the database, kept running.
struct SyncOffice: Sendable {
  private static let name = "tagarela-sync"

  private let program = LineProgram(
    path: InstalledFiles.program(name), name: name, limits: .init(deadline: 600, answer: 256 << 20),
    surroundings: .oursKeptQuiet)

  /// - Throws: ``Failure`` of what was refused, and as ``LineProgram/ask(_:isInterrupted:isLast:)``.
  func ask(_ request: SyncRequest, _ isInterrupted: () -> Bool) throws -> SyncAnswer {
    let line = try program.ask(JSONEncoder().encode(request), isInterrupted: isInterrupted)
    guard let answer = try? JSONDecoder().decode(SyncAnswer.self, from: line) else {
      throw Failure(SyncRefusal(.misunderstood))
    }
    if case .refused(let refusal) = answer { throw Failure(refusal) }
    return answer
  }

  func hangUp() { program.end() }
}

extension Service {
  static var syncOffice: Service { Service("sync-office") { _ in SyncOffice() } }
}

extension Failure {
  init(_ refusal: SyncRefusal) {
    let reply = Value.text(refusal.reply.isEmpty ? "…" : refusal.reply)
    self =
      switch refusal.reason {
      case .unreachable: Failure("sync.unreachable", ["reply": reply], hint: Phrase("sync.unreachable.hint"))
      case .certificate:
        Failure("sync.certificate", ["reply": reply], hint: Phrase("sync.certificate.hint"))
      case .login: Failure("sync.login", ["reply": reply], hint: Phrase("sync.login.hint"))
      case .rights: Failure("sync.rights", ["reply": reply], hint: Phrase("sync.rights.hint"))
      case .newer: Failure("sync.newer", hint: Phrase("sync.newer.hint"))
      case .file, .misunderstood, .badRequest:
        Failure("sync.failed", ["reply": reply])
      }
  }
}
