import Dispatch
import FoundationEssentials
import Glibc
import HelperProtocols
import Synchronization

/// Sounds that play one after the other on a thread of their own, which alone touches the device and the files.
final class Playback: Sendable {
  struct Track: Sendable {
    let data: Data
    let facts: SoundFacts
    /// How many times as loud.
    let volume: Double
  }

  /// Between two looks at whether to stop; together with one write this is how late a stop can be.
  private static let nap: UInt32 = 4_000
  /// Seconds of sound that a device must have left for another one to be put behind it in time.
  private static let shortest = 0.05
  /// A device that takes nothing for so long has failed.
  private static let patience = Duration.seconds(5)

  private enum Condition {
    case playing
    case ended(finished: Bool)
    case refused(SoundRefusal)
  }

  private struct State {
    var condition = Condition.playing
    /// Those that are still to come.
    var tracks: [Track] = []
    /// Whether further ones may come: not once the last sample has been given away.
    var isOpen = true
    /// Seconds of all tracks that there were.
    var seconds = 0.0
    /// Seconds heard, and when that was so.
    var position = 0.0
  }

  private let state: Mutex<State>
  private let stopping = Atomic(false)
  /// Signalled once the device is open, and again at the end.
  private let opened = DispatchSemaphore(value: 0)
  /// Left at the end.
  private let playing = DispatchGroup()

  /// Begins to play.
  ///
  /// - Throws: ``SoundRefusal`` when the device can't be opened.
  init(_ track: Track) throws(SoundRefusal) {
    state = Mutex(State(tracks: [track], seconds: track.facts.seconds))
    playing.enter()
    DispatchQueue(label: "playback").async { self.run() }
    opened.wait()
    if case .refused(let refusal) = state.withLock({ $0.condition }) { throw refusal }
  }

  /// Plays another sound after all that there are.
  ///
  /// - Returns: the position at which it begins; nil when it comes too late.
  func append(_ track: Track) -> Double? {
    state.withLock { state in
      guard state.isOpen, !stopping.load(ordering: .relaxed) else { return nil }
      defer { state.seconds += track.facts.seconds }
      state.tracks.append(track)
      return state.seconds
    }
  }

  /// How many seconds have been heard.
  var position: Double { state.withLock { $0.position } }

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
    switch state.withLock({ $0.condition }) {
    case .playing: return nil
    case .ended(let finished): return finished
    case .refused(let refusal): throw refusal
    }
  }

  private func run() {
    let ending: Condition
    do throws(SoundRefusal) {
      ending = .ended(finished: try play())
    } catch {
      ending = .refused(error)
    }
    state.withLock { state in
      state.isOpen = false
      state.condition = ending
      if case .ended(finished: true) = ending { state.position = state.seconds }
    }
    opened.signal()
    playing.leave()
  }

  /// Whether all was heard to its end; the device is closed again then.
  private func play() throws(SoundRefusal) -> Bool {
    var speaker: Speaker?
    var before = 0.0
    while let track = next(after: speaker) {
      let file = try WaveFile(track.data)
      // One sound goes on where the last one ended, unless the device must be set otherwise.
      if let last = speaker, last.rate != file.rate || last.channels != file.channels {
        guard try drain(last, upTo: before) else { return false }
        speaker = nil
      }
      let device: Speaker
      if let speaker { device = speaker } else { device = try Speaker(rate: file.rate, channels: file.channels) }
      speaker = device
      opened.signal()
      guard try feed(file, volume: track.volume, after: before, to: device) else {
        device.drop()
        return false
      }
      before += track.facts.seconds
    }
    guard let speaker else { return true }
    guard try drain(speaker, upTo: before) else {
      speaker.drop()
      return false
    }
    return true
  }

  /// The next track; nil when there is none, and none will come: as long as the device has something to play, one may.
  private func next(after speaker: Speaker?) -> Track? {
    while true {
      let isWaiting = speaker.map { $0.waiting > Self.shortest } ?? false && !stopping.load(ordering: .relaxed)
      let (track, isOpen) = state.withLock { state -> (Track?, Bool) in
        if !state.tracks.isEmpty { return (state.tracks.removeFirst(), true) }
        state.isOpen = isWaiting
        return (nil, isWaiting)
      }
      if track != nil || !isOpen { return track }
      if let speaker { note(state.withLock { $0.seconds } - speaker.waiting) }
      usleep(Self.nap)
    }
  }

  /// Gives the device all samples, but never more than two of its buffers ahead of the clock: some devices, like ALSA's
  /// `null`, take everything at once.
  ///
  /// - Parameter before: seconds of the tracks that went before.
  /// - Returns: false if it was told to stop.
  private func feed(
    _ file: WaveFile, volume: Double, after before: Double, to speaker: Speaker
  ) throws(SoundRefusal) -> Bool {
    let clock = ContinuousClock()
    var progress = clock.now
    var played = 0
    while case let samples = file.next(volume: volume), !samples.isEmpty {
      var rest = samples[...]
      while !rest.isEmpty {
        if stopping.load(ordering: .relaxed) { return false }
        let taken = speaker.isAhead ? 0 : try speaker.write(rest)
        if taken > 0 {
          rest = rest.dropFirst(taken)
          played += taken
          progress = clock.now
        } else {
          if clock.now - progress > Self.patience { throw SoundRefusal(.failed, "the device takes no samples") }
          usleep(Self.nap)
        }
        note(before + Double(played / file.channels) / Double(file.rate) - speaker.waiting)
      }
    }
    return true
  }

  private func note(_ position: Double) {
    state.withLock { $0.position = max($0.position, position) }
  }

  /// Waits until all that the device was given has been heard.
  ///
  /// - Parameter seconds: the position at which that is so.
  /// - Returns: false if it was told to stop.
  private func drain(_ speaker: Speaker, upTo seconds: Double) throws(SoundRefusal) -> Bool {
    let latest = ContinuousClock.now + .seconds(speaker.buffer) + Self.patience
    while try !speaker.drained() {
      if stopping.load(ordering: .relaxed) { return false }
      guard ContinuousClock.now < latest else { throw SoundRefusal(.failed, "the device does not come to an end") }
      note(seconds - speaker.waiting)
      usleep(Self.nap)
    }
    return true
  }
}
