public import Foundation

extension Voice {
  /// - Returns: nil when these aren't the bytes of a WAV file. Whether it can be played shows later.
  public init?(wave bytes: Data) {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WAVE".utf8) else { return nil }
    self.init(bytes: bytes)
  }

  /// - Returns: nil when these aren't the bytes of a WAV file, or of one that doesn't tell how long it plays, or plays longer
  ///   than ``longest``.
  public init?(shortWave bytes: Data) {
    self.init(wave: bytes)
    guard let seconds, seconds <= Voice.longest else { return nil }
  }

  /// How long it plays: what lies in its `data` chunk by the bytes a second of its `fmt ` chunk (RIFF/WAVE, Microsoft and IBM,
  /// 1991). A recording that was cut off plays as long as what is left of it. Nil when one of the chunks is missing, or says
  /// nothing.
  public var seconds: Double? {
    bytes.withUnsafeBytes { file in
      func number(_ offset: Int) -> Int {
        Int(UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
      var bytesPerSecond = 0
      // Behind `RIFF`, a length and `WAVE`; each chunk has a name, a length and contents, filled up to an even length.
      var offset = 12
      while offset + 8 <= file.count {
        let name = file[offset..<offset + 4]
        let length = number(offset + 4)
        let contents = offset + 8
        if name.elementsEqual("fmt ".utf8), contents + 12 <= file.count { bytesPerSecond = number(contents + 8) }
        if name.elementsEqual("data".utf8) {
          guard bytesPerSecond > 0 else { return nil }
          return Double(min(length, file.count - contents)) / Double(bytesPerSecond)
        }
        offset = contents + length + length % 2
      }
      return nil
    }
  }
}
