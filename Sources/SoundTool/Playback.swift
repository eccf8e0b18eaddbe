import Dispatch
import Foundation
import SoundProtocol
import Synchronization

/// One sound that plays on a thread of its own, which alone touches the device and the file.
final class Playback: Sendable {
  /// Between two looks at whether to stop; together with one write this is how late a stop can be.
  private static let nap: UInt32 = 4_000
  /// A device that takes nothing for so long has failed.
  private static let patience = Duration.seconds(5)

  private enum State {
    case playing
    case ended(finished: Bool)
    case refused(SoundRefusal)
  }

  private let state = Mutex(State.playing)
  private let stopping = Atomic(false)
  /// Signalled once the device is open, and again at the end.
  private let opened = DispatchSemaphore(value: 0)
  /// Left at the end.
  private let playing = DispatchGroup()

  /// Begins to play.
  ///
  /// - Throws: ``SoundRefusal`` when the device can't be opened.
  init(_ data: Data, _ facts: SoundFacts) throws(SoundRefusal) {
    playing.enter()
    Thread.detachNewThread { self.run(data, facts) }
    opened.wait()
    if case .refused(let refusal) = state.withLock({ $0 }) { throw refusal }
  }

  /// Ends the sound and returns when the device is closed.
  ///
  /// - Returns: whether it still played.
  @discardableResult
  func stop() -> Bool {
    guard playing.wait(timeout: .now()) == .timedOut else { return false }
    stopping.store(true, ordering: .relaxed)
    playing.wait()
    return true
  }

  /// Whether the sound was heard to its end, or nil if it still plays after so many seconds.
  ///
  /// - Throws: ``SoundRefusal`` when the device failed.
  func wait(seconds: Double) throws(SoundRefusal) -> Bool? {
    guard playing.wait(timeout: .now() + seconds) == .success else { return nil }
    switch state.withLock({ $0 }) {
    case .playing: return nil
    case .ended(let finished): return finished
    case .refused(let refusal): throw refusal
    }
  }

  private func run(_ data: Data, _ facts: SoundFacts) {
    let ending: State
    do throws(SoundRefusal) {
      ending = .ended(finished: try play(data, facts))
    } catch {
      ending = .refused(error)
    }
    state.withLock { $0 = ending }
    opened.signal()
    playing.leave()
  }

  /// Whether the sound was heard to its end; the device is closed again then.
  private func play(_ data: Data, _ facts: SoundFacts) throws(SoundRefusal) -> Bool {
    let file = try WaveFile(data)
    let speaker = try Speaker(rate: facts.rate, channels: facts.channels)
    opened.signal()
    guard try feed(file, to: speaker), try drain(speaker) else {
      speaker.drop()
      return false
    }
    return true
  }

  /// Gives the device all samples, but never more than two of its buffers ahead of the clock: some devices, like ALSA's
  /// `null`, take everything at once.
  ///
  /// - Returns: false if it was told to stop.
  private func feed(_ file: WaveFile, to speaker: Speaker) throws(SoundRefusal) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var progress = start
    var played = 0
    while case let samples = file.next(), !samples.isEmpty {
      var rest = samples[...]
      while !rest.isEmpty {
        if stopping.load(ordering: .relaxed) { return false }
        let due = start + .seconds(Double(played / file.channels) / Double(file.rate) - 2 * speaker.buffer)
        let taken = clock.now < due ? 0 : try speaker.write(rest)
        if taken > 0 {
          rest = rest.dropFirst(taken)
          played += taken
          progress = clock.now
        } else {
          if clock.now - progress > Self.patience { throw SoundRefusal(.failed, "the device takes no samples") }
          usleep(Self.nap)
        }
      }
    }
    return true
  }

  /// Waits until all that the device was given has been heard.
  ///
  /// - Returns: false if it was told to stop.
  private func drain(_ speaker: Speaker) throws(SoundRefusal) -> Bool {
    let latest = ContinuousClock.now + .seconds(speaker.buffer) + Self.patience
    while try !speaker.drained() {
      if stopping.load(ordering: .relaxed) { return false }
      guard ContinuousClock.now < latest else { throw SoundRefusal(.failed, "the device does not come to an end") }
      usleep(Self.nap)
    }
    return true
  }
}
