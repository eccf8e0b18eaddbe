import MediaHeaders
public import TagarelaKit

/// Has a voice say a few texts.
///
/// - Returns: what is wrong with what it gives; empty when nothing is.
public func checkConformance(of voice: SpeechVoice) -> [String] {
  var found: [String] = []
  if !voice.id.contains(":") { found.append("its identifier isn't MODULE:VOICE") }
  for text in ["a", "1, 2, 3.", "é “ñ” 😀 ç"] {
    do {
      let speech = try voice.speak(text, SpeechManner())
      if WaveHeader(speech.wav) == nil { found.append("what it gives for “\(text)” is no WAV file") }
      let length = text.utf8.count
      if speech.words.contains(where: { $0.range.isEmpty || $0.range.upperBound > length }) {
        found.append("words of “\(text)” lie outside of it")
      }
      let starts = speech.words.map(\.start)
      if starts != starts.sorted() || starts.contains(where: { $0 < 0 }) {
        found.append("the words of “\(text)” aren't in the order of time")
      }
    } catch {
      found.append("it can't say “\(text)”: \(error)")
    }
  }
  return found.map { "voice \(voice.id): \($0)" }
}
