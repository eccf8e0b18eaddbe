import FoundationEssentials
import Glibc
import HelperProtocols

/// What the chunks of a RIFF/WAVE file promise.
///
/// libsndfile silently shortens a `data` chunk that is longer than its file, so the promise is read here.
/// Layout: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), and `mmreg.h`.
struct WaveHeader {
  /// Frames that the `data` chunk should hold.
  let frames: Int

  /// - Throws: ``SoundRefusal`` `notWav` when this is another format or compressed, `damaged` when it is cut short.
  init(_ data: Data) throws(SoundRefusal) {
    let bytes = LittleEndian(data: data)
    guard bytes.tag(at: 0) == "RIFF", bytes.tag(at: 8) == "WAVE" else { throw SoundRefusal(.notWav) }
    var blockSize: Int?
    var position = 12
    while let tag = bytes.tag(at: position), let size = bytes.integer(UInt32.self, at: position + 4) {
      let content = position + 8
      if tag == "fmt " {
        blockSize = try Self.blockSize(of: bytes, at: content)
      } else if tag == "data" {
        guard let blockSize, size <= data.count - content else { throw SoundRefusal(.damaged) }
        frames = size / blockSize
        return
      }
      position = content + size + size % 2
    }
    throw SoundRefusal(.damaged)
  }

  /// Bytes of a frame, by the `fmt ` chunk.
  private static func blockSize(of bytes: LittleEndian, at start: Int) throws(SoundRefusal) -> Int {
    guard var format = bytes.integer(UInt16.self, at: start) else { throw SoundRefusal(.damaged) }
    let extensible = 0xFFFE
    if format == extensible { format = bytes.integer(UInt16.self, at: start + 24) ?? extensible }
    let pcm = 1
    let float = 3
    guard format == pcm || format == float else { throw SoundRefusal(.notWav) }
    guard let channels = bytes.integer(UInt16.self, at: start + 2),
      let block = bytes.integer(UInt16.self, at: start + 12),
      let bits = bytes.integer(UInt16.self, at: start + 14),
      block > 0, block == channels * ((bits + 7) / 8)
    else { throw SoundRefusal(.damaged) }
    return block
  }
}

/// Numbers and four-letter tags at places in a file; nil beyond its end.
private struct LittleEndian {
  let data: Data

  func integer<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type, at offset: Int) -> Int? {
    let size = Number.bitWidth / 8
    guard offset + size <= data.count else { return nil }
    return data.withUnsafeBytes { Int(Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type))) }
  }

  func tag(at offset: Int) -> String? {
    guard offset + 4 <= data.count else { return nil }
    return data.withUnsafeBytes { String(decoding: $0[offset..<offset + 4], as: UTF8.self) }
  }
}
