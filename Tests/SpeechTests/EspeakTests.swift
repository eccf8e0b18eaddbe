import Conformance
import Espeak
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

extension SpeechTests {
  @Suite struct EspeakTests {
    private let voices = Registry([.espeak]).all(.voices)

    static let sentences = [
      ("pt", "A menina quer mais suco de laranja."), ("es", "La niña quiere más zumo de naranja."),
      ("ca", "La nena vol més suc de taronja."), ("en", "The girl wants some more orange juice."),
    ]

    private func voice(_ language: String) throws -> SpeechVoice {
      try #require(voices.first { $0.language == language })
    }

    private func recording(_ text: String, _ language: String, _ manner: SpeechManner = SpeechManner()) throws
      -> Recording
    {
      Recording(try voice(language).speak(text, manner).wav)
    }

    @Test(arguments: sentences)
    func `a sentence is spoken aloud in each language`(_ language: String, _ text: String) throws {
      let spoken = try recording(text, language)
      // Seven words at 120 to 220 a minute.
      #expect((1.5...4).contains(spoken.seconds))
      #expect(spoken.loudness > 1_000)
      #expect((60...250).contains(spoken.pitch), "a grown-up's voice")
    }

    @Test(arguments: sentences)
    func `each word is told with its place in the text, in the order of time`(_ language: String, _ text: String) throws
    {
      let speech = try voice(language).speak(text, SpeechManner())
      let bytes = Array(text.utf8)
      let words = speech.words.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      let written = text.split { " .".contains($0) }.map(String.init)
      #expect(words == written)
      let starts = speech.words.map(\.start)
      #expect(starts == starts.sorted())
      #expect(Set(starts).count >= starts.count - 1)
      #expect(try #require(starts.last) < Recording(speech.wav).seconds)
    }

    @Test func `letters of several bytes don't shift the places of words`() throws {
      let text = "é ção — “ñandú” 😀 fim"
      let speech = try voice("pt").speak(text, SpeechManner())
      let last = try #require(speech.words.last)
      #expect(String(decoding: Array(text.utf8)[last.range], as: UTF8.self) == "fim")
    }

    @Test func `every voice speaks`() {
      #expect(voices.count == 14)
      for voice in voices { expectNone(checkConformance(of: voice)) }
    }

    @Test func `a woman's voice is higher`() throws {
      let pair = try ["espeak:ca", "espeak:ca-f"].map { id in
        Recording(try #require(voices.first { $0.id == id }).speak("La nena vol més suc.", SpeechManner()).wav).pitch
      }
      #expect(pair[1] > pair[0] * 1.2)
    }

    @Test(arguments: [0.5, 0.7, 1.5, 2, 2.5])
    func `the rate makes the speech as much shorter or longer`(_ rate: Double) throws {
      let (language, text) = Self.sentences[0]
      let usual = try recording(text, language).seconds
      let other = try recording(text, language, SpeechManner(rate: rate)).seconds
      // Pauses and consonants give less than vowels.
      let ratio = usual / other
      #expect(ratio > 1 ? ratio > 1 + (rate - 1) * 0.6 : ratio < 1 - (1 - rate) * 0.6)
      #expect(ratio > 1 ? ratio < rate * 1.15 : ratio > rate * 0.85)
    }

    @Test(arguments: [0.7, 1.5])
    func `the pitch makes the voice as much lower or higher`(_ pitch: Double) throws {
      let (language, text) = Self.sentences[2]
      let usual = try recording(text, language).pitch
      let other = try recording(text, language, SpeechManner(pitch: pitch)).pitch
      #expect(abs(other / usual / pitch - 1) < 0.1)
    }

    @Test(arguments: [0, 0.25, 0.5])
    func `the volume makes it as much softer`(_ volume: Double) throws {
      let (language, text) = Self.sentences[1]
      let usual = try recording(text, language).loudness
      let other = try recording(text, language, SpeechManner(volume: volume)).loudness
      #expect(abs(other / usual - volume) < 0.05)
    }

    @Test func `the volume makes it louder`() throws {
      let (language, text) = Self.sentences[1]
      let usual = try recording(text, language).loudness
      #expect(try recording(text, language, SpeechManner(volume: 2)).loudness > usual * 1.5)
    }

    @Test(arguments: [
      "", " ", "…", "\u{1}\u{2}", "<speak>&amp;", "[[h@loU]]", "𝄞", String(repeating: "a", count: 5_000),
    ])
    func `any text is survived`(_ text: String) throws {
      let speech = try voice("en").speak(text, SpeechManner())
      #expect(speech.wav.count >= 44)
      #expect(speech.words.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }

    @Test func `a program that was killed starts again without a word`() throws {
      let voice = try voice("en")
      let before = children()
      _ = try voice.speak("one", SpeechManner())
      for child in children().subtracting(before) {
        kill(child, SIGKILL)
        // It stays to be waited for.
        var facts = siginfo_t()
        _ = waitid(P_PID, id_t(child), &facts, WEXITED | WNOWAIT)
      }
      #expect(Recording(try voice.speak("two", SpeechManner()).wav).loudness > 500)
    }

    @Test func `a program that dies while it speaks is one failure, and the next text is spoken`() throws {
      let voice = try voice("en")
      let before = children()
      _ = try voice.speak("one", SpeechManner())
      let program = try #require(children().subtracting(before).first)
      kill(program, SIGSTOP)
      Thread.detachNewThread {
        // It has been asked once something lies in its pipe.
        let pipe = open("/proc/\(program)/fd/0", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        var waiting: Int32 = 0
        for _ in 0..<12_000 where waiting == 0 {
          usleep(10_000)
          _ = ioctl(pipe, UInt(FIONREAD), &waiting)
        }
        close(pipe)
        kill(program, SIGKILL)
      }
      let failure = #expect(throws: Failure.self) { try voice.speak("two", SpeechManner()) }
      #expect(failure?.what == Phrase("program.crashed", ["name": "tagarela-espeak"]))
      #expect(Recording(try voice.speak("three", SpeechManner()).wav).loudness > 500)
    }

    /// The speaking programs that this process has started and that run.
    private func children() -> Set<pid_t> {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return Set(
        names.compactMap { pid_t($0) }.filter { id in
          guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
          let fields = stat.split(separator: " ")
          return stat.contains("(tagarela-espeak)") && fields.count > 3 && fields[2] != "Z"
            && pid_t(fields[3]) == getpid()
        })
    }
  }
}
