import TagarelaKit

/// Usage history and observations, with the people whom they concern.
enum HistoryReader {
  static func usage(from objects: [BundleObject], _ complaints: inout Complaints) -> Parcel {
    var (parcel, records) = split(objects, into: .usage, &complaints)
    let plan = objects.first?.optional(.planName)
    for record in records {
      guard let symbol = record[.touchSymbol] ?? record[.symbolName] else {
        complaints.add("bundle.touch_nameless", ["number": .integer(record.number)])
        continue
      }
      guard let at = record.moment([.touchDate, .date], time: [.touchTime, .time], &complaints) else { continue }
      parcel.touches.append(
        Touch(uid: record.uid(.touchUID), at: at, symbol: symbol, plan: record.optional(.touchPlan) ?? plan))
    }
    return parcel
  }

  /// Notes in a file of the original are their tutor's, whom only the first object names.
  static func observations(from objects: [BundleObject], _ complaints: inout Complaints) -> Parcel {
    var (parcel, records) = split(objects, into: .observations, &complaints)
    for record in records {
      guard let text = record[.noteText] else {
        complaints.add("bundle.note_empty", ["number": .integer(record.number)])
        continue
      }
      guard let at = record.moment([.noteDate, .date], time: [.noteTime, .time], &complaints) else { continue }
      let author = record.optional(.noteAuthor) ?? (record.isOurs ? nil : parcel.tutor?.name)
      parcel.observations.append(Observation(uid: record.uid(.noteUID), at: at, text: text, tutor: author))
    }
    return parcel
  }

  /// The people, and the objects that record something.
  private static func split(
    _ objects: [BundleObject], into kind: Parcel.Kind, _ complaints: inout Complaints
  ) -> (Parcel, [BundleObject]) {
    var parcel = Parcel(kind: kind)
    var head: BundleObject?
    var records: [BundleObject] = []
    for object in objects {
      if let head, object.isAboutPeople, !object.concernsThoseOf(head) {
        complaints.add("bundle.other_people_record", ["number": .integer(object.number)])
      } else if kind == .usage ? object.isTouch || object[.touchSymbol] != nil : object.isNote {
        records.append(object)
      } else if !object.isAboutPeople && object[.format] == nil {
        complaints.add("bundle.object_unknown", ["number": .integer(object.number)])
      }
      if head == nil, object.isAboutPeople { head = object }
    }
    parcel.patient = head?.patient(&complaints)
    parcel.tutor = head?.tutor(&complaints)
    parcel.therapistEmail = head?.optional(.therapistEmail)
    return (parcel, records)
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
