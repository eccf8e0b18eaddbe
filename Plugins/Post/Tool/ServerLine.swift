import CCurl
import Glibc
import HelperProtocols

/// A line to a mail server, as libcurl opens and encrypts it.
final class ServerLine {
  let curl: UnsafeMutableRawPointer
  private let account: MailAccount
  private let complaint = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private let replies = Replies()

  /// Seconds that a server may take to be reached, and to answer; and those in which at least a byte must come or go.
  private static let patience = (reaching: 60, answering: 120, silence: 60)

  /// - Throws: ``MailRefusal`` `badRequest`.
  init(_ account: MailAccount) throws {
    guard let curl = curl_easy_init() else { throw MailRefusal(.badRequest, "libcurl") }
    self.curl = curl
    self.account = account
    complaint.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    let shownAs = account.server.hasPrefix("smtp") ? "/localhost" : ""
    set(CURLOPT_URL, account.server + shownAs)
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps,imap,imaps")
    set(CURLOPT_USE_SSL, account.isEncrypted ? 3 : 0)
    // As OpenSSL's own programs have it.
    if let file = getenv("SSL_CERT_FILE") { set(CURLOPT_CAINFO, String(cString: file)) }
    if let user = account.user { set(CURLOPT_USERNAME, user) }
    if let password = account.password { set(CURLOPT_PASSWORD, password) }
    set(CURLOPT_CONNECTTIMEOUT, Self.patience.reaching)
    set(CURLOPT_SERVER_RESPONSE_TIMEOUT, Self.patience.answering)
    set(CURLOPT_LOW_SPEED_LIMIT, 1)
    set(CURLOPT_LOW_SPEED_TIME, Self.patience.silence)
    set(CURLOPT_NOSIGNAL, 1)
    ccurl_set_pointer(curl, CURLOPT_ERRORBUFFER, complaint)
    ccurl_set_pointer(curl, CURLOPT_HEADERDATA, Unmanaged.passUnretained(replies).toOpaque())
    ccurl_set_function(curl, CURLOPT_HEADERFUNCTION) { bytes, size, count, replies in
      if let bytes, let replies {
        Unmanaged<Replies>.fromOpaque(replies).takeUnretainedValue()
          .add(UnsafeRawBufferPointer(start: bytes, count: size * count))
      }
      return size * count
    }
  }

  deinit {
    curl_easy_cleanup(curl)
    complaint.deallocate()
  }

  func set(_ option: CURLoption, _ number: Int) { ccurl_set_number(curl, option, number) }

  func set(_ option: CURLoption, _ text: String) { ccurl_set_text(curl, option, text) }

  /// What the server has said last.
  var lastReply: String { replies.last }

  /// The number of what it has said last, where it speaks in numbers.
  var replyCode: Int {
    var code = 0
    ccurl_get_number(curl, CURLINFO_RESPONSE_CODE, &code)
    return code
  }

  /// Reaches the server, encrypts and logs in, and leaves the line open for ``send(_:)`` and ``receive(_:)``.
  func connect() throws {
    set(CURLOPT_CONNECT_ONLY, 1)
    try perform()
  }

  func perform() throws {
    let code = curl_easy_perform(curl)
    guard code == CURLE_OK else { throw refusal(code) }
  }

  /// - Throws: ``MailRefusal`` `broken`.
  func send(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var sent = 0
      let code = rest.withUnsafeBytes { curl_easy_send(curl, $0.baseAddress, $0.count, &sent) }
      rest = rest.dropFirst(sent)
      if code == CURLE_AGAIN {
        try wait(for: POLLOUT)
      } else if code != CURLE_OK {
        throw refusal(code)
      }
    }
  }

  /// What has come, at least a byte.
  ///
  /// - Throws: ``MailRefusal`` `broken`, also at the end.
  func receive(_ room: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      var count = 0
      let code = curl_easy_recv(curl, room.baseAddress, room.count, &count)
      if code == CURLE_OK, count > 0 { return count }
      guard code == CURLE_AGAIN else { throw code == CURLE_OK ? MailRefusal(.broken) : refusal(code) }
      try wait(for: POLLIN)
    }
  }

  private func wait(for events: Int32) throws {
    var socket: curl_socket_t = -1
    guard ccurl_get_socket(curl, &socket) == CURLE_OK, socket >= 0 else { throw MailRefusal(.broken) }
    var poller = pollfd(fd: socket, events: Int16(events), revents: 0)
    let ready = poll(&poller, 1, Int32(Self.patience.silence * 1000))
    guard ready > 0 || ready < 0 && errno == EINTR else { throw MailRefusal(.broken) }
  }

  private func refusal(_ code: CURLcode) -> MailRefusal {
    let said = String(cString: complaint)
    let reply = replyCode >= 400 && !lastReply.isEmpty ? lastReply : said
    return MailRefusal(
      reason(code, said), reply.isEmpty ? String(cString: curl_easy_strerror(code)) : reply)
  }

  private func reason(_ code: CURLcode, _ said: String) -> MailRefusal.Reason {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_OPERATION_TIMEDOUT where lastReply.isEmpty: .unreachable
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR: .certificate
    case CURLE_USE_SSL_FAILED, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER: .unencrypted
    case CURLE_LOGIN_DENIED: .login
    default:
      switch replyCode {
      case 452, 552: .full
      // 421 goes before the line is closed by a server that can't go on.
      case 421: .broken
      case 400...: said.hasPrefix("RCPT") ? .receiver : .letter
      default: code == CURLE_WEIRD_SERVER_REPLY ? .misunderstood : .broken
      }
    }
  }
}

/// What a server has said, of which the last line is kept.
private final class Replies {
  private(set) var last = ""

  /// Bytes of a line that are worth showing.
  private static let longest = 500

  func add(_ line: UnsafeRawBufferPointer) {
    last = String(decoding: line.prefix(Self.longest), as: UTF8.self).filter { !$0.isNewline }
  }
}
