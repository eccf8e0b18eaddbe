import CCurl
import HelperProtocols

/// Several addresses at a time. Lines to hosts stay open from one request to the next.
final class Downloads {
  private let multi: UnsafeMutableRawPointer

  init?() {
    guard let multi = curl_multi_init() else { return nil }
    self.multi = multi
  }

  deinit { curl_multi_cleanup(multi) }

  /// What came of each, in their order.
  func run(_ request: FetchRequest) -> [FetchResult] {
    var results: [FetchResult?] = request.addresses.map { _ in nil }
    var waiting = request.addresses.indices.makeIterator()
    var running: [UnsafeMutableRawPointer: (place: Int, download: Download)] = [:]
    func start() {
      while running.count < FetchRequest.sideBySide, let place = waiting.next() {
        let address = request.addresses[place]
        guard let download = Download(address, privateHosts: request.privateHosts, largest: request.largest),
          curl_multi_add_handle(multi, download.curl) == CURLM_OK
        else {
          results[place] = .refused(FetchRefusal(.broken, "libcurl"))
          continue
        }
        running[download.curl] = (place, download)
      }
    }
    start()
    while !running.isEmpty {
      var count: Int32 = 0
      guard curl_multi_perform(multi, &count) == CURLM_OK else { break }
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let curl = message.pointee.easy_handle,
          let (place, download) = running.removeValue(forKey: curl)
        else { continue }
        results[place] = download.result(message.pointee.data.result)
        curl_multi_remove_handle(multi, curl)
      }
      start()
      if !running.isEmpty { curl_multi_poll(multi, nil, 0, 1_000, nil) }
    }
    for (curl, _) in running { curl_multi_remove_handle(multi, curl) }
    return results.map { $0 ?? .refused(FetchRefusal(.broken, "libcurl")) }
  }
}
