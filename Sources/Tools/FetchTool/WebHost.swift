import CCurl

/// The host of an address, and its port where it names one, as libcurl itself reads them.
struct WebHost {
  private let name: String
  private let port: String?

  /// Nil for an address without a host.
  init?(_ address: String) {
    guard let parts = curl_url() else { return nil }
    defer { curl_url_cleanup(parts) }
    func part(_ which: CURLUPart) -> String? {
      var text: UnsafeMutablePointer<CChar>?
      guard curl_url_get(parts, which, &text, 0) == CURLUE_OK, let text else { return nil }
      defer { curl_free(text) }
      return String(cString: text)
    }
    guard curl_url_set(parts, CURLUPART_URL, address, 0) == CURLUE_OK, let host = part(CURLUPART_HOST) else {
      return nil
    }
    name = host.lowercased()
    port = part(CURLUPART_PORT)
  }

  /// Whether `text`, `host` or `host:port`, means this one.
  func isNamed(_ text: String) -> Bool {
    let text = text.lowercased()
    return text == name || port.map { text == "\(name):\($0)" } ?? false
  }
}
