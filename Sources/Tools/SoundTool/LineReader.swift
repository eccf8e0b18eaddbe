import FoundationEssentials
import Glibc

/// The lines of a file descriptor; one that is too long is skipped without being kept.
struct LineReader {
  enum Line {
    case whole(Data)
    case tooLong
  }

  private let file: Int32
  private let longest: Int
  private var pending = Data()
  private var chunk = [UInt8](repeating: 0, count: 1 << 18)

  /// - Parameter longest: how many bytes a line may have.
  init(file: Int32, longest: Int) {
    self.file = file
    self.longest = longest
  }

  /// The next line without its end, nil at the end of the file. A last line without an end counts.
  mutating func next() -> Line? {
    var line = Data()
    var skipping = false
    while true {
      let end = lineEnd()
      let piece = pending.prefix(end ?? pending.count)
      if line.count + piece.count > longest {
        skipping = true
        line = Data()
      }
      if !skipping { line.append(piece) }
      pending = end.map { Data(pending.dropFirst($0 + 1)) } ?? Data()
      if end != nil { return skipping ? .tooLong : .whole(line) }
      guard refill() else {
        if skipping { return .tooLong }
        return line.isEmpty ? nil : .whole(line)
      }
    }
  }

  private func lineEnd() -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return memchr(start, Int32(UInt8(ascii: "\n")), bytes.count).map { start.distance(to: UnsafeRawPointer($0)) }
    }
  }

  private mutating func refill() -> Bool {
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count > 0 {
        pending = Data(chunk[..<count])
        return true
      }
      guard count < 0, errno == EINTR else { return false }
    }
  }
}
