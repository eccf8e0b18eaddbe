import Catalog
import Clinic
import Play
import PlayRoom
import TagarelaKit
import Workspace

extension Clinic {
  /// A game with words of the patient's.
  ///
  /// - Parameters:
  ///   - source: where the words come from.
  ///   - named: what it is called, for a failure.
  ///   - values: what the rules begin with in place of theirs: `choices`.
  /// - Throws: `Failure` `games.too_few` where there are too few words, `games.no_groups` where all are of one category,
  ///   `games.no_sentences` where none goes with a verb.
  func gameMaterial(
    _ kind: GameKind, of source: WordSource, named: String, for patient: PatientRecord, values: [String: Int] = [:]
  ) throws -> PlayMaterial {
    try playable(kind, of: source, named: named, for: patient, values: values).get()
  }

  /// The same; what words are missing for is told in place of a game.
  ///
  /// - Parameter most: so many words at most: more make no better game, and each is compared with each.
  func playable(
    _ kind: GameKind, of source: WordSource, named: String, for patient: PatientRecord, values: [String: Int] = [:],
    atMost most: Int = 200
  ) throws -> Result<PlayMaterial, Failure> {
    let language = wording.language
    let words = Array(try gameWords(source, for: patient).prefix(most))
    guard words.count >= kind.least else {
      return .failure(
        Failure(
          "games.too_few", ["source": .text(named), "count": .integer(words.count), "least": .integer(kind.least)],
          hint: Phrase("games.too_few.hint")))
    }
    if kind == .oddOneOut, Set(words.map(\.group)).count < 2 {
      return .failure(Failure("games.no_groups", ["source": .text(named)], hint: Phrase("games.no_groups.hint")))
    }
    let gaps =
      try kind == .completeSentence
      ? SentenceGaps(words, in: language.id, for: patient, self).gaps.filter { $0.value.fitting.count < words.count }
      : nil
    if let gaps, gaps.isEmpty {
      return .failure(Failure("games.no_sentences", ["source": .text(named)], hint: Phrase("games.no_sentences.hint")))
    }
    let likeness = try Likeness(words, in: language, self)
    let due = try dueItems(kind.rawValue, for: patient)
    let items = words.indices.map { place in
      let others = likeness.others(of: place).filter { gaps?[place]?.fitting.contains($0) != true }
      return PlayItem(
        id: words[place].id, answer: words[place].text.folded, group: words[place].group,
        alike: others, isDue: due.contains(words[place].id),
        isAsked: gaps.map { $0[place] != nil } ?? true)
    }
    let material = PlayMaterial(
      topic: kind.rawValue, title: wording.text(kind.title), rules: kind.rules, deal: kind.deal,
      values: values, items: items, faces: try words.indices.map { try face(words[$0], kind, gaps?[$0]?.text) },
      language: language.id, question: kind.question, help: kind.help)
    return .success(material)
  }

  private func face(_ word: GameWord, _ kind: GameKind, _ gap: String?) throws -> PlayFace {
    let workspace = workspace
    return try PlayFace(
      text: word.text, picture: { try workspace.picture(word.picture) },
      spoken: BoardMessage.Part(text: word.text, concept: word.concept, voice: word.voice),
      question: kind == .findPicture ? whereabouts(of: word) : nil,
      clue: kind == .findWord ? .picture : gap.map(PlayFace.Clue.text) ?? .none,
      offered: kind == .findWord ? .word : kind == .findPicture || kind == .memory ? .picture : .both,
      second: .word)
  }

  /// *Where is the car?*, as the language says it of a thing: with its article, and many where the word means many. Nil where no grammar
  /// can.
  private func whereabouts(of word: GameWord) throws -> String? {
    let language = wording.language.id
    guard let concept = try word.concept.flatMap({ try catalog.concept($0) }), concept.wordClass == .noun,
      let asking = try catalog.concept("where")?.words[language]?.first, try grammars.languages.contains(language)
    else { return nil }
    var request = SentenceRequest([
      PointedWord(asking.text, concept: "where"), PointedWord(word.text, concept: concept.key),
    ])
    request.isQuestion = true
    let sentence = try grammars.sentence(request, in: language).text
    return sentence.folded.contains(word.text.folded) ? sentence : nil
  }
}
