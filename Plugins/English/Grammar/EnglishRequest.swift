import Sentences
import TagarelaKit

/// Reads what was pointed at in English's own order or forms as the rest expects it: "do you want" and "you want" with a
/// question, "is raining" and "rain" going on now.
struct EnglishRequest {
  let book: WordBook
  let forms: EnglishForms

  func plain(_ request: SentenceRequest) -> SentenceRequest {
    var request = request
    partCannot(&request)
    joinExistence(&request)
    dropSmallWords(&request)
    askForSpeaker(&request)
    tellLoss(&request)
    turnBack(&request)
    dropDo(&request)
    takeProgressive(&request)
    return request
  }

  private func role(_ request: SentenceRequest, _ index: Int) -> WordRole? {
    guard request.words.indices.contains(index) else { return nil }
    return book.entries(for: request.words[index]).first?.role
  }

  private func isVerb(_ request: SentenceRequest, _ index: Int) -> Bool {
    request.words.indices.contains(index) && book.entries(for: request.words[index]).contains { $0.role == .verb }
  }

  /// I cannot breathe: can, and not; but one symbol that says all of it stays.
  private func partCannot(_ request: inout SentenceRequest) {
    for index in request.words.indices.reversed() where request.words[index].text.lowercased() == "cannot" {
      request.words.replaceSubrange(index...index, with: [PointedWord("can"), PointedWord("not")])
    }
  }

  private static let auxiliaries: Set = [
    "do", "does", "did", "can", "could", "may", "must", "should", "will", "would", "am", "is", "are", "was", "were",
  ]

  /// Can have ice cream: who speaks asks whether he or she can.
  private func askForSpeaker(_ request: inout SentenceRequest) {
    guard request.words.count > 1, ["can", "may"].contains(request.words[0].text.lowercased()),
      role(request, 1) == .verb, request.tense == nil, !request.isNegative, !request.isImperative
    else { return }
    request.isQuestion = true
    request.words.insert(PointedWord("I"), at: 0)
  }

  /// Lost my hat: the speaker has lost it.
  private func tellLoss(_ request: inout SentenceRequest) {
    guard request.words.count > 1, request.words[0].text.lowercased() == "lost" else { return }
    request.words[0] = PointedWord("lose")
  }

  /// What do you want, can I go: the subject goes back to the front.
  private func turnBack(_ request: inout SentenceRequest) {
    var start = role(request, 0) == .question ? 1 : 0
    // Dad, can I go?
    if request.words.count > 3, Self.auxiliaries.contains(request.words[1].text.lowercased()),
      case .pronoun = role(request, 2),
      role(request, 0) == .noun || role(request, 0) == .name
        || role(request, 0) == nil
    {
      start = 1
    }
    guard request.words.count > start + 2, Self.auxiliaries.contains(request.words[start].text.lowercased()) else {
      return
    }
    let length: Int
    switch role(request, start + 1) {
    case .pronoun, .noun, .name: length = 1
    case .possessive, .demonstrative, .article: length = 2
    case nil where request.words[start + 1].text.first?.isUppercase ?? false: length = 1
    default: return
    }
    let auxiliary = request.words.remove(at: start)
    request.isQuestion = true
    guard !tells(auxiliary.text, &request), request.words.count >= start + length else { return }
    request.words.insert(auxiliary, at: start + length)
  }

  /// Whether a small verb says no more than when something happens.
  private func tells(_ auxiliary: String, _ request: inout SentenceRequest) -> Bool {
    switch auxiliary.lowercased() {
    case "do", "does": return true
    case "did": request.tense = .past
    case "will": request.tense = .future
    default: return false
    }
    return true
  }

  /// There be a dog, there was a dog: what there is.
  private func joinExistence(_ request: inout SentenceRequest) {
    for index in request.words.indices.dropLast().reversed() where request.words[index].text.lowercased() == "there" {
      let verb = request.words[index + 1].text.lowercased()
      guard ["be", "is", "are", "was", "were"].contains(verb) else { continue }
      request.words[index] = PointedWord("there is")
      request.words.remove(at: index + 1)
      if ["was", "were"].contains(verb) { request.tense = .past }
    }
  }

  /// Want to eat, would like, have got: the grammar puts these in itself.
  private func dropSmallWords(_ request: inout SentenceRequest) {
    for index in request.words.indices.reversed() where index > 0 {
      switch request.words[index].text.lowercased() {
      case "to" where role(request, index + 1) == .verb: request.words.remove(at: index)
      // I know how swim.
      case "how" where request.words[index - 1].text.lowercased() == "know" && role(request, index + 1) == .verb:
        request.words[index - 1] = PointedWord("know how")
        request.words.remove(at: index)
      // Go on holiday, go on the swing: no verb of two words.
      case "on" where request.words[index - 1].text.lowercased() == "go" && index + 1 < request.words.count:
        request.words[index] = PointedWord("on", concept: "on")
      case "got" where request.words[index - 1].text.lowercased() == "have": request.words.remove(at: index)
      case "would" where index + 1 < request.words.count && request.words[index + 1].text.lowercased() == "like":
        request.words.remove(at: index)
        request.isPolite = true
      default: break
      }
    }
  }

  /// I do not know, he didn't come, they will go.
  private func dropDo(_ request: inout SentenceRequest) {
    for index in request.words.indices.reversed() where index > 0 {
      let word = request.words[index].text.lowercased()
      let isDenied = role(request, index + 1) == .negation
      guard ["do", "does", "did", "will"].contains(word), isDenied || word != "do" && isVerb(request, index + 1) else {
        continue
      }
      request.words.remove(at: index)
      _ = tells(word, &request)
    }
  }

  /// It is raining.
  private func takeProgressive(_ request: inout SentenceRequest) {
    for index in request.words.indices.reversed() where index > 0 {
      let word = request.words[index].text.lowercased()
      guard word.hasSuffix("ing"), let entry = book.entries(for: word).first, entry.role == .verb, entry.text != word,
        forms.verb(entry.text, .gerund) == word
      else { continue }
      let before = request.words[index - 1].text.lowercased()
      let isBeing = ["be", "am", "is", "are", "was", "were"].contains(before)
      guard isBeing else { continue }
      request.words[index] = PointedWord(entry.text)
      request.words.remove(at: index - 1)
      request.isProgressive = true
      if ["was", "were"].contains(before) { request.tense = .past }
    }
  }
}
