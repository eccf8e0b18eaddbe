import TagarelaKit
import Workspace

extension ParcelPart {
  /// Records go to the therapist with the observations; one that is here already stays as it is.
  static let letterRecords = ParcelPart(
    id: RecordStore.module, travelsWith: [.observations],
    gather: { workspace, patient, _ in
      let store = RecordStore(workspace: workspace)
      return try LetterTopic.allCases.flatMap { try store.records(of: $0) }.filter { $0.patient == patient.id }.map {
        ParcelItem($0)
      }
    },
    compare: { workspace, patient, item in
      guard let record = LetterRecord(item, of: patient?.id) else { return .unreadable }
      guard let known = try RecordStore(workspace: workspace).record(uid: item.uid) else {
        return .new(name: record.name, at: record.at)
      }
      return known.patient == patient?.id ? .same : .unreadable
    },
    take: { workspace, patient, item in
      guard let record = LetterRecord(item, of: patient.id) else { return }
      try RecordStore(workspace: workspace).add(record)
    })
}

extension ParcelItem {
  fileprivate init(_ record: LetterRecord) {
    self.init(
      part: RecordStore.module, uid: record.uid,
      fields: [
        "topic": record.topic.rawValue, "name": record.name, "score": "\(record.score)", "at": record.at.iso,
      ])
  }
}

extension LetterRecord {
  /// Nil for what is none: without a topic that there is, a name, a score or a time.
  fileprivate init?(_ item: ParcelItem, of patient: Int64?) {
    guard let topic = item.fields["topic"].flatMap(LetterTopic.init),
      let name = item.fields["name"]?.asName.fittingName, !name.isEmpty,
      let score = item.fields["score"].flatMap({ Int($0) }), Self.scores.contains(score),
      let at = item.fields["at"].flatMap({ Moment($0) })
    else { return nil }
    self.init(uid: item.uid, topic: topic, name: name, score: score, at: at, patient: patient)
  }

  /// Nobody finds more in a challenge.
  private static let scores = 1...100_000
}
