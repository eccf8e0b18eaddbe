public import TagarelaKit

/// Has a grammar make sentences of what it knows and of what nobody does.
///
/// - Parameter lexicon: the words that it may use.
/// - Returns: what is wrong; empty when nothing is.
public func checkConformance(of grammar: SentenceGrammar, with lexicon: Lexicon) -> [String] {
  var found = complaints(aboutIdentifier: grammar.id, of: "grammar")
  do {
    let make = try grammar.prepare(lexicon)
    let words = lexicon.concepts.prefix(400).compactMap { $0.words[grammar.id]?.first?.text }
    // Any words in any order, with the stranger at every place.
    for (index, word) in words.enumerated() {
      var said = [word, words[(index * 7 + 3) % words.count], words[(index * 31 + 5) % words.count]]
      said.insert("zorbax", at: index % 4)
      var request = SentenceRequest(said)
      request.isNegative = index % 3 == 0
      request.isQuestion = index % 5 == 0
      request.isImperative = index % 7 == 0
      request.tense = [nil, .past, .future][index % 3]
      let sentence = make(request)
      if !sentence.text.lowercased().contains("zorbax") {
        found.append("of \(said) it loses “zorbax”: \(sentence.text)")
      }
      if !sentence.unknown.contains("zorbax") { found.append("of \(said) it doesn't tell that “zorbax” is unknown") }
      if make(request) != sentence { found.append("of \(said) it makes another sentence each time") }
      if sentence.text.last.map({ ".?!".contains($0) }) != true { found.append("“\(sentence.text)” has no end") }
      if found.count > 9 { break }
    }
    for said in [[], [""], [" "], ["…"], ["👩‍👧"], [String(repeating: "a", count: 5000)]] {
      _ = make(SentenceRequest(said))
    }
  } catch {
    found.append("it can't be prepared: \(error)")
  }
  return found.map { "grammar \(grammar.id): \($0)" }
}
