import Foundation
import TagarelaTestSupport

/// A therapist's program with a patient, a plan, and a mail account.
final class PostDesk {
  let tagarela: Tagarela

  /// What one says before the password: it is told by a command.
  static let password = "S3cret-of-ana"

  /// - Parameter patient: her name, her address, and the plan's.
  init(
    server: String, user: String? = nil, isEncrypted: Bool = false,
    patient: (name: String, email: String) = ("Giovanna", "mae@exemplo.org"), plan: String = "Hora"
  ) throws {
    tagarela = try Tagarela(sharesCache: true)
    let file = tagarela.path("password")
    try Self.password.write(toFile: file, atomically: false, encoding: .utf8)
    chmod(file, 0o600)
    var lines = [
      "patient new '\(patient.name)' --email '\(patient.email)'", "use '\(patient.name)'", "tutor new Ana",
      "board new Lanche", "board word Lanche 1 sim",
      "plan new '\(plan)' --tutor Ana --type board --board Lanche --description d",
      "settings email ana@clinica.example", "settings mail.smtp \(server)", "settings send mail",
    ]
    if let user { lines += ["settings mail.user \(user)", "settings mail.password-command 'cat \(file)'"] }
    if !isEncrypted { lines.append("settings mail.tls off") }
    let set = try run(lines)
    guard set.status == 0 else { throw ChildProgram.Failure(description: set.errors) }
  }

  func run(_ lines: [String], json: Bool = false, trusting: Bool = false) throws -> ChildProgram.Result {
    try start(lines, json: json, trusting: trusting).result()
  }

  /// - Parameter trusting: whether the certificate of the tests is one that is known.
  func start(_ lines: [String], json: Bool = false, trusting: Bool = false) throws -> ChildProgram {
    let flags = ["--lang", "en"] + (json ? ["--json"] : ["--plain"])
    return try tagarela.start(
      flags + lines.flatMap { ["-c", $0] },
      environment: trusting ? ["SSL_CERT_FILE": Certificate.files.certificate] : [:])
  }

  /// A path in the desk's folder.
  func path(_ name: String) -> String { tagarela.path(name) }

  /// What `outbox --json` says of each letter.
  func outbox() throws -> [[String: String]] {
    let told = try run(["outbox"], json: true).output
    let rows = try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [[String: Any]] ?? []
    return rows.map { $0.mapValues { "\($0)" } }
  }

  /// The identity that a letter carries.
  static func messageID(_ letter: Data) -> String? {
    String(decoding: letter, as: UTF8.self).split(separator: "\r\n").first { $0.hasPrefix("Message-ID: ") }
      .map { String($0.dropFirst(12)) }
  }
}
