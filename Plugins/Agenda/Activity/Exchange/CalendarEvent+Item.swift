import Foundation
import HelperProtocols
import TagarelaKit

extension ParcelItem {
  /// An event of a calendar as one of an agenda.
  init(_ event: CalendarEvent) {
    // Calendars tell all of a day that is different, also what is as ever.
    let changes = event.changes.map { change in
      let usual = Moment(change.day, hour: event.at.hour, minute: event.at.minute)
      return AgendaChange(
        event: 0, day: change.day, isLeftOut: change.isLeftOut, at: change.at == usual ? nil : change.at,
        minutes: change.minutes == event.minutes ? nil : change.minutes,
        text: change.text == event.text ? nil : change.text)
    }
    var fields = ["at": event.at.iso, "text": event.text.asName, "source": Self.calendar]
    // A whole day is what has no other length.
    if event.minutes > 0, !(event.isWholeDay && event.minutes == 1440) { fields["minutes"] = String(event.minutes) }
    if event.isHoliday { fields["holiday"] = "yes" }
    fields["repeat"] = Repetition(event)?.description
    fields["alarm"] = event.alarm.map(String.init)
    fields["changes"] = AgendaChanges(changes).text
    self.init(part: AgendaStore.module, uid: event.uid, fields: fields)
  }
}

extension Repetition {
  /// Nil for an event that happens once.
  fileprivate init?(_ event: CalendarEvent) {
    guard let rule = event.rule else {
      guard !event.days.isEmpty else { return nil }
      self.init(.listed, listed: event.days)
      return
    }
    let frequency: Frequency =
      switch rule.frequency {
      case .daily: .daily
      case .weekly: rule.isSchooldays ? .schooldays : .weekly
      case .monthly: .monthly
      case .yearly: .yearly
      }
    self.init(
      frequency, step: rule.interval, weekdays: frequency == .weekly ? Set(rule.weekdays) : [], until: rule.until)
    if let count = rule.count { until = last(ofTimes: count, from: event.at.day) ?? until }
  }
}

extension CalendarEvent {
  /// Nil for an item that says no time.
  init?(_ item: ParcelItem, _ wording: Wording) {
    guard let at = item.fields["at"].flatMap({ Moment($0) }), let text = item.fields["text"] else { return nil }
    let minutes = item.fields["minutes"].flatMap { Int($0) } ?? 0
    let isWholeDay = at.isMidnight && minutes % 1440 == 0
    let changes = item.fields["changes"].map { AgendaChanges($0).changes(of: 0) } ?? []
    self.init(
      uid: item.uid, text: text, at: at, minutes: isWholeDay ? max(1440, minutes) : minutes, isWholeDay: isWholeDay,
      isHoliday: item.fields["holiday"] == "yes",
      // A tick says nothing to other programs.
      changes: changes.filter { $0.isLeftOut || $0.at != nil || $0.minutes != nil || $0.text != nil }.map {
        Change(day: $0.day, isLeftOut: $0.isLeftOut, at: $0.at, minutes: $0.minutes, text: $0.text)
      },
      alarm: item.fields["alarm"].flatMap { Int($0) })
    guard let repetition = item.fields["repeat"].flatMap({ Repetition($0) }) else { return }
    switch repetition.frequency {
    case .listed: days = repetition.listed
    case .schooldays:
      rule = Rule(frequency: .weekly, weekdays: [0, 1, 2, 3, 4], until: repetition.until, isSchooldays: true)
      freeDays = (item.fields["free"] ?? "").split(separator: ",").compactMap { Day(String($0)) }
    case .daily: rule = Rule(repetition, .daily)
    case .weekly: rule = Rule(repetition, .weekly)
    case .monthly: rule = Rule(repetition, .monthly)
    case .yearly: rule = Rule(repetition, .yearly)
    }
  }
}

extension CalendarEvent.Rule {
  fileprivate init(_ repetition: Repetition, _ frequency: Frequency) {
    self.init(
      frequency: frequency, interval: repetition.step, weekdays: repetition.weekdays.sorted(), until: repetition.until)
  }
}
