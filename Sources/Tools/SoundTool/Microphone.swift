import CAlsa
import HelperProtocols

/// ALSA's device `default`, open for hearing 16 bit samples of one channel; it never blocks.
final class Microphone {
  private let pcm: OpaquePointer

  /// - Throws: ``SoundRefusal`` `noMicrophone` when there is no device, `failed` when it gives no such sound.
  init(rate: Int) throws(SoundRefusal) {
    var opened: OpaquePointer?
    let status = snd_pcm_open(&opened, "default", SND_PCM_STREAM_CAPTURE, SND_PCM_NONBLOCK)
    guard status >= 0, let pcm = opened else { throw SoundRefusal(.noMicrophone, Self.reason(status)) }
    self.pcm = pcm
    let setting = snd_pcm_set_params(
      pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(rate), 1, 200_000)
    guard setting >= 0 else { throw SoundRefusal(.failed, Self.reason(setting)) }
    // Not every plugin heeds the mode of opening.
    snd_pcm_nonblock(pcm, 1)
    let starting = snd_pcm_start(pcm)
    guard starting >= 0 else { throw SoundRefusal(.failed, Self.reason(starting)) }
  }

  deinit { snd_pcm_close(pcm) }

  /// What has been heard and not been read: possibly nothing.
  func read(atMost frames: Int) throws(SoundRefusal) -> [Int16] {
    var samples = [Int16](repeating: 0, count: frames)
    let count = samples.withUnsafeMutableBufferPointer {
      snd_pcm_readi(pcm, $0.baseAddress, snd_pcm_uframes_t(frames))
    }
    if count >= 0 { return Array(samples.prefix(count)) }
    let status = Int32(count)
    guard status != -EAGAIN else { return [] }
    // What was missed while nobody read is lost; the device goes on.
    let recovered = snd_pcm_recover(pcm, status, 1)
    guard recovered >= 0 else { throw SoundRefusal(.failed, Self.reason(recovered)) }
    snd_pcm_start(pcm)
    return []
  }

  private static func reason(_ status: Int32) -> String { String(cString: snd_strerror(status)) }
}
