import CEspeak
import FoundationEssentials
import HelperProtocols

/// libespeak-ng, which is one for the whole process and is never let go: starting it a second time doesn't come back.
final class Synthesizer {
  /// Frames a second; negative when its data are missing.
  private let rate: Int
  private var voice: String?

  init() {
    rate = Int(espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT))
    espeak_SetSynthCallback { samples, count, events in
      guard let events else { return 0 }
      return Take.of(events.pointee.user_data)?.add(samples, Int(count), events) ?? 0
    }
  }

  /// - Throws: ``SpeechRefusal`` `noVoice`, `failed`.
  func speak(_ request: SpeechRequest) throws(SpeechRefusal) -> SpeechAnswer {
    guard rate > 0 else { throw SpeechRefusal(.noVoice, "the data of eSpeak NG are missing") }
    try choose(request.voice)
    set(espeakRATE, Double(espeakRATE_NORMAL) * request.rate, in: 80...450)
    set(espeakPITCH, Self.pitchParameter(for: request.pitch), in: 0...100)
    let text = Text(request.text)
    let take = Take()
    let status = withExtendedLifetime(take) {
      espeak_Synth(
        text.bytes, text.bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | espeakENDPAUSE), nil,
        Unmanaged.passUnretained(take).toOpaque())
    }
    guard status == EE_OK else { throw SpeechRefusal(.failed, "eSpeak NG gave up with \(status.rawValue)") }
    return SpeechAnswer(wav: take.wav(rate: rate, volume: request.volume), words: text.words(take.words))
  }

  /// How many times as high voices become with its pitch at 0, 10 … 100: measured as the median of their frequency, in the
  /// four languages.
  private static let pitches = [0.68, 0.74, 0.79, 0.855, 0.925, 1, 1.1, 1.22, 1.36, 1.51, 1.67]

  private static func pitchParameter(for pitch: Double) -> Double {
    guard let above = pitches.firstIndex(where: { $0 >= pitch }) else { return 100 }
    guard above > 0 else { return 0 }
    let (low, high) = (pitches[above - 1], pitches[above])
    return 10 * (Double(above - 1) + (pitch - low) / (high - low))
  }

  private func choose(_ name: String) throws(SpeechRefusal) {
    guard voice != name else { return }
    voice = nil
    guard espeak_SetVoiceByName(name) == EE_OK else { throw SpeechRefusal(.noVoice, "eSpeak NG has no voice \(name)") }
    voice = name
  }

  private func set(_ parameter: espeak_PARAMETER, _ value: Double, in range: ClosedRange<Double>) {
    guard value.isFinite else { return }
    espeak_SetParameter(parameter, Int32(min(max(value, range.lowerBound), range.upperBound).rounded()), 0)
  }
}
