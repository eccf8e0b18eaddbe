import Moments
import Play
import PlayRoom
import TagarelaKit
import Workspace

extension ParcelPart {
  /// Answers go to the therapist with the observations; one that is there already stays as it is.
  static let progress = ParcelPart(
    id: AnswerStore.module, travelsWith: [.observations],
    gather: { workspace, patient, _ in
      try AnswerStore(workspace).newest(ParcelPart.mostAnswers, of: patient.id).map { ParcelItem($0.uid, $0.answer) }
    },
    compare: { workspace, patient, item in
      guard let answer = PlayAnswer(item) else { return .unreadable }
      guard let owner = try AnswerStore(workspace).owner(uid: item.uid) else {
        return .new(name: answer.name, at: answer.at)
      }
      return owner == patient?.id ? .same : .unreadable
    },
    take: { workspace, patient, item in
      if let answer = PlayAnswer(item) { try AnswerStore(workspace).add(answer, of: patient.id, uid: item.uid) }
    })

  /// So many of the newest go along.
  private static let mostAnswers = 5_000
}

extension ParcelItem {
  fileprivate init(_ uid: String, _ answer: PlayAnswer) {
    self.init(
      part: AnswerStore.module, uid: uid,
      fields: [
        "topic": answer.topic, "item": answer.item, "name": answer.name, "result": answer.result.rawValue,
        "at": answer.at.iso, "milliseconds": "\(answer.milliseconds)",
      ])
  }
}

extension PlayAnswer {
  /// Nil for what isn't one: without topic, item, result or time.
  fileprivate init?(_ item: ParcelItem) {
    guard let topic = item.fields["topic"], let thing = item.fields["item"], !topic.isEmpty, !thing.isEmpty,
      max(topic.count, thing.count) <= Self.longest, let result = item.fields["result"].flatMap(PlayResult.init),
      let at = item.fields["at"].flatMap({ Moment($0) })
    else { return nil }
    let milliseconds = item.fields["milliseconds"].flatMap { Int($0) } ?? 0
    self.init(
      topic: topic, item: thing, name: String((item.fields["name"] ?? thing).prefix(Self.longest)), result: result,
      at: at,
      milliseconds: min(max(milliseconds, 0), Self.mostMilliseconds))
  }

  /// Signs of a name.
  private static let longest = 200
  /// A day.
  private static let mostMilliseconds = 86_400_000
}
