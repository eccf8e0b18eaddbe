import HelperProtocols
import MediaHeaders

extension WaveHeader {
  /// Frames that the `data` chunk should hold; libsndfile silently shortens one that is longer than its file.
  ///
  /// - Throws: ``SoundRefusal`` `notWav` when this is compressed, `damaged` when it is cut short.
  func frames() throws(SoundRefusal) -> Int {
    guard let format else { throw SoundRefusal(.damaged) }
    let pcm = 1
    let float = 3
    guard format.tag == pcm || format.tag == float else { throw SoundRefusal(.notWav) }
    guard let samples, samples.promised <= samples.present, format.blockSize > 0,
      format.blockSize == format.channels * ((format.bits + 7) / 8)
    else { throw SoundRefusal(.damaged) }
    return samples.promised / format.blockSize
  }
}
