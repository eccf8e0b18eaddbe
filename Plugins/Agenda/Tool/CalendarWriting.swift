import CIcal
import FoundationEssentials
import HelperProtocols
import Moments

/// Writes a calendar (RFC 5545), with libical. Its times are floating (3.3.5, form 1): those of the clock on the wall.
struct CalendarWriting {
  let name: String
  let language: String
  let stamp: String

  /// Words of ours: what other programs don't understand of an event, and leave alone.
  static let holidayMark = "X-TAGARELA-HOLIDAY"
  static let schooldaysMark = "X-TAGARELA-SCHOOLDAYS"
  /// Of a day that is left out because it is a holiday.
  private static let freeDayParameter = "X-TAGARELA-HOLIDAY"

  func file(of events: [CalendarEvent]) -> Data {
    guard let calendar = icalcomponent_new_vcalendar() else { return Data() }
    defer { icalcomponent_free(calendar) }
    add("VERSION:2.0", to: calendar)
    add("PRODID:-//Tagarela//Tagarela//\(language.uppercased())", to: calendar)
    add("CALSCALE:GREGORIAN", to: calendar)
    if let property = icalproperty_new_x(name) {
      icalproperty_set_x_name(property, "X-WR-CALNAME")
      icalcomponent_add_property(calendar, property)
    }
    for event in events {
      icalcomponent_add_component(calendar, component(of: event))
      for change in event.changes where !change.isLeftOut {
        icalcomponent_add_component(calendar, component(of: change, of: event))
      }
    }
    guard let text = icalcomponent_as_ical_string_r(calendar) else { return Data() }
    defer { icalmemory_free_buffer(text) }
    return Data(String(cString: text).utf8)
  }

  private func component(of event: CalendarEvent) -> OpaquePointer? {
    let component = begun(event.uid, event.text, event.at, event.minutes, isWholeDay: event.isWholeDay)
    if let rule = event.rule { add("RRULE:\(text(rule, isWholeDay: event.isWholeDay))", to: component) }
    for day in event.days where day != event.at.day {
      add("RDATE", time(day, of: event), event.isWholeDay, to: component)
    }
    for change in event.changes where change.isLeftOut {
      add("EXDATE", time(change.day, of: event), event.isWholeDay, to: component)
    }
    for day in event.freeDays {
      add("EXDATE;\(Self.freeDayParameter)=1", time(day, of: event), event.isWholeDay, to: component)
    }
    if event.isHoliday {
      add("CATEGORIES:HOLIDAY", to: component)
      add("\(Self.holidayMark):TRUE", to: component)
    }
    if event.rule?.isSchooldays == true { add("\(Self.schooldaysMark):TRUE", to: component) }
    if let minutes = event.alarm, let alarm = icalcomponent_new_valarm() {
      add("ACTION:DISPLAY", to: alarm)
      icalcomponent_add_property(alarm, icalproperty_new_description(event.text))
      add("TRIGGER:-PT\(minutes)M", to: alarm)
      icalcomponent_add_component(component, alarm)
    }
    return component
  }

  /// What is different on a single day.
  private func component(of change: CalendarEvent.Change, of event: CalendarEvent) -> OpaquePointer? {
    let at = change.at ?? time(change.day, of: event)
    let component = begun(
      event.uid, change.text ?? event.text, at, change.minutes ?? event.minutes,
      isWholeDay: event.isWholeDay && change.at == nil)
    add("RECURRENCE-ID", time(change.day, of: event), event.isWholeDay, to: component)
    return component
  }

  private func begun(
    _ uid: String, _ text: String, _ at: Moment, _ minutes: Int, isWholeDay: Bool
  ) -> OpaquePointer? {
    let component = icalcomponent_new_vevent()
    icalcomponent_add_property(component, icalproperty_new_uid(uid))
    add("DTSTAMP:\(stamp)", to: component)
    add("DTSTART", at, isWholeDay, to: component)
    if minutes > 0 { add("DTEND", Moment(seconds: at.seconds + minutes * 60), isWholeDay, to: component) }
    icalcomponent_add_property(component, icalproperty_new_summary(text))
    return component
  }

  private func text(_ rule: CalendarEvent.Rule, isWholeDay: Bool) -> String {
    var parts = ["FREQ=\(rule.frequency.rawValue.uppercased())"]
    if rule.interval > 1 { parts.append("INTERVAL=\(rule.interval)") }
    if let until = rule.until {
      parts.append("UNTIL=\(isWholeDay ? digits(until) : digits(Moment(until, hour: 23, minute: 59, second: 59)))")
    }
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    let days = rule.weekdays.filter(names.indices.contains).map { names[$0] }
    if !days.isEmpty { parts.append("BYDAY=\(days.joined(separator: ","))") }
    return parts.joined(separator: ";")
  }

  private func time(_ day: Day, of event: CalendarEvent) -> Moment {
    Moment(day, hour: event.at.hour, minute: event.at.minute)
  }

  private func add(_ name: String, _ at: Moment, _ isDay: Bool, to component: OpaquePointer?) {
    add(isDay ? "\(name);VALUE=DATE:\(digits(at.day))" : "\(name):\(digits(at))", to: component)
  }

  /// Adds a property of digits and words of the standard, none of which is anybody's text.
  private func add(_ line: String, to component: OpaquePointer?) {
    guard let property = icalproperty_new_from_string(line) else { return }
    icalcomponent_add_property(component, property)
  }

  private func digits(_ day: Day) -> String { day.description.filter { $0 != "-" } }

  /// `20261123T090000`
  private func digits(_ at: Moment) -> String {
    at.iso.filter { $0 != "-" && $0 != ":" }.replacing(" ", with: "T")
  }
}
