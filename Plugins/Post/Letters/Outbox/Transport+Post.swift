import Clinic
import Foundation
import Mail
import Programs
import TagarelaKit

extension Transport {
  /// To the mail server that the settings name.
  static var mail: Transport {
    Transport("mail", waiting: Queue.waiting) { letter in
      _ = try MailSettings(letter.clinic).server(.smtp)
      return try Queue(letter.clinic).take(letter, by: "mail")
    }
  }

  /// By the system's own program for that, whatever is behind it.
  static var sendmail: Transport {
    Transport("sendmail", isThere: { (try? MailSettings($0).sendmail()) != nil }, waiting: Queue.waiting) { letter in
      _ = try MailSettings(letter.clinic).sendmail()
      return try Queue(letter.clinic).take(letter, by: "sendmail")
    }
  }

  /// Opened in the user's mail program, with the files, to be sent there.
  static var mailProgram: Transport {
    Transport("mail-program", isThere: { _ in InstalledProgram.path(of: opener) != nil }) { letter in
      guard let program = InstalledProgram.path(of: opener) else {
        throw Failure("post.no_mail_program", ["name": .text(opener)], hint: Phrase("post.no_mail_program.hint"))
      }
      let laid = try Transport.folder.deliver(letter)
      let attached = laid.paths.filter { !$0.hasSuffix(".eml") }
      let to = letter.to.map { [$0.address.description] } ?? []
      let words = ["--utf8", "--subject", letter.subject, "--body", letter.body]
      let filter = Filter(
        path: program, arguments: words + attached.flatMap { ["--attach", $0] } + to, name: opener,
        limits: .init(deadline: 60, answer: 1 << 20), surroundings: .oursKeptQuiet)
      return Delivery(paths: laid.paths) {
        do {
          _ = try filter.output(for: Data())
          return Delivery(.written, paths: laid.paths, receipt: Phrase("post.opened"))
        } catch let failure as Failure {
          return Delivery(.written, paths: laid.paths, why: failure.what)
        }
      }
    }
  }

  private static let opener = "xdg-email"
}
