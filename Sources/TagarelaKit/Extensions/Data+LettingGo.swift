public import Foundation

extension Data {
  /// Says that these bytes will hardly be looked at soon: those of a mapped file take no memory until they are. Nothing is
  /// lost, whatever the bytes are.
  public func letGo() {
    guard count >= Self.worthIt else { return }
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let first = (UInt(bitPattern: start) + page - 1) / page * page
      let end = (UInt(bitPattern: start) + UInt(bytes.count)) / page * page
      guard end > first, let place = UnsafeMutableRawPointer(bitPattern: first) else { return }
      // Only advice: where a system doesn't take it, the bytes stay in memory.
      _ = madvise(place, Int(end - first), Self.pageOut)
    }
  }

  private static let worthIt = 16 << 10
  /// MADV_PAGEOUT (Linux 5.4).
  private static let pageOut: Int32 = 21
}
