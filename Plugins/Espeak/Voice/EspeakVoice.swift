import Foundation
import HelperProtocols
import Programs
import TagarelaKit

/// One of eSpeak NG's voices.
struct EspeakVoice {
  let id: String
  /// What it is called in its own language.
  let name: String
  /// ISO 639-1.
  let language: String
  /// eSpeak's name for it.
  let voice: String

  /// The first of a language is its usual one.
  static let all: [EspeakVoice] =
    both("pt-br", "pt-br", "pt", "português do Brasil", woman: "português do Brasil, mulher")
    + both("pt-pt", "pt", "pt", "português de Portugal", woman: "português de Portugal, mulher")
    + both("es", "es", "es", "español", woman: "español, mujer")
    + both("es-419", "es-419", "es", "español de América", woman: "español de América, mujer")
    + both("ca", "ca", "ca", "català", woman: "català, dona")
    + both("en-us", "en-us", "en", "American English", woman: "American English, woman")
    + both("en-gb", "en", "en", "British English", woman: "British English, woman")

  /// A voice and the same as a woman's.
  private static func both(
    _ id: String, _ voice: String, _ language: String, _ name: String, woman: String
  ) -> [EspeakVoice] {
    [
      EspeakVoice(id: "espeak:\(id)", name: name, language: language, voice: voice),
      EspeakVoice(id: "espeak:\(id)-f", name: woman, language: language, voice: voice + "+f3"),
    ]
  }

  func speaking(with program: LineProgram) -> SpeechVoice {
    let voice = voice
    return SpeechVoice(id: id, name: name, language: language, source: "espeak") { text, manner in
      let request = SpeechRequest(
        text: text, voice: voice, rate: manner.rate, pitch: manner.pitch, volume: manner.volume)
      return try Speech(program.ask(JSONEncoder().encode(request)))
    }
  }
}

extension Speech {
  /// - Parameter line: what the program has answered.
  fileprivate init(_ line: Data) throws {
    let decoder = JSONDecoder()
    if let answer = try? decoder.decode(SpeechAnswer.self, from: line) {
      let words = answer.words.map { word in
        SpokenWord(range: word.start..<word.start + max(0, word.length), start: word.at)
      }
      self.init(wav: answer.wav, words: words)
      return
    }
    guard let refusal = try? decoder.decode(SpeechRefusal.self, from: line) else {
      let text = ProgramText.shown(String(decoding: line.prefix(80), as: UTF8.self))
      throw Failure("voice.failed", ["reason": .text(text)])
    }
    switch refusal.error {
    case .noVoice:
      throw Failure("espeak.no_voice", hint: Phrase("espeak.no_voice.hint", ["package": .text("espeak-ng-data")]))
    case .malformed, .failed: throw Failure("voice.failed", ["reason": .text(refusal.reason)])
    }
  }
}
