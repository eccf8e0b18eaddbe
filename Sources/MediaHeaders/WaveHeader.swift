public import FoundationEssentials

/// What the chunks of a RIFF/WAVE file promise, whether its samples are all there or not.
///
/// Layout: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), and `mmreg.h`.
public struct WaveHeader: Sendable, Equatable {
  /// What the `fmt ` chunk says; nil where none lies before the samples, or not the whole of it.
  public private(set) var format: Format?
  /// Where the samples lie; nil where there is no `data` chunk.
  public private(set) var samples: Samples?

  /// How the samples are written.
  public struct Format: Sendable, Equatable {
    /// Of `mmreg.h`: 1 for whole numbers, 3 for floating point; what an extensible format stands for.
    public let tag: Int
    /// Samples side by side in a frame.
    public let channels: Int
    /// By which a length in bytes becomes one in seconds.
    public let bytesPerSecond: Int
    /// Bytes of a frame.
    public let blockSize: Int
    /// Of a sample.
    public let bits: Int
  }

  /// The contents of the `data` chunk.
  public struct Samples: Sendable, Equatable {
    /// Bytes of the file before them.
    public let start: Int
    /// Bytes that the chunk promises.
    public let promised: Int
    /// Bytes that the file has from there on.
    public let present: Int
  }

  /// Bytes before the first chunk: `RIFF`, a length and `WAVE`.
  private static let firstChunk = 12

  /// - Returns: nil when these aren't the bytes of a WAV file.
  public init?(_ file: Data) {
    guard file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WAVE".utf8) else { return nil }
    file.withUnsafeBytes { bytes in
      // Each chunk has a name, a length and contents, filled up to an even length.
      var chunk = Self.firstChunk
      while let length = bytes.number(at: chunk + 4, as: UInt32.self) {
        let name = bytes[chunk..<chunk + 4]
        let contents = chunk + 8
        if name.elementsEqual("fmt ".utf8) {
          format = Format(bytes, at: contents)
        } else if name.elementsEqual("data".utf8) {
          samples = Samples(start: contents, promised: length, present: bytes.count - contents)
          return
        }
        chunk = contents + length + length % 2
      }
    }
  }
}

extension WaveHeader.Format {
  private static let extensible = 0xFFFE

  fileprivate init?(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    guard let tag = bytes.number(at: start, as: UInt16.self),
      let channels = bytes.number(at: start + 2, as: UInt16.self),
      let bytesPerSecond = bytes.number(at: start + 8, as: UInt32.self),
      let blockSize = bytes.number(at: start + 12, as: UInt16.self),
      let bits = bytes.number(at: start + 14, as: UInt16.self)
    else { return nil }
    self.tag = tag == Self.extensible ? bytes.number(at: start + 24, as: UInt16.self) ?? tag : tag
    self.channels = channels
    self.bytesPerSecond = bytesPerSecond
    self.blockSize = blockSize
    self.bits = bits
  }
}

extension UnsafeRawBufferPointer {
  /// A number whose lowest byte comes first; nil beyond the end.
  fileprivate func number<Number: FixedWidthInteger & UnsignedInteger>(at offset: Int, as type: Number.Type) -> Int? {
    guard offset + Number.bitWidth / 8 <= count else { return nil }
    return Int(Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type)))
  }
}
