import TagarelaKit

/// Finds what nouns do in a clause, by what they are and by what goes with the verb.
struct Roles {
  private var open: [VerbFrame.Complement]
  private let hasFrame: Bool
  private let isMotion: Bool

  init(_ frame: VerbFrame?) {
    open = frame?.complements ?? Self.usual
    hasFrame = frame != nil
    isMotion = frame?.marks.contains("motion") ?? true
  }

  /// Of a verb that nobody knows more about.
  private static let usual = [
    VerbFrame.Complement(.object, kinds: ["any"]), VerbFrame.Complement(.place, kinds: ["place"]),
    VerbFrame.Complement(.instrument, kinds: ["tool"]), VerbFrame.Complement(.companion, kinds: ["person"]),
  ]

  /// The roles of several nouns, in the order in which they were said.
  mutating func assign(_ phrases: [NounPhrase]) -> [VerbFrame.Role?] {
    var roles = [VerbFrame.Role?](repeating: nil, count: phrases.count)
    // Whom somebody gives something to is found where there is something to give.
    let isRecipientOpen = open.contains { $0.role == .recipient }
    for (index, phrase) in phrases.enumerated()
    where (phrase.isPerson || isFed(phrase, phrases)) && phrase.pronoun?.kind != .neuter {
      let others = phrases.indices.contains { $0 != index && !phrases[$0].isPerson }
      let isObject = open.first { $0.role == .object }.map { fit(phrase, $0) != nil } ?? false
      // Who is talked with comes before who is talked to.
      let earlier = open.prefix { $0.role != .recipient }.contains { complement in
        complement.role != .object && (fit(phrase, complement) ?? 9) <= 1
      }
      guard isRecipientOpen, !earlier, others || !isObject else { continue }
      roles[index] = take(.recipient)
      break
    }
    for (index, phrase) in phrases.enumerated() where roles[index] == nil {
      // Afraid of dogs: what is felt is felt about something.
      let isFelt = index > 0 && phrases[index - 1].head?.entry?.marks.contains("sensation") ?? false
      if isFelt, phrase.head?.entry?.isKind("place", "time") == false || phrase.pronoun != nil {
        roles[index] = .topic
        continue
      }
      let best = open.enumerated().compactMap { offset, complement in
        fit(phrase, complement).map { weight in
          // What a verb can't do without comes first.
          (
            weight: complement.isRequired ? weight - (phrases.count == 1 ? 2 : index == 0 ? 1 : 0) : weight,
            offset: offset,
            role: complement.role
          )
        }
      }.min { ($0.weight, $0.offset) < ($1.weight, $1.offset) }
      roles[index] = best.flatMap { take($0.role) } ?? usualRole(phrase)
    }
    giveOwner(&roles, phrases)
    return roles
  }

  /// Give bone dog: it is the animal's that was said after what it gets.
  private func isFed(_ phrase: NounPhrase, _ phrases: [NounPhrase]) -> Bool {
    guard phrases.count == 2, phrase.head?.entry?.isKind("animal") == true,
      phrases[1].head?.entry?.concept == phrase.head?.entry?.concept,
      let gift = phrases[0].head?.entry, !gift.isKind("animal")
    else { return false }
    return open.contains { $0.role == .recipient && $0.kinds.contains("animal") }
  }

  /// Wash hair I: mine.
  private func giveOwner(_ roles: inout [VerbFrame.Role?], _ phrases: [NounPhrase]) {
    let isPart = zip(roles, phrases).contains {
      $0 == .object && $1.head?.entry?.isKind("body") == true && $1.belonging.isEmpty
    }
    guard isPart, !roles.contains(.recipient) else { return }
    for index in phrases.indices
    where phrases[index].pronoun?.kind == .personal && [.companion, nil].contains(roles[index]) {
      roles[index] = .recipient
    }
  }

  private mutating func take(_ role: VerbFrame.Role) -> VerbFrame.Role {
    open.removeAll { $0.role == role }
    return role
  }

  /// How well a noun fits: 0 for a kind of its own, more for a general one; nil where it doesn't.
  private func fit(_ phrase: NounPhrase, _ complement: VerbFrame.Complement) -> Int? {
    let kinds = complement.kinds
    if let pronoun = phrase.pronoun {
      let wanted = pronoun.kind == .neuter ? ["thing", "any", "idea", "food"] : ["person", "any"]
      return kinds.firstIndex { wanted.contains($0) }.map { kinds[$0] == "any" ? 2 : 0 }
    }
    // A plate of rice is eaten, not eaten with.
    let held = phrase.belonging.first { $0.preposition == nil }?.noun?.head?.entry
    guard let entry = held ?? phrase.head?.entry else { return complement.role == .object ? 1 : nil }
    if complement.role == .destination, entry.marks.contains("around") { return nil }
    if [.companion, .recipient, .topic].contains(complement.role), entry.kinds.first == "time" { return nil }
    // What a role names is that before any other.
    if kinds.contains("=" + entry.concept) { return -1 }
    // One goes to the doctor's, not with the doctor.
    if complement.role == .destination, entry.marks.contains("visited") { return -1 }
    if let kind = entry.kinds.first, kinds.contains(kind) { return 0 }
    if entry.kinds.contains(where: kinds.contains) { return 1 }
    if kinds.contains("any") { return entry.isKind("place", "time") && hasFrame && complement.role == .object ? 4 : 2 }
    return nil
  }

  /// Of a noun that the verb doesn't wait for.
  private func usualRole(_ phrase: NounPhrase) -> VerbFrame.Role? {
    guard let entry = phrase.head?.entry else { return open.contains { $0.role == .object } ? .object : nil }
    if open.contains(where: { $0.role == .object && $0.isRequired }), !entry.isKind("time") { return .object }
    let isCopula = open.contains { $0.role == .state } && open.contains { $0.role == .place }
    if isCopula, entry.isKind("thing", "container", "furniture", "clothing"), !entry.isKind("person") { return .place }
    // To see a film on television.
    if hasFrame, entry.marks.contains("screen"), !open.contains(where: { $0.role == .object }) { return .place }
    switch entry.kinds.first {
    case "time": return nil
    case "place", "event": return .place
    case "plant" where hasFrame: return .place
    case "vehicle" where !isMotion: return .place
    case "vehicle", "tool": return .instrument
    case "body": return .object
    case "person" where !open.contains { $0.role == .object }: return .companion
    case "furniture" where !open.contains { $0.role == .object }: return .place
    case "thing"
    where isMotion && hasFrame && open.contains { $0.role == .place } && !open.contains { $0.role == .object }:
      return .place
    default: return open.contains { $0.role == .object } ? .object : open.contains { $0.role == .state } ? .state : nil
    }
  }
}
