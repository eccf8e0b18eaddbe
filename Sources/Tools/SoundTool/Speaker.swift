import CAlsa
import FoundationEssentials
import Glibc
import HelperProtocols

/// ALSA's device `default`, open for 16 bit samples; it never blocks.
final class Speaker {
  /// How much sound may wait in the device, in seconds: as asked for, or more where the device can't do with that.
  private(set) var buffer = 0.2

  let rate: Int
  let channels: Int
  private let pcm: OpaquePointer
  /// Frames that it has taken, and since when.
  private var taken = 0
  private var begun: ContinuousClock.Instant?

  /// - Throws: ``SoundRefusal`` `noSound` when there is no device, `failed` when it takes no such sound.
  init(rate: Int, channels: Int) throws(SoundRefusal) {
    var opened: OpaquePointer?
    let status = snd_pcm_open(&opened, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard status >= 0, let pcm = opened else { throw SoundRefusal(.noSound, Self.reason(status)) }
    self.pcm = pcm
    self.rate = rate
    self.channels = channels
    let setting = snd_pcm_set_params(
      pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(channels), UInt32(rate), 1,
      UInt32(buffer * 1_000_000))
    guard setting >= 0 else { throw SoundRefusal(.failed, Self.reason(setting)) }
    // Not every plugin heeds the mode of opening.
    snd_pcm_nonblock(pcm, 1)
    var frames: snd_pcm_uframes_t = 0
    var period: snd_pcm_uframes_t = 0
    if snd_pcm_get_params(pcm, &frames, &period) >= 0 { buffer = Double(frames) / Double(rate) }
  }

  deinit { snd_pcm_close(pcm) }

  /// Takes as many samples as fit.
  ///
  /// - Returns: how many: possibly none.
  func write(_ samples: ArraySlice<Int16>) throws(SoundRefusal) -> Int {
    let frames = snd_pcm_uframes_t(samples.count / channels)
    let count = samples.withUnsafeBufferPointer { snd_pcm_writei(pcm, $0.baseAddress, frames) }
    if count >= 0 {
      taken += Int(count)
      begun = begun ?? .now
      return Int(count) * channels
    }
    try recover(Int32(count))
    return 0
  }

  /// Whether it has so much that more would be further than two buffers ahead of the clock.
  var isAhead: Bool {
    guard let begun else { return false }
    return begun.duration(to: .now) < .seconds(Double(taken) / Double(rate) - 2 * buffer)
  }

  /// Seconds of sound that it has taken and that have not been heard yet. A device that doesn't know is believed to
  /// keep time.
  var waiting: Double {
    guard let begun else { return 0 }
    var frames: snd_pcm_sframes_t = 0
    if snd_pcm_delay(pcm, &frames) >= 0, frames > 0 { return Double(frames) / Double(rate) }
    let passed = begun.duration(to: .now) / .seconds(1)
    return max(0, Double(taken) / Double(rate) - passed)
  }

  /// Whether all has been heard; to be asked again until it has.
  func drained() throws(SoundRefusal) -> Bool {
    let status = snd_pcm_drain(pcm)
    // A device that ran out of samples by now has played them all.
    if status >= 0 || status == -EPIPE || snd_pcm_state(pcm) == SND_PCM_STATE_SETUP { return true }
    guard status == -EAGAIN else { throw SoundRefusal(.failed, Self.reason(status)) }
    return false
  }

  /// Falls silent and forgets what it still had to play.
  func drop() { snd_pcm_drop(pcm) }

  /// Makes the device ready again after it ran out of samples or the machine slept.
  private func recover(_ status: Int32) throws(SoundRefusal) {
    guard status < 0, status != -EAGAIN else { return }
    let recovered = snd_pcm_recover(pcm, status, 1)
    guard recovered >= 0 else { throw SoundRefusal(.failed, Self.reason(recovered)) }
  }

  private static func reason(_ status: Int32) -> String { String(cString: snd_strerror(status)) }
}
