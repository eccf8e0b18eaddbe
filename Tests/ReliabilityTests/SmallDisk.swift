import Foundation
import Glibc
import TagarelaTestSupport

/// A file system of a few kilobytes in memory.
final class SmallDisk {
  private let path: String
  private var isMounted = true

  init(at path: String, bytes: Int) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  deinit { unmount() }

  func unmount() {
    if isMounted { umount2(path, Int32(MNT_DETACH)) }
    isMounted = false
  }

  static let canBeMounted: Bool = {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { rmdir(path) }
    guard let disk = try? SmallDisk(at: path, bytes: 65_536) else { return false }
    disk.unmount()
    return true
  }()
}
