import CCurl
import FoundationEssentials
import Glibc
import HelperProtocols

/// A letter on its way to an SMTP server (RFC 5321).
final class Submission {
  private let letter: String
  private let from: String
  private let to: [String]
  private var file: Int32 = -1
  /// Bytes that nobody has asked for yet.
  private var left = 0
  /// Whether all of the letter has been given away.
  private var isGiven = false

  init(letter: String, from: String, to: [String]) {
    self.letter = letter
    self.from = from
    self.to = to
  }

  deinit { if file >= 0 { close(file) } }

  /// - Returns: `done` when the server has it, `unsure` where nobody knows.
  /// - Throws: ``MailRefusal`` where it certainly hasn't.
  func run(_ account: MailAccount) throws -> MailAnswer {
    file = open(letter, O_RDONLY | O_CLOEXEC)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0 else { throw MailRefusal(.file, String(cString: strerror(errno))) }
    left = Int(facts.st_size)
    let line = try ServerLine(account)
    var receivers: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(receivers) }
    for address in to { receivers = curl_slist_append(receivers, "<\(address)>") }
    line.set(CURLOPT_MAIL_FROM, "<\(from)>")
    ccurl_set_pointer(line.curl, CURLOPT_MAIL_RCPT, receivers)
    line.set(CURLOPT_UPLOAD, 1)
    ccurl_set_size(line.curl, CURLOPT_INFILESIZE_LARGE, facts.st_size)
    ccurl_set_pointer(line.curl, CURLOPT_READDATA, Unmanaged.passUnretained(self).toOpaque())
    ccurl_set_function(line.curl, CURLOPT_READFUNCTION) { room, size, count, submission in
      guard let submission else { return Int(CURL_READFUNC_ABORT) }
      return Unmanaged<Submission>.fromOpaque(submission).takeUnretainedValue().give(room, size * count)
    }
    do {
      try line.perform()
      return .done(reply: line.lastReply)
    } catch let refusal as MailRefusal where isGiven && line.replyCode < 400 {
      return .unsure(reply: refusal.reply)
    }
  }

  private func give(_ room: UnsafeMutablePointer<CChar>?, _ most: Int) -> Int {
    while true {
      let count = read(file, room, most)
      if count < 0 {
        if errno == EINTR { continue }
        return Int(CURL_READFUNC_ABORT)
      }
      left -= count
      if count == 0 || left <= 0 { isGiven = true }
      return count
    }
  }
}
