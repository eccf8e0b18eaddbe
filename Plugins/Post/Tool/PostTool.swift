import CCurl
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-mail`: hands letters to mail servers, looks into mailboxes and reads letters; a ``MailRequest`` a line on standard
/// input, a ``MailAnswer`` a line on standard output.
@main
enum PostTool {
  /// Letters and what they carry pass through in pieces.
  private static let limits = ResourceLimits(addresses: 1 << 30)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    let mailboxes = OpenMailboxes()
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line, mailboxes)
    }
  }

  private static func answer(_ line: Data, _ mailboxes: OpenMailboxes) -> Data {
    var answer: MailAnswer
    do {
      guard let request = try? JSONDecoder().decode(MailRequest.self, from: line) else {
        throw MailRefusal(.badRequest)
      }
      answer = try carryOut(request, mailboxes)
    } catch let refusal as MailRefusal {
      answer = .refused(refusal)
    } catch {
      answer = .refused(MailRefusal(.badRequest, String(describing: error)))
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }

  private static func carryOut(_ request: MailRequest, _ mailboxes: OpenMailboxes) throws -> MailAnswer {
    switch request {
    case .greet(let account):
      let line = try ServerLine(account)
      try line.connect()
      return .done(reply: line.lastReply)
    case .submit(let letter, let from, let to, let account):
      return try Submission(letter: letter, from: from, to: to).run(account)
    case .pipe(let letter, let program, let arguments):
      return try Piping(program: program, arguments: arguments).run(letter)
    case .look(let mailbox, let validity, let last, let since, let endings, let account):
      return try mailboxes.with(mailbox, account) {
        .looked(try $0.look(validity: validity, after: last, since: since, endings: endings))
      }
    case .fetch(let mailbox, let validity, let number, let file, let limit, let account):
      return try mailboxes.with(mailbox, account) { session in
        try session.fetch(number, validity: validity, into: file, limit: limit)
        return .done(reply: "")
      }
    case .open(let letter, let folder, let limits):
      return .opened(try Opening(into: folder, limits).open(letter))
    }
  }
}
