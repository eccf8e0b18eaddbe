import Foundation
import Mail
import TagarelaKit
import Testing

func letter(
  subject: String = "Lanche", body: String = "Pedir o que quer", to: [Mailbox]? = nil, from: String? = "Fono",
  attachments: [Letter.Attachment] = []
) throws -> Letter {
  let fono = try EmailAddress(validating: "fono@exemplo.org")
  let mother = try EmailAddress(validating: "mae@exemplo.org")
  let day = try #require(Day(year: 2012, month: 11, day: 5))
  return Letter(
    from: Mailbox(name: from, address: fono), to: to ?? [Mailbox(name: "Mãe", address: mother)], subject: subject,
    body: body, attachments: attachments, date: Moment(day, hour: 9, minute: 15), minutesAheadOfUTC: -120,
    messageID: "1@tagarela.invalid")
}

extension Letter {
  /// The lines of the message up to the first empty one.
  var headerLines: [String] {
    let text = String(decoding: message(), as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty }.map(String.init)
  }
}
