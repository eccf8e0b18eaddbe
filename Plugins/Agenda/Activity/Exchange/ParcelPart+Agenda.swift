import Foundation
import TagarelaKit
import Workspace

extension Parcel.Kind {
  /// A patient's agenda by itself, as calendars of other programs have it.
  static let agenda = Parcel.Kind(rawValue: AgendaStore.module) ?? .plan
}

extension ParcelPart {
  /// A patient's agenda goes to the tutor with a plan, and comes back with the observations, with what was ticked. Nothing that
  /// comes takes an event away.
  static let agenda = ParcelPart(
    id: AgendaStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, _ in
      try AgendaStore(workspace).events(of: patient.id).map { try ParcelItem($0, in: workspace) }
    },
    compare: { workspace, patient, item in
      if item.isTicks { return try AgendaStore(workspace).arrival(ofTicks: item, for: patient) }
      guard let at = item.moment("at"), let text = item.name else { return .unreadable }
      let uid = try AgendaStore(workspace).uid(of: item, for: patient)
      guard let patient, let known = try AgendaStore(workspace).event(uid: uid) else {
        return .new(name: text, at: at)
      }
      // An identity that somebody else's event has here is a slip or a trick.
      guard known.patient == patient.id else { return .unreadable }
      let here = try ParcelItem(known, in: workspace)
      var arriving = known
      arriving.take(item)
      var there = try ParcelItem(arriving, in: workspace)
      there.fields["changes"] =
        AgendaChanges(item.changes(beside: try AgendaStore(workspace).changes(of: known.id))).text
      if !item.isFromCalendar { there.media = item.media }
      let names = Set(here.fields.keys).union(there.fields.keys).filter { here.fields[$0] != there.fields[$0] }
      let fields = names.sorted() + (here.media["picture"] == there.media["picture"] ? [] : ["picture"])
      return fields.isEmpty ? .same : .changed(name: text, fields: fields)
    },
    take: { workspace, patient, item in
      if item.isTicks { return try AgendaStore(workspace).take(ticks: item, for: patient) }
      guard let at = item.moment("at"), let text = item.name else { return }
      let store = AgendaStore(workspace)
      let uid = try store.uid(of: item, for: patient)
      let known = try store.event(uid: uid)
      var event = known ?? AgendaEvent(uid: uid, patient: patient.id, at: at, text: text)
      guard event.patient == patient.id else { return }
      event.take(item)
      if !item.isFromCalendar {
        let picture = item.media["picture"].flatMap { Picture(ofAnyFormat: $0) }
        event.picture = try picture.map { try workspace.keep($0, width: nil, height: nil) }
      }
      if known == nil { event.id = try store.add(event) }
      let changes = item.changes(beside: try store.changes(of: event.id))
      try store.removeChanges(of: event)
      for var change in changes {
        change.event = event.id
        try store.save(change, of: event)
      }
      try store.save(event)
    },
    here: { workspace, patient, uid in
      guard let event = try AgendaStore(workspace).event(uid: uid), event.patient == patient.id else { return nil }
      return try ParcelItem(event, in: workspace)
    },
    companions: ["text": ["concept"], "at": ["repeat", "changes"]],
    told: { field, value, wording in
      switch field {
      case "at": Moment(value).map { wording.text($0.value) }
      case "repeat": Repetition(value).map { wording.text($0.phrase) }
      case "changes": AgendaChanges(value).told(wording)
      case "holiday" where value == "yes": wording.word("value.yes")
      default: nil
      }
    })
}

extension ParcelItem {
  init(_ event: AgendaEvent, in workspace: Workspace) throws {
    var fields = ["at": event.at.iso, "text": event.text]
    if event.minutes > 0 { fields["minutes"] = String(event.minutes) }
    if event.isHoliday { fields["holiday"] = "yes" }
    fields["concept"] = event.concept
    fields["repeat"] = event.repetition?.description
    fields["alarm"] = event.alarm.map(String.init)
    fields["changes"] = AgendaChanges(try AgendaStore(workspace).changes(of: event.id)).text
    let picture = try workspace.picture(event.picture)
    self.init(
      part: AgendaStore.module, uid: event.uid, fields: fields, media: picture.map { ["picture": $0.bytes] } ?? [:])
  }

  /// Whether it was read from a calendar of another program, which knows of no pictures, concepts and ticks.
  fileprivate var isFromCalendar: Bool { fields["source"] == Self.calendar }

  static let calendar = "calendar"

  /// Whether it says nothing but what the patient has ticked on a page, or taken back.
  fileprivate var isTicks: Bool { fields["source"] == "page" }

  /// Nil for what is none, or not to the second within the calendar's years.
  fileprivate func moment(_ field: String) -> Moment? { fields[field].flatMap { Moment($0) } }

  /// What it is called; nil for nothing that can be seen.
  fileprivate var name: String? {
    guard let text = fields["text"]?.asName, !text.isEmpty else { return nil }
    return text.fittingName
  }
}

extension AgendaStore {
  /// The identity that an item has here. The same calendar may be several patients': a school's, a family's.
  fileprivate func uid(of item: ParcelItem, for patient: PatientRecord?) throws -> String {
    guard item.isFromCalendar, let patient, let known = try event(uid: item.uid), known.patient != patient.id else {
      return item.uid
    }
    return "\(item.uid) \(patient.uid)"
  }

