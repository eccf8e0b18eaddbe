import Synchronization
public import TagarelaKit

extension Speaker {
  /// One way to make the sound of a part.
  public struct Take: Sendable {
    /// Who speaks; nil for a recording.
    public let voice: SpeechVoice?
    /// Called when it is needed.
    public let make: @Sendable () throws -> Speech

    public init(voice: SpeechVoice?, make: @escaping @Sendable () throws -> Speech) {
      self.voice = voice
      self.make = make
    }
  }

  /// What people should know of voices and sound, each told once a session.
  struct Notices {
    private var waiting: [Phrase] = []
    private var unshown: [Phrase] = []
    private var told: Set<String> = []
    /// Sources of voices that haven't answered in time: nobody waits for them again.
    fileprivate var late: Set<String> = []

    mutating func add(_ phrase: Phrase) {
      waiting.append(phrase)
      unshown.append(phrase)
    }

    /// - Parameter key: of which one is told.
    mutating func add(_ phrase: Phrase, once key: String) {
      if told.insert(key).inserted { add(phrase) }
    }

    mutating func take() -> [Phrase] {
      defer {
        waiting = []
        unshown = []
      }
      return waiting
    }

    /// For a screen that is left again: they are still to be told afterwards.
    mutating func show() -> [Phrase] {
      defer { unshown = [] }
      return unshown
    }
  }

  public func notice(_ phrase: Phrase, once key: String) { state.withLock { $0.notices.add(phrase, once: key) } }

  /// What is new to be told, for a screen.
  public func showNotices() -> [Phrase] { state.withLock { $0.notices.show() } }

  /// Uses the first take that can be made and used. Where that isn't the first of them, a notice tells why, once for each
  /// voice.
  ///
  /// - Throws: what went wrong with the first, where none can; and what else goes wrong with the use.
  public func firstOf<Result>(_ takes: [Take], _ use: (Speech, SpeechVoice?) throws -> Result) throws -> Result {
    let late = state.withLock { $0.notices.late }
    let inTime = takes.filter { $0.voice.map { !late.contains($0.source) } ?? true }
    var missed: [(voice: SpeechVoice, why: Failure)] = []
    var broken: Set<String> = []
    for take in inTime.isEmpty ? Array(takes.prefix(1)) : inTime {
      guard let voice = take.voice else { return try use(try take.make(), nil) }
      if broken.contains(voice.source) { continue }
      let speech: Speech
      do {
        speech = try take.make()
      } catch {
        let failure = Failure(sounding: error)
        missed.append((voice, failure))
        let key = failure.what.key
        // One that has crashed is started anew, and may do better with another voice.
        if key.hasPrefix("program."), key != "program.crashed" { broken.insert(voice.source) }
        if key == "program.late" { state.withLock { _ = $0.notices.late.insert(voice.source) } }
        continue
      }
      do {
        let result = try use(speech, voice)
        for (other, why) in missed { tell(of: other, why, insteadOf: voice) }
        return result
      } catch let failure as Failure where Self.unusable.contains(failure.what.key) {
        missed.append((voice, failure))
      }
    }
    throw missed.first?.why ?? Failure("say.nothing", hint: Phrase("say.nothing.hint"))
  }

  private func tell(of voice: SpeechVoice, _ why: Failure, insteadOf other: SpeechVoice) {
    notice(
      Phrase(
        "voice.replaced", ["voice": .text(voice.id), "reason": .phrase(why.told), "other": .text(other.id)]),
      once: voice.id)
  }

  /// What is wrong with what a voice has made, and not with the sound of the machine.
  private static let unusable: Set = ["voice.not_wav", "voice.damaged", "sound.unsupported"]
}

extension Failure {
  /// Of what goes wrong with speech.
  public init(sounding error: any Error) {
    self = error as? Failure ?? Failure("sound.failed", ["reason": .text(String(describing: error))])
  }

  /// With its hint, in one phrase.
  public var told: Phrase {
    hint.map { Phrase("program.with_hint", ["what": .phrase(what), "hint": .phrase($0)]) } ?? what
  }
}
