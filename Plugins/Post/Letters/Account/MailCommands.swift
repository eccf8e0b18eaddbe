import Clinic
import Desk
import HelperProtocols
import Shell
import TagarelaKit
import Workspace

enum MailCommands {
  static let all = [
    Command(
      Signature(
        "mail", "show",
        examples: [
          Example(
            after: ["settings mail.smtp smtps://mail.example.org", "settings mail.user ana"], "mail show",
            prints: """
              mail server (SMTP)  smtps://mail.example.org
              user                ana
              encryption          on
              """)
        ]),
      .reads, run: show),
    Command(
      Signature(
        "mail", "test",
        examples: [Example(after: PostExamples.arrived, "mail test", prints: "✓ this works: …/sent")]),
      .acts, run: test),
  ]
}

/// The account without its password.
private func show(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let settings = MailSettings(try context.clinic)
  var remarks: [Phrase] = []
  var password = Value.none
  do {
    switch try settings.passwordSource() {
    case .command(let command): password = .phrase(Phrase("post.password_from_command", ["command": .text(command)]))
    case .file(let path): password = .phrase(Phrase("post.password_from_file", ["path": .text(path)]))
    case nil: break
    }
  } catch let failure as Failure {
    remarks.append(failure.what)
  }
  return Outcome(
    .record(
      Record([
        "mail.smtp": Value(try workspace.setting(MailSettings.Key.smtp)),
        "mail.imap": Value(try workspace.setting(MailSettings.Key.imap)),
        "mail.user": Value(try workspace.setting(MailSettings.Key.user)), "password": password,
        "mail.tls": .word(try workspace.setting(MailSettings.Key.tls) ?? "on"),
      ])), remarks: remarks)
}

/// Logs in wherever letters leave or arrive; nothing is sent or fetched.
private func test(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let settings = MailSettings(clinic)
  var works: [Value] = []
  for (key, service) in [(MailSettings.Key.smtp, MailServer.Service.smtp), (MailSettings.Key.imap, .imap)]
  where try context.workspace.setting(key) != nil {
    let account = try settings.account(service)
    try greet(account, clinic)
    works.append(.text(account.server))
  }
  if let folder = try settings.inbox() { works.append(.text(folder)) }
  // Nothing is set: what is to be set is said.
  if works.isEmpty { _ = try settings.server(.smtp) }
  return .record(Record(["works": .list(works)]), said: Phrase("post.works", ["places": .list(works)]))
}

/// - Throws: ``Failure`` where the server doesn't let one in.
private func greet(_ account: MailAccount, _ clinic: Clinic) throws {
  let office = try clinic.postOffice
  defer { office.hangUp() }
  switch try office.ask(.greet(account: account), isInterrupted: clinic.isInterrupted) {
  case .done: return
  case .refused(let refusal):
    var failure = Failure(refusal)
    failure.hint = Phrase("post.at_server", ["server": .text(account.server)])
    throw failure
  case .unsure, .looked, .opened: throw PostOffice.misunderstood
  }
}
