import Foundation
public import HelperProtocols
public import Programs
import TagarelaKit

/// Reads zip archives that come from anywhere, and writes them.
///
/// The work is done by the archive tool, a program of its own: the prompt doesn't link its library, and a hostile
/// archive meets a process with limited memory. Every function throws, besides its own, the failures of
/// ``LineProgram/ask(_:)``. A large archive takes its time: give the program a deadline of minutes.
public struct Archive: Sendable {
  public typealias Limits = ArchiveLimits

  private let program: LineProgram
  let passing: [String]?

  /// - Parameters:
  ///   - program: the executable `tagarela-archive`.
  ///   - passing: folders in which what is only passed through may lie, the first that can be written; nil for the
  ///     system's: what is small in the user's run-time folder, else in `TMPDIR` or `/tmp`.
  public init(program: LineProgram, passing: [String]? = nil) {
    self.program = program
    self.passing = passing
  }

  /// What is in an archive, in its order. Nothing is unpacked, so that what an archive says of its sizes may be a lie.
  ///
  /// - Throws: ``Failure`` `archive.unreadable`, `archive.not_zip`, `archive.damaged`, `archive.unsafe`,
  ///   `archive.duplicate`, `archive.encrypted`, `archive.unsupported`, `archive.too_many`, `archive.entry_too_large`,
  ///   `archive.too_large`.
  public func list(_ zip: String, limits: Limits = Limits()) throws -> [ArchiveEntry] {
    let path = Self.absolute(zip)
    let answer = try ask(.list(zip: path, limits: limits), about: zip, limits)
    guard case .listed(let entries) = answer else { throw Self.misunderstood }
    return entries
  }

  /// Unpacks a whole archive, or nothing of it: into a folder beside, which is given its name when all is there.
  ///
  /// Files are the user's alone (0600, folders 0700), whatever the archive says.
  ///
  /// - Parameter folder: is made, inside one that is there; an empty one may be there already.
  /// - Returns: the paths of the files inside the folder, in the archive's order.
  /// - Throws: those of ``list(_:limits:)``, and ``Failure`` `archive.folder_taken` and `archive.unwritable`.
  @discardableResult
  public func unpack(_ zip: String, into folder: String, limits: Limits = Limits()) throws -> [String] {
    let target = Self.absolute(folder)
    if let found = try? FileManager.default.contentsOfDirectory(atPath: target), !found.isEmpty {
      throw Failure("archive.folder_taken", ["path": .text(folder)])
    }
    let parts = try UnpackingFolder(for: target)
    defer { parts.remove() }
    let request = ArchiveRequest.unpack(
      zip: Self.absolute(zip), folder: parts.path, limits: limits)
    guard case .unpacked(let files) = try ask(request, about: zip, limits) else { throw Self.misunderstood }
    try parts.become(target)
    return files
  }

  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  static let misunderstood = Failure("archive.failed", ["reason": .text("an answer to another question")])

  func ask(_ request: ArchiveRequest, about zip: String, _ limits: Limits) throws -> ArchiveAnswer {
    let answer = try answer(to: request)
    if case .refused(let refusal) = answer { throw Failure(refusal, zip: zip, limits: limits) }
    return answer
  }

  func answer(to request: ArchiveRequest) throws -> ArchiveAnswer {
    let line = try program.ask(JSONEncoder().encode(request))
    guard let answer = try? JSONDecoder().decode(ArchiveAnswer.self, from: line) else {
      throw Failure("archive.failed", ["reason": .text("an answer that is no answer")])
    }
    return answer
  }
}
