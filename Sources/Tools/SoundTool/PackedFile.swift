import CSndfile
import FoundationEssentials
import Glibc
import HelperProtocols

/// Writes sounds as MP3, which every browser plays.
enum PackedFile {
  /// - Throws: ``SoundRefusal`` as ``WaveFile/facts(of:)``, and `failed`.
  static func packed(_ wav: Data) throws(SoundRefusal) -> SoundPacked {
    let facts = try WaveFile.facts(of: wav)
    guard rates.contains(facts.rate) else { return SoundPacked(data: wav, mediaType: "audio/wav") }
    let source = try WaveFile(wav)
    let target = MemoryFile(Data())
    try write(source, to: target)
    return SoundPacked(data: target.data, mediaType: "audio/mpeg")
  }

  /// Frames a second that MP3 has (ISO 11172-3 and 13818-3, and the common lower ones).
  private static let rates: Set = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
  /// 0 best, 1 smallest: a voice is heard as clearly as before.
  private static let compression = 0.6

  private static func write(_ source: WaveFile, to target: MemoryFile) throws(SoundRefusal) {
    var functions = MemoryFile.functions
    var info = SF_INFO()
    info.samplerate = Int32(source.rate)
    info.channels = Int32(source.channels)
    info.format = Int32(SF_FORMAT_MPEG) | Int32(SF_FORMAT_MPEG_LAYER_III)
    guard
      let file = sf_open_virtual(&functions, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(target).toOpaque())
    else { throw SoundRefusal(.failed, String(cString: sf_strerror(nil))) }
    defer { sf_close(file) }
    var level = compression
    sf_command(file, Int32(SFC_SET_COMPRESSION_LEVEL), &level, Int32(MemoryLayout<Double>.size))
    while case let samples = source.next(), !samples.isEmpty {
      guard sf_write_short(file, samples, sf_count_t(samples.count)) == samples.count else {
        throw SoundRefusal(.failed, String(cString: sf_strerror(file)))
      }
    }
  }
}
