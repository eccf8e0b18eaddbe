import TagarelaKit

extension FewWords {
  /// Water want, bed sleep: what can't do what the verb says is what it is done to, and who speaks does it.
  mutating func putObjectBehind() {
    guard let verb, verb > 0, let entry = entry(verb), let frame = entry.frame, !frame.subjects.isEmpty,
      !frame.marks.contains("experience"), !frame.marks.contains("itself"),
      !words.contains(where: { $0.first?.role == .question })
    else { return }
    let before = pieces(in: 0..<verb)
    guard before.allSatisfy({ [.phrase, .time, .adverb, .negation].contains($0.kind) }) else { return }
    let nouns = before.filter { $0.kind == .phrase }
    guard let object = nouns.first(where: { !fits($0, asSubjectOf: verb) && isTaken($0, by: frame) }) else { return }
    let end = words[verb...].prefix { $0.first?.role == .verb }.endIndex
    let behind = pieces(in: end..<words.count)
    let subject = nouns.first { fits($0, asSubjectOf: verb) } ?? behind.first { isDoer($0) }
    var rest = words[end...].indices.filter { subject?.range.contains($0) != true }.map { words[$0] }
    rest.insert(contentsOf: words[object.range], at: 0)
    let moved = [subject?.range, object.range].compactMap { $0 }
    let front = (0..<verb).filter { index in !moved.contains { $0.contains(index) } }
    let times = front.filter { !isDenied($0) }.map { words[$0] }
    let negation = front.filter(isDenied).map { words[$0] }
    words = times + (subject.map { Array(words[$0.range]) } ?? []) + negation + words[verb..<end] + rest
    if subject == nil { addSpeaker() }
  }

  private func isDenied(_ index: Int) -> Bool { role(index) == .negation }

  /// Somebody who may do it, said behind the verb.
  private func isDoer(_ piece: Piece) -> Bool {
    guard piece.kind == .phrase, let noun = piece.noun else { return false }
    return noun.isPerson || noun.head?.entry?.isKind("animal") == true
  }

  private func isTaken(_ piece: Piece, by frame: VerbFrame) -> Bool {
    guard let entry = piece.entry else { return false }
    return frame.complements.contains { complement in
      complement.role != .action
        && complement.kinds.contains { $0 == "any" || $0 == "=" + entry.concept || entry.kinds.contains($0) }
    }
  }

  /// Who says what is done, and nothing else, wants to do it.
  mutating func addSpeaker() {
    guard let verb, let entry = entry(verb), request.tense == nil, !request.isImperative, !request.isQuestion,
      !request.isProgressive
    else { return }
    if words.contains(where: { $0.first?.entry?.tense != nil }) {
      insert("i", at: verb)
    } else if entry.frame?.marks.isDisjoint(with: ["state", "modal", "unwilled"]) == true {
      insert("want", at: verb)
    }
  }
}
