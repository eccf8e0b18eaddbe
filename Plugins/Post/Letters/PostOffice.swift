import Foundation
import HelperProtocols
import Programs
import Services
import TagarelaKit

/// The mail tool, kept running: once for the network, and once more, without any password, for letters that may come from
/// anybody.
struct PostOffice: Sendable {
  private let network = program(deadline: Double(Worker.longest))
  private let reader = program(deadline: 300)

  private static func program(deadline: Double) -> LineProgram {
    LineProgram(
      path: InstalledFiles.program(name), name: name, limits: .init(deadline: deadline, answer: 64 << 20),
      surroundings: .oursKeptQuiet)
  }

  private static let name = "tagarela-mail"

  /// - Throws: ``Failure`` as ``LineProgram/ask(_:isInterrupted:isLast:)``; then nobody knows what it has done.
  func ask(_ request: MailRequest, isInterrupted: () -> Bool) throws -> MailAnswer {
    try answer(of: network, to: request, isInterrupted)
  }

  /// Takes a letter apart.
  ///
  /// - Parameter folder: empty, and nobody else's.
  /// - Throws: ``Failure`` where it can't be read.
  func open(_ letter: String, into folder: String) throws -> OpenedLetter {
    let request = MailRequest.open(letter: letter, folder: folder, limits: LetterLimits())
    switch try answer(of: reader, to: request, { false }) {
    case .opened(let letter): return letter
    case .refused(let refusal): throw Failure(refusal)
    case .done, .looked, .unsure: throw Self.misunderstood
    }
  }

  /// Ends what knows a password.
  func hangUp() { network.end() }

  static let misunderstood = Failure(MailRefusal(.misunderstood))

  private func answer(
    of program: LineProgram, to request: MailRequest, _ isInterrupted: () -> Bool
  ) throws -> MailAnswer {
    let line = try program.ask(JSONEncoder().encode(request), isInterrupted: isInterrupted)
    guard let answer = try? JSONDecoder().decode(MailAnswer.self, from: line) else { throw Self.misunderstood }
    return answer
  }
}

extension Service {
  static var postOffice: Service { Service("post-office") { _ in PostOffice() } }
}
