import Dispatch
import Foundation
public import Sound
public import TagarelaKit
import Synchronization

/// Says texts and plays recordings while the user goes on: one utterance at a time, a new one ends the old.
///
/// An utterance has parts (sentences), and each is made while the one before is heard.
public final class Speaker: Sendable {
  /// A stretch of an utterance.
  public struct Part: Sendable {
    /// The first that can be made is heard.
    public let takes: [Take]
    /// How many times as loud its sound is to be.
    public let volume: Double

    public init(takes: [Take], volume: Double = 1) {
      self.takes = takes
      self.volume = volume
    }
  }

  /// Where an utterance is.
  public enum Mark: Sendable, Equatable {
    case over
    case nothing
    /// It says this stretch, in UTF-8 offsets, of its text.
    case stretch(Range<Int>)
  }

  struct State {
    /// Counts utterances, so that the work for an old one knows that it is over.
    var turn = 0
    var isSpeaking = false
    /// Utterances that wait for this one's end.
    var waiting = 0
    /// With their moments counted from the beginning of the utterance.
    var words: [Speech.SpokenWord] = []
    /// How much has been heard, and when that was so.
    var heard = 0.0
    var heardAt = ContinuousClock.now
    var failure: Failure?
    /// Whether this machine has turned out to have no sound.
    var isMute = false
    /// Whether the sound tool has been started.
    var isReady = false
    /// Who spoke last.
    var voice: SpeechVoice?
    var notices = Notices()
  }

  private let sound: Sound
  let state = Mutex(State())
  /// Held while the sound tool is given something of an utterance, so that nothing of an old one comes after a new.
  private let floor = NSLock()
  private let work = DispatchQueue(label: "tagarela.speaker")

  /// Between two looks at how far the sound is.
  private static let pause: UInt32 = 10_000
  /// A part is made when so many seconds of those before are left to be heard.
  private static let lead = 1.0
  /// Seconds that the tool may count otherwise than we do.
  private static let tolerance = 0.05

  public init(_ sound: Sound) { self.sound = sound }

  /// Says something and returns when its first part has begun.
  ///
  /// - Returns: which utterance it is.
  /// - Throws: ``Failure``; nothing is said then.
  @discardableResult
  public func say(_ parts: [Part]) throws -> Int {
    let turn = begin()
    guard let first = parts.first else { return turn }
    makeReady()
    do {
      let until = try play(first, turn, follows: false)
      work.async { self.run(parts.dropFirst(), turn, until: until) }
    } catch {
      end(turn)
      throw error
    }
    return turn
  }

  /// Says something when it can; where it can't, a notice tells why, once.
  ///
  /// - Parameter follows: whether what is being said is let come to its end; then a missing sound card is no matter.
  public func attempt(_ parts: [Part], follows: Bool = false) {
    guard !parts.isEmpty, !state.withLock({ $0.isMute }) else { return }
    let turn = follows ? queue() : begin()
    work.async {
      guard !follows || self.take(turn) else { return }
      do {
        let until = try self.play(parts[0], turn, follows: false)
        self.run(parts.dropFirst(), turn, until: until)
      } catch {
        let failure = Failure(sounding: error)
        let isMute = failure.what.key == "sound.none"
        self.state.withLock { $0.isMute = isMute }
        if !isMute || !follows { self.notice(failure.told, once: failure.what.key) }
        self.end(turn)
      }
    }
  }

  /// Ends what is being said, now.
  public func stop() {
    let wasSpeaking = state.withLock { state in
      defer {
        state.isSpeaking = false
        state.waiting = 0
      }
      state.turn += 1
      return state.isSpeaking
    }
    guard wasSpeaking else { return }
    floor.withLock { try? sound.stop() }
  }

  public func finish(isInterrupted: () -> Bool) throws {
    while isSpeaking {
      if isInterrupted() {
        stop()
        throw Failure("interrupted")
      }
      usleep(Self.pause / 2)
    }
    if let failure = takeFailure() { throw failure }
  }

  public func takeFailure() -> Failure? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  public func takeNotices() -> [Phrase] { state.withLock { $0.notices.take() } }

