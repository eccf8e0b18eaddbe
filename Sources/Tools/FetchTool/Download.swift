import CCurl
import FoundationEssentials
import Glibc
import HelperProtocols

/// One address on its way here: to hosts of the internet alone, as a browser without memory asks for a picture.
final class Download {
  let curl: UnsafeMutableRawPointer
  private let privateHosts: [String]
  private let largest: Int
  private let wanted: UnsafeMutablePointer<curl_slist>?
  private var content = Data()
  private var isTooLarge = false
  private var isPrivate = false

  /// Seconds in which a host has to be reached, in which all must have come, and in which `least` bytes a second must come.
  private static let patience = (reaching: 10, whole: FetchRequest.patience, silence: 15, least: 50)
  private static let mostRedirects = 5

  /// - Parameters:
  ///   - privateHosts: as in ``FetchRequest``.
  ///   - largest: bytes.
  /// - Returns: nil where libcurl has no room.
  init?(_ address: String, privateHosts: [String], largest: Int) {
    guard let curl = curl_easy_init() else { return nil }
    self.curl = curl
    self.privateHosts = privateHosts
    self.largest = largest
    wanted = curl_slist_append(nil, "Accept: image/svg+xml,image/png,image/*;q=0.8")
    set(CURLOPT_URL, address)
    set(CURLOPT_PROTOCOLS_STR, "https,http")
    set(CURLOPT_FOLLOWLOCATION, 1)
    set(CURLOPT_MAXREDIRS, Self.mostRedirects)
    set(CURLOPT_REDIR_PROTOCOLS_STR, "https")
    set(CURLOPT_FAILONERROR, 1)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_USERAGENT, "Tagarela")
    ccurl_set_pointer(curl, CURLOPT_HTTPHEADER, wanted)
    // A proxy would reach for us what we must not.
    set(CURLOPT_PROXY, "")
    set(CURLOPT_CONNECTTIMEOUT, Self.patience.reaching)
    set(CURLOPT_TIMEOUT, Self.patience.whole)
    set(CURLOPT_LOW_SPEED_LIMIT, Self.patience.least)
    set(CURLOPT_LOW_SPEED_TIME, Self.patience.silence)
    ccurl_set_size(curl, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(largest))
    // As OpenSSL's own programs have it.
    if let file = getenv("SSL_CERT_FILE") { set(CURLOPT_CAINFO, String(cString: file)) }
    let own = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(curl, CURLOPT_WRITEDATA, own)
    ccurl_set_function(curl, CURLOPT_WRITEFUNCTION) { bytes, size, count, download in
      guard let bytes, let download else { return 0 }
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Unmanaged<Download>.fromOpaque(download).takeUnretainedValue().take(piece) ? size * count : 0
    }
    ccurl_set_pointer(curl, CURLOPT_OPENSOCKETDATA, own)
    ccurl_set_socket_function(curl) { download, _, address in
      guard let address, let download else { return CURL_SOCKET_BAD }
      let owner = Unmanaged<Download>.fromOpaque(download).takeUnretainedValue()
      return owner.mayReach(address)
        ? socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
        : CURL_SOCKET_BAD
    }
  }

  deinit {
    curl_easy_cleanup(curl)
    curl_slist_free_all(wanted)
  }

  private func set(_ option: CURLoption, _ number: Int) { ccurl_set_number(curl, option, number) }
  private func set(_ option: CURLoption, _ text: String) { ccurl_set_text(curl, option, text) }

  private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard content.count + piece.count <= largest else {
      isTooLarge = true
      return false
    }
    content.append(contentsOf: piece)
    return true
  }

  /// Asked for each address of the network before it is reached, whatever its name was said to stand for, and of each to which one
  /// was sent on.
  private func mayReach(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
    let bytes = withUnsafeBytes(of: &address.pointee.addr) { start in
      start.baseAddress.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(address.pointee.addrlen))) } ?? []
    }
    if let host = NetworkAddress(family: address.pointee.family, bytes), host.isPublic, !host.isNearby { return true }
    isPrivate = !isNamed
    return isNamed
  }

  /// Whether the host that is to be reached now is one that may be private; who was sent on has left the first one.
  private var isNamed: Bool {
    var address: UnsafeMutablePointer<CChar>?
    ccurl_get_text(curl, CURLINFO_EFFECTIVE_URL, &address)
    guard let host = address.flatMap({ WebHost(String(cString: $0)) }) else { return false }
    return privateHosts.contains { host.isNamed($0) }
  }

  /// What came, once it is over.
  func result(_ code: CURLcode) -> FetchResult {
    guard code != CURLE_OK else { return .content(content) }
    var status = 0
    ccurl_get_number(curl, CURLINFO_RESPONSE_CODE, &status)
    let detail = status >= 400 ? "\(status)" : String(cString: curl_easy_strerror(code))
    return .refused(FetchRefusal(reason(code, status), detail))
  }

  private func reason(_ code: CURLcode, _ status: Int) -> FetchRefusal.Reason {
    if isTooLarge { return .tooLarge }
    if isPrivate { return .privateNetwork }
    var redirects = 0
    ccurl_get_number(curl, CURLINFO_REDIRECT_COUNT, &redirects)
    return switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CONNECT_ERROR:
      .certificate
    case CURLE_TOO_MANY_REDIRECTS: .sentOn
    // Also of who speaks no HTTP.
    case CURLE_UNSUPPORTED_PROTOCOL: redirects > 0 ? .sentOn : .broken
    case CURLE_FILESIZE_EXCEEDED: .tooLarge
    case CURLE_OPERATION_TIMEDOUT: .late
    case CURLE_HTTP_RETURNED_ERROR: [404, 410].contains(status) ? .missing : .refused
    default: .broken
    }
  }
}
