import CSndfile
import FoundationEssentials
import Glibc
import HelperProtocols
import MediaHeaders

/// A WAV file in memory, read from its beginning.
final class WaveFile {
  let rate: Int
  let channels: Int
  private let memory: MemoryFile
  private let file: OpaquePointer
  private var floats: [Float]

  /// - Throws: ``SoundRefusal`` `notWav`, `damaged`, `unsupported`.
  init(_ data: Data) throws(SoundRefusal) {
    let memory = MemoryFile(data)
    var functions = MemoryFile.functions
    var info = SF_INFO()
    guard let file = sf_open_virtual(&functions, Int32(SFM_READ), &info, Unmanaged.passUnretained(memory).toOpaque())
    else { throw SoundRefusal(.damaged) }
    self.memory = memory
    self.file = file
    rate = Int(info.samplerate)
    channels = Int(info.channels)
    floats = []
    guard (1...2).contains(channels), (8_000...96_000).contains(rate) else {
      throw SoundRefusal(.unsupported, "\(channels) channels, \(rate) Hz")
    }
    floats = Array(repeating: 0, count: 1024 * channels)
  }

  deinit { sf_close(file) }

  /// Reads all of a file.
  ///
  /// - Throws: ``SoundRefusal`` `notWav`, `damaged`, `unsupported`.
  static func facts(of data: Data) throws(SoundRefusal) -> SoundFacts {
    guard let header = WaveHeader(data) else { throw SoundRefusal(.notWav) }
    let promised = try header.frames()
    let file = try WaveFile(data)
    var frames = 0
    while case let count = file.readFloats(), count > 0 { frames += count }
    guard frames > 0, frames >= promised else { throw SoundRefusal(.damaged) }
    return SoundFacts(seconds: Double(frames) / Double(file.rate), rate: file.rate, channels: file.channels)
  }

  /// The next samples, the channels of a frame side by side, as 16 bit; none at the end.
  ///
  /// - Parameter volume: how many times as loud.
  func next(volume: Double = 1) -> [Int16] {
    let count = readFloats() * channels
    let factor = Float(volume)
    return floats[..<count].map { Self.integer($0 * factor) }
  }

  /// Reads as floating point, because libsndfile's own way from that to integers makes a file as loud as it can be.
  private func readFloats() -> Int {
    let frames = sf_count_t(floats.count / channels)
    return max(0, Int(floats.withUnsafeMutableBufferPointer { sf_readf_float(file, $0.baseAddress, frames) }))
  }

  private static func integer(_ sample: Float) -> Int16 {
    guard !sample.isNaN else { return 0 }
    return Int16(min(max((sample * 32768).rounded(), -32768), 32767))
  }
}