  /// What the ticks of a page would change; those of an event that is gone change nothing.
  fileprivate func arrival(ofTicks item: ParcelItem, for patient: PatientRecord?) throws -> ParcelPart.Arrival {
    guard let event = try event(uid: item.uid) else { return .same }
    guard event.patient == patient?.id else { return .unreadable }
    return try ticked(by: item, event).isEmpty ? .same : .changed(name: event.text, fields: ["changes"])
  }

  fileprivate func take(ticks item: ParcelItem, for patient: PatientRecord) throws {
    guard let event = try event(uid: item.uid), event.patient == patient.id else { return }
    for change in try ticked(by: item, event) { try save(change, of: event) }
    try save(event)
  }

  /// The days that become otherwise.
  private func ticked(by item: ParcelItem, _ event: AgendaEvent) throws -> [AgendaChange] {
    let known = Dictionary(try changes(of: event.id).map { ($0.day, $0) }) { first, _ in first }
    return (item.fields["changes"].map { AgendaChanges($0).ticks } ?? []).compactMap { day, isDone in
      var change = known[day] ?? AgendaChange(event: event.id, day: day)
      guard change.isDone != isDone else { return nil }
      change.isDone = isDone
      return change
    }
  }
}

extension AgendaEvent {
  /// Takes all that an item says but its picture and its single days.
  fileprivate mutating func take(_ item: ParcelItem) {
    if let at = item.moment("at") { self.at = at }
    if let text = item.name { self.text = text }
    minutes = item.minutes("minutes") ?? 0
    isHoliday = item.fields["holiday"] == "yes"
    if !item.isFromCalendar {
      concept = item.fields["concept"].flatMap { $0.isEmpty || $0.utf8.count > 200 ? nil : $0 }
    }
    repetition = item.fields["repeat"].flatMap { Repetition($0) }
    alarm = item.minutes("alarm")
  }
}

extension ParcelItem {
  /// What is different on single days, once it is here: calendars of other programs know of no ticks, so what is ticked stays so.
  fileprivate func changes(beside known: [AgendaChange]) -> [AgendaChange] {
    var changes = fields["changes"].map { AgendaChanges($0).changes(of: 0) } ?? []
    guard isFromCalendar else { return changes }
    for tick in known where tick.isDone {
      if let place = changes.firstIndex(where: { $0.day == tick.day }) {
        changes[place].isDone = true
      } else {
        changes.append(AgendaChange(event: tick.event, day: tick.day, isDone: true))
      }
    }
    return changes
  }

  fileprivate func minutes(_ field: String) -> Int? {
    fields[field].flatMap { Int($0) }.flatMap { (0...AgendaEvent.longest).contains($0) ? $0 : nil }
  }
}

/// What is different on single days of an event, as it travels: a JSON list, in order of days.
struct AgendaChanges {
  private let entries: [Entry]

  private struct Entry: Codable {
    var day: Day
    var out: Bool?
    var at: Moment?
    var minutes: Int?
    var text: String?
    var done: Bool?
  }

  init(_ changes: [AgendaChange]) {
    entries = changes.sorted { $0.day < $1.day }.map {
      Entry(
        day: $0.day, out: $0.isLeftOut ? true : nil, at: $0.at, minutes: $0.minutes, text: $0.text,
        done: $0.isDone ? true : nil)
    }
  }

  /// What can't be read is nothing.
  init(_ text: String) {
    let read = (try? JSONDecoder().decode([Entry].self, from: Data(text.utf8))) ?? []
    var seen: Set<Day> = []
    entries = Array(read.sorted { $0.day < $1.day }.filter { seen.insert($0.day).inserted }.prefix(Self.most))
  }

  /// Days of one event that are different.
  private static let most = 4000

  /// Nil for none.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return entries.isEmpty ? nil : (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The days of which it says whether they are ticked.
  var ticks: [(day: Day, isDone: Bool)] { entries.compactMap { entry in entry.done.map { (entry.day, $0) } } }

  /// Each day with what is different there, for people; nil for none.
  func told(_ wording: Wording) -> String? {
    let parts = entries.map { entry in
      let words =
        entry.out == true
        ? [wording.text(Phrase("agenda.change.out"))]
        : [
          entry.at.map { wording.text(.moment($0)) },
          entry.minutes.map { wording.text(Phrase("agenda.change.minutes", ["minutes": .integer($0)])) },
          entry.text.map { "“\($0)”" },
          entry.done.map { $0 ? wording.word("value.done") : wording.text(Phrase("agenda.change.undone")) },
        ].compactMap(\.self)
      return "\(wording.text(.day(entry.day))): \(words.joined(separator: " "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  func changes(of event: Int64) -> [AgendaChange] {
    entries.map { entry in
      AgendaChange(
        event: event, day: entry.day, isLeftOut: entry.out ?? false, at: entry.at,
        minutes: entry.minutes.flatMap { (0...AgendaEvent.longest).contains($0) ? $0 : nil },
        text: entry.text.flatMap { $0.asName.isEmpty ? nil : $0.asName }, isDone: entry.done ?? false)
    }.filter { !$0.isEmpty }
  }
}
