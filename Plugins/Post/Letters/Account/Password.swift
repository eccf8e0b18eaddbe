import Clinic
import Foundation
import Programs
import TagarelaKit

/// A command that tells the password in its first line.
struct PasswordCommand {
  private let command: String

  init(_ command: String) { self.command = command }

  /// Seconds in which it must be told.
  private static let patience = 120.0

  /// - Throws: ``Failure`` `post.password_untold`.
  func password() throws -> String {
    let shell = Filter(
      path: "/bin/sh", arguments: ["-c", command], name: "mail.password-command",
      limits: .init(deadline: Self.patience, answer: 1 << 16), surroundings: .oursKeptQuiet)
    let told: Data
    do {
      told = try shell.output(for: Data())
    } catch let failure as Failure {
      throw Failure("post.password_command", ["reason": .phrase(failure.what)], hint: failure.hint)
    }
    return try firstLine(of: told)
  }
}

/// A file that holds the password in its first line, and that nobody else may read.
struct PasswordFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// - Throws: ``Failure`` `post.password_exposed`, and those of ``UserFiles/read(_:limit:)``.
  func check() throws { _ = try contents() }

  /// - Throws: the same, and `post.password_untold`.
  func password() throws -> String { try firstLine(of: contents()) }

  private func contents() throws -> Data {
    let told = try UserFiles.read(path, limit: 1 << 16)
    let facts = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let rights = facts?[.posixPermissions] as? Int, rights & 0o077 == 0 else {
      throw Failure(
        "post.password_exposed", ["path": .text(path)],
        hint: Phrase("post.password_exposed.hint", ["path": .text(path)]))
    }
    return told
  }
}

/// - Throws: ``Failure`` `post.password_untold`.
private func firstLine(of told: Data) throws -> String {
  let line = told.prefix { $0 != 0x0A && $0 != 0x0D }
  guard !line.isEmpty, let password = String(validating: line, as: UTF8.self) else {
    throw Failure("post.password_untold")
  }
  return password
}
