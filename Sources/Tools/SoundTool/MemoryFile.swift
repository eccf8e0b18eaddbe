import CSndfile
import FoundationEssentials
import Glibc

/// Bytes that libsndfile reads or writes as a file.
final class MemoryFile {
  private(set) var data: Data
  private var position = 0

  init(_ data: Data) { self.data = data }

  /// Functions for `sf_open_virtual`, whose user data is an unretained pointer to a `MemoryFile`.
  static let functions = SF_VIRTUAL_IO(
    get_filelen: { sf_count_t(MemoryFile.from($0)?.data.count ?? 0) },
    seek: { offset, origin, file in sf_count_t(MemoryFile.from(file)?.seek(Int(offset), from: origin) ?? -1) },
    read: { target, count, file in sf_count_t(MemoryFile.from(file)?.read(target, Int(count)) ?? 0) },
    write: { source, count, file in sf_count_t(MemoryFile.from(file)?.write(source, Int(count)) ?? 0) },
    tell: { sf_count_t(MemoryFile.from($0)?.position ?? 0) }
  )

  private static func from(_ file: UnsafeMutableRawPointer?) -> MemoryFile? {
    file.map { Unmanaged<MemoryFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ offset: Int, from origin: Int32) -> Int {
    let start =
      switch origin {
      case SEEK_CUR: position
      case SEEK_END: data.count
      default: 0
      }
    let (target, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, target >= 0 else { return -1 }
    position = target
    return target
  }

  private func read(_ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    let available = min(max(count, 0), max(data.count - position, 0))
    guard available > 0, let target else { return 0 }
    let start = position
    data.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: target, count: available)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + available]))
    }
    position += available
    return available
  }

  /// Over what is there, and beyond its end.
  private func write(_ source: UnsafeRawPointer?, _ count: Int) -> Int {
    guard count > 0, let source else { return 0 }
    if position > data.count { data.append(Data(count: position - data.count)) }
    let bytes = UnsafeRawBufferPointer(start: source, count: count)
    data.replaceSubrange(position..<min(position + count, data.count), with: bytes)
    position += count
    return count
  }
}
