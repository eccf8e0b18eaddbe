import Sentences
import TagarelaKit

extension EnglishWordChoice {
  func can(_ index: Int, _ isMeant: (WordRole) -> Bool) -> Term? {
    guard readings.indices.contains(index) else { return nil }
    return readings[index].first { $0.role.map(isMeant) ?? false }
  }

  func isVerb(_ role: WordRole) -> Bool { role == .verb }
  func isAdjective(_ role: WordRole) -> Bool { role == .adjective }

  func isNominal(_ role: WordRole) -> Bool {
    switch role {
    case .noun, .name, .pronoun: true
    default: false
    }
  }

  func isDeterminer(_ role: WordRole) -> Bool {
    switch role {
    case .possessive, .demonstrative, .article, .quantity, .ordinal: true
    default: false
    }
  }

  func isUnknown(_ index: Int) -> Bool {
    readings.indices.contains(index) && readings[index].first?.entry == nil
  }

  func first(_ index: Int) -> WordRole? { readings.indices.contains(index) ? readings[index].first?.role : nil }

  /// A noun or its beginning may stand here.
  func beginsNoun(_ index: Int) -> Bool {
    guard readings.indices.contains(index) else { return false }
    return isUnknown(index) || can(index, isNominal) != nil || first(index).map(isDeterminer) ?? false
      || can(index, isAdjective) != nil && beginsNoun(index + 1)
  }

  func boundary(from index: Int) -> Int {
    (index..<readings.count).first { first($0) == .connector && $0 > index || first($0) == .coordinator }
      ?? readings.count
  }

  /// A word that is nothing but a verb comes before the next clause.
  func hasVerb(after index: Int) -> Bool {
    let end = boundary(from: index)
    guard index + 1 < end else { return false }
    return (index + 1..<end).contains { place in
      first(place) == .verb && can(place, isNominal) == nil && can(place, isAdjective) == nil
        || isUnknown(place) && readings[place][0].said == readings[place][0].said.lowercased()
          && forms.looksLikeVerb(readings[place][0].said)
        || readings[place].contains { $0.role == .verb && ["be", "can", "like", "want"].contains($0.text) }
    }
  }

  func endsClause(_ index: Int) -> Bool {
    guard readings.indices.contains(index) else { return true }
    switch first(index) {
    case .connector, .coordinator, .please, .adverb: return true
    default: return false
    }
  }

  var isCopula: Bool {
    ["be", "be-state", "feel", "seem"].contains(verb?.entry?.concept) || ["get", "look", "become"].contains(verb?.text)
  }

  var takesAction: Bool { verb?.entry?.frame?.complements.contains { $0.role == .action } ?? false }
}
