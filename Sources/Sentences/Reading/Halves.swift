import TagarelaKit

/// What was said as two things, one after the other, without a word that joins them: headache, lights off.
struct Halves {
  private let readings: [[Term]]
  private let request: SentenceRequest
  private let whole: Utterance

  /// - Parameter whole: how it is read as one.
  init(_ readings: [[Term]], _ request: SentenceRequest, _ whole: Utterance) {
    self.readings = readings
    self.request = request
    self.whole = whole
  }

  /// What more words than these are is no longer divided.
  private static let most = 8

  /// The division of which each part is whole in itself, where what is said as one has words without a role, or with one
  /// against what they are.
  func best(_ read: ([[Term]], FewWords.Part) -> Utterance) -> Utterance? {
    // Rain cold: of what nobody does one word tells all.
    let tellsWeather = readings.first?.first?.entry?.frame?.marks.contains("weather") == true
    guard readings.count > (tellsWeather ? 1 : 2), readings.count <= Self.most, request.isPlain,
      whole.clauses.count < 2,
      whole.misfits > 0
    else { return nil }
    var best: (utterance: Utterance, weight: Int)?
    for place in readings.indices.dropFirst() where isPlace(place) {
      let first = Half(read(Array(readings[..<place]), .first), readings[..<place])
      guard first.isWhole, !first.isLoose else { continue }
      let second = Half(read(Array(readings[place...]), .second), readings[place...])
      guard let two = first.followed(by: second) else { continue }
      // Full I, no more: who is so is named with it.
      let weight = first.weight + second.weight + (first.isLoneState && second.beginsWithSpeaker ? 1 : 0)
      if weight < best?.weight ?? .max { best = (two, weight) }
    }
    return best?.utterance
  }

  /// Turn off, light: what is done to it.
  private func isTaken(_ thing: Entry?, by verb: Entry?) -> Bool {
    guard let thing, thing.role == .noun, let frame = verb?.frame, !frame.marks.contains("experience") else {
      return false
    }
    return frame.complements.contains { complement in
      complement.role == .object
        && complement.kinds.contains { $0 == "any" || $0 == "=" + thing.concept || $0 == thing.kinds.first }
    }
  }

  /// Not where a word stands that joins what is on either side of it, and not behind a *not* whose verb follows.
  private func isPlace(_ index: Int) -> Bool {
    let before = readings[index - 1]
    let next = readings[index]
    guard before.first?.role != .negation || next.first?.role != .verb else { return false }
    if before.first?.role == .verb, isTaken(next.first?.entry, by: before.first?.entry) { return false }
    return [before, next].allSatisfy { reading in
      switch reading.first?.role {
      case .connector, .coordinator: false
      case .preposition: reading.first?.said != before.first?.said
      default: reading.first?.entry?.isKind("sequence") != true
      }
    }
  }
}
