import Foundation
import TagarelaKit

/// Usage history and observations, with the people whom they concern.
enum HistoryReader {
  /// The touches are read again, one by one, whenever somebody goes through them.
  static func usage(from file: BundleFile, _ complaints: inout Complaints) -> Parcel {
    let walk = RecordWalk(records: file.records, kind: .usage)
    let plan = file.planName
    var count = 0
    var people = PeopleOfRecords()
    walk.forEach(&people, &complaints) { record, complaints in
      if touch(record, plan: plan, &complaints) != nil { count += 1 }
    }
    var parcel = people.parcel(.usage, &complaints)
    parcel.arrangements = people.head.map { arrangements($0, &complaints) } ?? []
    parcel.touches = Flow(count: count) { body in
      var people = PeopleOfRecords()
      var unheard = Complaints()
      try walk.forEach(&people, &unheard) { record, complaints in
        if let touch = touch(record, plan: plan, &complaints) { try body(touch) }
      }
    }
    return parcel
  }

  /// Where cells were put, as the patient's page tells it.
  private static func arrangements(_ head: BundleObject, _ complaints: inout Complaints) -> [BoardArrangement] {
    guard let text = head[.moves] else { return [] }
    let moved = try? JSONDecoder().decode([MovedCells].self, from: Data(text.utf8))
    let arrangements = moved?.compactMap { moved in
      Moment(moved.at).map { BoardArrangement(board: moved.board, at: $0, positions: moved.cells) }
    }
    guard let moved, let arrangements, arrangements.count == moved.count else {
      complaints.add("bundle.moves_broken")
      return []
    }
    return arrangements
  }

  /// As the patient's page writes it.
  private struct MovedCells: Decodable {
    let board: String
    let at: String
    let cells: [String: Int]
  }

  /// Of a file whose records are a module's: whom it concerns.
  static func people(of file: BundleFile, kind: Parcel.Kind, _ complaints: inout Complaints) -> Parcel {
    var people = PeopleOfRecords()
    people.head = file.objects.first(where: \.isAboutPeople)
    return people.parcel(kind, &complaints)
  }

  private static func touch(_ record: BundleObject, plan: String?, _ complaints: inout Complaints) -> Touch? {
    guard let symbol = record[.touchSymbol] ?? record[.symbolName] else {
      complaints.add("bundle.touch_nameless", ["number": .integer(record.number)])
      return nil
    }
    guard let at = record.moment([.touchDate, .date], time: [.touchTime, .time], &complaints) else { return nil }
    return Touch(uid: record.uid(.touchUID), at: at, symbol: symbol, plan: record.optional(.touchPlan) ?? plan)
  }

  /// Notes in a file of the original are their tutor's, whom only the first object names.
  static func observations(from file: BundleFile, _ complaints: inout Complaints) -> Parcel {
    var people = PeopleOfRecords()
    var observations: [Observation] = []
    // Of a note without an author, whether it is the tutor's becomes known with the people.
    var authorless: [Int] = []
    RecordWalk(records: file.records, kind: .observations).forEach(&people, &complaints) { record, complaints in
      guard let text = record[.noteText] else {
        complaints.add("bundle.note_empty", ["number": .integer(record.number)])
        return
      }
      guard let at = record.moment([.noteDate, .date], time: [.noteTime, .time], &complaints) else { return }
      let author = record.optional(.noteAuthor)
      if author == nil, !record.isOurs { authorless.append(observations.count) }
      observations.append(Observation(uid: record.uid(.noteUID), at: at, text: text, tutor: author))
    }
    var parcel = people.parcel(.observations, &complaints)
    for index in authorless { observations[index].tutor = parcel.tutor?.name }
    parcel.observations = observations
    return parcel
  }
}

/// The people of a history: those whom its first object about people names.
struct PeopleOfRecords {
  fileprivate var head: BundleObject?

  func parcel(_ kind: Parcel.Kind, _ complaints: inout Complaints) -> Parcel {
    var parcel = Parcel(kind: kind)
    parcel.patient = head?.patient(&complaints)
    parcel.tutor = head?.tutor(&complaints)
    parcel.therapistEmail = head?.optional(.therapistEmail)
    return parcel
  }
}

/// The objects of a history that record something.
private struct RecordWalk: Sendable {
  let records: BundleRecords
  let kind: Parcel.Kind

  func forEach(
    _ people: inout PeopleOfRecords, _ complaints: inout Complaints,
    _ body: (BundleObject, inout Complaints) throws -> Void
  ) rethrows {
    try records.forEach { object in
      if let head = people.head, object.isAboutPeople, !object.concernsThoseOf(head) {
        complaints.add("bundle.other_people_record", ["number": .integer(object.number)])
      } else if kind == .usage ? object.isTouch || object[.touchSymbol] != nil : object.isNote {
        try body(object, &complaints)
      } else if !object.isAboutPeople && object[.format] == nil {
        complaints.add("bundle.object_unknown", ["number": .integer(object.number)])
      }
      if people.head == nil, object.isAboutPeople { people.head = object }
    }
  }
}

extension BundleObject {
  /// The first date that is given, with its time if that stands in a field of its own.
  fileprivate func moment(_ dates: [Field], time: [Field], _ complaints: inout Complaints) -> Moment? {
    let date = dates.lazy.compactMap { self[$0] }.first ?? ""
    let time = time.lazy.compactMap { self[$0] }.first
    let moment = time.flatMap { DateText.moment("\(date) \($0)") } ?? DateText.moment(date)
    if moment == nil {
      complaints.add("bundle.date_broken", ["date": .text(date), "number": .integer(number)])
    }
    return moment
  }
}