  /// Who spoke last; nil where nobody has.
  public var lastVoice: SpeechVoice? { state.withLock { $0.voice } }

  public var isSpeaking: Bool { state.withLock { $0.isSpeaking || $0.waiting > 0 } }

  /// What an utterance says just now.
  public func mark(of turn: Int) -> Mark {
    state.withLock { state in
      guard state.turn == turn, state.isSpeaking else { return .over }
      let now = state.heard + state.heardAt.duration(to: .now) / .seconds(1)
      return state.words.last { $0.start <= now }.map { .stretch($0.range) } ?? .nothing
    }
  }

  private func begin() -> Int {
    state.withLock { state in
      state.turn += 1
      state.isSpeaking = true
      state.waiting = 0
      state.words = []
      state.heard = 0
      state.heardAt = .now
      // What broke off before is still to be told.
      if let failure = state.failure { state.notices.add(failure.told) }
      state.failure = nil
      return state.turn
    }
  }

  /// Waits behind the utterance that there is.
  private func queue() -> Int {
    state.withLock { state in
      state.waiting += 1
      return state.turn
    }
  }

  /// - Returns: false when another utterance has begun meanwhile.
  private func take(_ turn: Int) -> Bool {
    state.withLock { state in
      guard state.turn == turn else { return false }
      state.waiting -= 1
      state.isSpeaking = true
      return true
    }
  }

  /// Starts the sound tool while the first part is made.
  private func makeReady() {
    let wasReady = state.withLock { state in
      defer { state.isReady = true }
      return state.isReady
    }
    let sound = sound
    if !wasReady { Thread.detachNewThread { _ = try? sound.progress() } }
  }

  private func end(_ turn: Int, _ failure: Failure? = nil) {
    state.withLock { state in
      guard state.turn == turn else { return }
      state.isSpeaking = false
      state.failure = failure ?? state.failure
    }
  }

  /// - Returns: the second at which all that there is will have been heard; nil when another utterance has begun.
  @discardableResult
  private func play(_ part: Part, _ turn: Int, follows: Bool) throws -> Double? {
    try firstOf(part.takes) { speech, voice in
      try play(speech, part.volume, turn, follows: follows).map { until in
        state.withLock { $0.voice = voice }
        return until
      }
    }
  }

  private func play(_ speech: Speech, _ volume: Double, _ turn: Int, follows: Bool) throws -> Double? {
    try floor.withLock { () -> Double? in
      guard state.withLock({ $0.turn == turn }) else { return nil }
      let (start, seconds) =
        follows
        ? try sound.follow(speech.wav, volume: volume) : (0, try sound.play(speech.wav, volume: volume))
      state.withLock { state in
        if start == 0 {
          state.words = []
          state.heard = 0
          state.heardAt = .now
        }
        state.words += speech.words.map { .init(range: $0.range, start: $0.start + start) }
      }
      return start + seconds
    }
  }

  /// Makes the further parts in time, and says when all has been heard.
  ///
  /// - Parameter until: the second at which the first will have been.
  private func run(_ parts: ArraySlice<Part>, _ turn: Int, until: Double?) {
    var parts = parts
    var until = until ?? 0
    do {
      while state.withLock({ $0.turn == turn }) {
        let progress = try sound.progress()
        state.withLock { state in
          guard state.turn == turn else { return }
          state.heard = progress.seconds
          state.heardAt = .now
        }
        // A sound tool that was ended is started anew, and then nothing has been heard.
        if progress.isOver, progress.seconds + Self.tolerance < until { throw Failure("sound.broke_off") }
        if let part = parts.first, progress.isOver || until - progress.seconds < Self.lead {
          parts = parts.dropFirst()
          until = try play(part, turn, follows: true) ?? until
        } else if progress.isOver {
          return end(turn)
        } else {
          usleep(Self.pause)
        }
      }
    } catch {
      let failure = Failure(sounding: error)
      end(turn, failure.what.key == "program.crashed" ? Failure("sound.broke_off") : failure)
    }
  }
}
