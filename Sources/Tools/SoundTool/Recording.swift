import Dispatch
import FoundationEssentials
import Glibc
import HelperProtocols
import MediaHeaders
import Synchronization

/// What a microphone hears, on a thread of its own, which alone touches the device; up to a limit.
final class Recording: Sendable {
  static let rate = 22_050

  /// Between two looks at whether to stop.
  private static let nap: UInt32 = 4_000
  /// A device that gives nothing for so long has failed.
  private static let patience = Duration.seconds(5)
  /// Frames that are read at once.
  private static let portion = 512

  fileprivate struct State {
    var samples: [Int16] = []
    /// The loudest since it was last asked, and of all.
    var recent = 0.0
    var loudest = 0.0
    var isOver = false
    var refusal: SoundRefusal?
  }

  private let state = Mutex(State())
  private let stopping = Atomic(false)
  private let opened = DispatchSemaphore(value: 0)
  private let recording = DispatchGroup()

  /// Begins to record.
  ///
  /// - Throws: ``SoundRefusal`` when the device can't be opened.
  init(seconds: Double) throws(SoundRefusal) {
    recording.enter()
    DispatchQueue(label: "recording").async { self.run(frames: Int((seconds * Double(Self.rate)).rounded())) }
    opened.wait()
    if let refusal = state.withLock({ $0.refusal }) { throw refusal }
  }

  /// Ends it and returns when the device is closed.
  ///
  /// - Returns: whether it still recorded.
  @discardableResult
  func stop() -> Bool {
    guard recording.wait(timeout: .now()) == .timedOut else { return false }
    stopping.store(true, ordering: .relaxed)
    recording.wait()
    return true
  }

  /// What it has heard, after so many seconds or at its end.
  ///
  /// - Throws: ``SoundRefusal`` when the device failed.
  func listen(seconds: Double) throws(SoundRefusal) -> SoundHeard {
    _ = recording.wait(timeout: .now() + seconds)
    let (heard, refusal) = state.withLock { state in
      defer { state.recent = 0 }
      return (SoundHeard(seconds: state.seconds, level: state.recent, finished: state.isOver), state.refusal)
    }
    if let refusal { throw refusal }
    return heard
  }

  /// All of it, once it has ended.
  ///
  /// - Throws: ``SoundRefusal`` when the device failed, or nothing was recorded.
  func result() throws(SoundRefusal) -> SoundRecording {
    let (samples, loudest, refusal) = state.withLock { ($0.samples, $0.loudest, $0.refusal) }
    if let refusal { throw refusal }
    guard !samples.isEmpty else { throw SoundRefusal(.failed, "the device gave no samples") }
    return SoundRecording(
      data: Data(waveOf: samples, rate: Self.rate), seconds: Double(samples.count) / Double(Self.rate),
      level: loudest)
  }

  private func run(frames: Int) {
    do throws(SoundRefusal) {
      let microphone = try Microphone(rate: Self.rate)
      opened.signal()
      try fill(frames, from: microphone)
      state.withLock { $0.isOver = true }
    } catch {
      state.withLock {
        $0.refusal = error
        $0.isOver = true
      }
      opened.signal()
    }
    recording.leave()
  }

  /// Reads no faster than the clock: some devices, like ALSA's `null`, give everything at once.
  private func fill(_ frames: Int, from microphone: Microphone) throws(SoundRefusal) {
    let clock = ContinuousClock()
    let start = clock.now
    var progress = start
    var count = 0
    while count < frames, !stopping.load(ordering: .relaxed) {
      let due = start + .seconds(Double(count) / Double(Self.rate))
      let samples = clock.now < due ? [] : try microphone.read(atMost: min(Self.portion, frames - count))
      guard !samples.isEmpty else {
        if clock.now - progress > Self.patience { throw SoundRefusal(.failed, "the device gives no samples") }
        usleep(Self.nap)
        continue
      }
      progress = clock.now
      count += samples.count
      let level = samples.reduce(0) { max($0, Double($1.magnitude) / 32768) }
      state.withLock { state in
        state.samples += samples
        state.recent = max(state.recent, level)
        state.loudest = max(state.loudest, level)
      }
    }
  }
}

extension Recording.State {
  fileprivate var seconds: Double { Double(samples.count) / Double(Recording.rate) }
}
