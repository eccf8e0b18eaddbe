import CIcal
import FoundationEssentials
import HelperProtocols
import Moments

/// Reads a calendar (RFC 5545), with libical.
struct CalendarReading {
  private let limits: CalendarLimits
  private let zone: OpaquePointer?
  private var contents = CalendarContents()
  private var places: [String: Int] = [:]
  /// Single days that are different, by the event's identity.
  private var changes: [String: [CalendarEvent.Change]] = [:]
  /// Single days whose event isn't in the file.
  private var orphans: [String: [CalendarEvent]] = [:]

  init(zone: String, _ limits: CalendarLimits) {
    self.limits = limits
    self.zone = icaltimezone_get_builtin_timezone(zone)
  }

  /// - Throws: ``CalendarRefusal`` `noCalendar`.
  func contents(of text: CalendarText) throws -> CalendarContents {
    var reading = self
    return try reading.read(text)
  }

  private mutating func read(_ text: CalendarText) throws -> CalendarContents {
    guard let root = icalparser_parse_string(text.text) else { throw CalendarRefusal(.noCalendar) }
    defer { icalcomponent_free(root) }
    contents.isCut = text.isCut
    contents.leftOut = text.leftOut
    readEvents(in: root)
    for (uid, days) in changes {
      if let place = places[uid] {
        contents.events[place].changes += days
      } else {
        contents.events += orphans[uid] ?? []
      }
    }
    for place in contents.events.indices {
      var seen: Set<Day> = []
      let changes = contents.events[place].changes.sorted { $0.day < $1.day }
      // A day that was changed and one that is left out may be told of the same day; what was changed is later news.
      let settled = changes.filter { !$0.isLeftOut } + changes.filter(\.isLeftOut)
      contents.events[place].changes = settled.filter { seen.insert($0.day).inserted }.sorted { $0.day < $1.day }
    }
    return contents
  }

  /// Of a calendar, and of calendars in one another.
  private mutating func readEvents(in component: OpaquePointer) {
    if icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT { return read(component) }
    var next = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT)
    while let part = next {
      if [ICAL_VEVENT_COMPONENT, ICAL_VCALENDAR_COMPONENT, ICAL_XROOT_COMPONENT].contains(icalcomponent_isa(part)) {
        readEvents(in: part)
      }
      next = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)
    }
  }

  private mutating func read(_ event: OpaquePointer) {
    guard let property = icalcomponent_get_first_property(event, ICAL_DTSTART_PROPERTY),
      let start = time(of: property, in: event)
    else {
      contents.unreadable += 1
      return
    }
    let uid = text(icalcomponent_get_uid(event)) ?? "\(start.local) \(text(icalcomponent_get_summary(event)) ?? "")"
    let isCancelled = icalcomponent_get_status(event) == ICAL_STATUS_CANCELLED
    var found = CalendarEvent(
      uid: uid, text: text(icalcomponent_get_summary(event)) ?? "", at: start.local,
      minutes: minutes(of: event, from: start), isWholeDay: start.isDay)
    found.isHoliday = says(event, CalendarWriting.holidayMark)
    found.alarm = alarm(of: event, at: start.local)
    if let property = icalcomponent_get_first_property(event, ICAL_RECURRENCEID_PROPERTY) {
      guard let original = time(of: property, in: event) else { return }
      let day = original.local.day
      changes[uid, default: []].append(
        CalendarEvent.Change(
          day: day, isLeftOut: isCancelled, at: isCancelled ? nil : start.local,
          minutes: isCancelled ? nil : found.minutes, text: isCancelled || found.text.isEmpty ? nil : found.text))
      found.uid = "\(uid) \(day)"
      if !isCancelled { orphans[uid, default: []].append(found) }
      return
    }
    guard !isCancelled else { return }
    guard places[uid] == nil else {
      contents.unreadable += 1
      return
    }
    readRepetition(of: event, from: start, into: &found)
    places[uid] = contents.events.count
    contents.events.append(found)
  }

  /// Nil for nothing, and without what is longer than anybody reads.
  private func text(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text else { return nil }
    let string = String(String(cString: text).unicodeScalars.prefix(limits.text))
    return string.isEmpty ? nil : string
  }

  private func says(_ component: OpaquePointer, _ mark: String) -> Bool {
    var next = icalcomponent_get_first_property(component, ICAL_X_PROPERTY)
    while let property = next {
      if text(icalproperty_get_x_name(property)) == mark { return true }
      next = icalcomponent_get_next_property(component, ICAL_X_PROPERTY)
    }
    return false
  }
}

// MARK: - Times

extension CalendarReading {
  /// A time as it is written, and as the clock on the wall shows it here.
  struct Time {
    let written: icaltimetype
    let local: Moment
    let isDay: Bool

    /// Days by which the wall's is later than the written one.
    var shift: Int {
      guard let day = Day(year: Int(written.year), month: Int(written.month), day: Int(written.day)) else { return 0 }
      return local.day.daysSinceEpoch - day.daysSinceEpoch
    }
  }

  /// - Returns: nil for what is no time between the years 1 and 9999.
  private mutating func time(of property: OpaquePointer, in event: OpaquePointer) -> Time? {
    let written = icalproperty_get_datetime_with_component(property, event)
    if written.zone == nil, let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
      let name = text(icalparameter_get_tzid(parameter)), !contents.unknownZones.contains(name),
      contents.unknownZones.count < 20
    {
      contents.unknownZones.append(name)
    }
    return time(written)
  }

  private func time(_ written: icaltimetype) -> Time? {
    guard icaltime_is_null_time(written) == 0, icaltime_is_valid_time(written) != 0 else { return nil }
    var local = written
    if written.is_date == 0, written.zone != nil, let zone { local = icaltime_convert_to_zone(written, zone) }
    guard let day = Day(year: Int(local.year), month: Int(local.month), day: Int(local.day)) else { return nil }
    guard written.is_date == 0 else { return Time(written: written, local: Moment(day), isDay: true) }
    let moment = Moment(day, hour: Int(local.hour), minute: Int(local.minute))
    return Time(written: written, local: moment, isDay: false)
  }

  private mutating func minutes(of event: OpaquePointer, from start: Time) -> Int {
    var minutes = 0
    if let property = icalcomponent_get_first_property(event, ICAL_DTEND_PROPERTY) {
      minutes = time(of: property, in: event).map { ($0.local.seconds - start.local.seconds) / 60 } ?? 0
    } else if let property = icalcomponent_get_first_property(event, ICAL_DURATION_PROPERTY) {
      minutes = Int(icaldurationtype_as_int(icalproperty_get_duration(property))) / 60
    }
    return min(max(minutes, start.isDay ? 1440 : 0), 366 * 1440)
  }

  /// Of the first alarm that comes before it.
  private func alarm(of event: OpaquePointer, at start: Moment) -> Int? {
    var next = icalcomponent_get_first_component(event, ICAL_VALARM_COMPONENT)
    while let alarm = next {
      if let property = icalcomponent_get_first_property(alarm, ICAL_TRIGGER_PROPERTY) {
        let trigger = icalproperty_get_trigger(property)
        let seconds =
          icaltime_is_null_time(trigger.time) != 0
          ? -Int(icaldurationtype_as_int(trigger.duration))
          : time(trigger.time).map { start.seconds - $0.local.seconds } ?? -1
        if (0...366 * 86_400).contains(seconds) { return seconds / 60 }
      }
      next = icalcomponent_get_next_component(event, ICAL_VALARM_COMPONENT)
    }
    return nil
  }
}

// MARK: - Repetition

extension CalendarReading {
  private mutating func readRepetition(of event: OpaquePointer, from start: Time, into found: inout CalendarEvent) {
    let dates = times(ICAL_RDATE_PROPERTY, of: event)
    if let property = icalcomponent_get_first_property(event, ICAL_RRULE_PROPERTY) {
      var rule = icalproperty_get_rrule(property)
      if dates.isEmpty, let plain = plain(&rule, start, isSchooldays: says(event, CalendarWriting.schooldaysMark)) {
        found.rule = plain
      } else {
        (found.days, found.isEndless) = expanded(rule, start)
      }
    }
    if !dates.isEmpty {
      let all = Set(found.days + dates.map(\.local.day) + (found.days.isEmpty ? [start.local.day] : []))
      found.isEndless = found.isEndless || all.count > limits.days
      found.days = Array(all.sorted().prefix(limits.days))
    }
    guard found.rule != nil || !found.days.isEmpty else { return }
    found.changes = times(ICAL_EXDATE_PROPERTY, of: event).map {
      CalendarEvent.Change(day: $0.local.day, isLeftOut: true)
    }
  }

  /// The times of all properties of a kind, as many as are wanted.
  private mutating func times(_ kind: icalproperty_kind, of event: OpaquePointer) -> [Time] {
    var times: [Time] = []
    var next = icalcomponent_get_first_property(event, kind)
    while let property = next, times.count < limits.days {
      // Holidays that we have left out of school days: whoever reads them knows their own.
      if icalproperty_get_first_parameter(property, ICAL_X_PARAMETER) != nil {
        next = icalcomponent_get_next_property(event, kind)
        continue
      }
      if kind == ICAL_RDATE_PROPERTY {
        let value = icalproperty_get_rdate(property)
        let period = icaltime_is_null_time(value.period.start) == 0
        if let time = period ? time(value.period.start) : time(of: property, in: event) { times.append(time) }
      } else if let time = time(of: property, in: event) {
        times.append(time)
      }
      next = icalcomponent_get_next_property(event, kind)
    }
    return times
  }

  /// A rule that we have as well; nil for others.
  private func plain(
    _ rule: inout icalrecurrencetype, _ start: Time, isSchooldays: Bool
  ) -> CalendarEvent.Rule? {
    guard cical_is_plain(&rule, start.written) != 0, (1...1000).contains(rule.interval) else { return nil }
    let weekdays = (0..<cical_weekday_count(&rule)).map { Int(cical_weekday(&rule, $0)) }
    guard weekdays.allSatisfy({ $0 >= 0 }) else { return nil }
    let frequency: CalendarEvent.Rule.Frequency
    switch rule.freq {
    case ICAL_DAILY_RECURRENCE where weekdays.isEmpty: frequency = .daily
    case ICAL_DAILY_RECURRENCE where rule.interval == 1: frequency = .weekly
    case ICAL_WEEKLY_RECURRENCE where rule.interval == 1 || cical_week_begins_on_monday(&rule) != 0:
      frequency = .weekly
    case ICAL_MONTHLY_RECURRENCE where weekdays.isEmpty: frequency = .monthly
    case ICAL_YEARLY_RECURRENCE where weekdays.isEmpty: frequency = .yearly
    default: return nil
    }
    let moved = Set(weekdays.map { (($0 + start.shift) % 7 + 7) % 7 })
    return CalendarEvent.Rule(
      frequency: frequency, interval: Int(rule.interval), weekdays: moved.sorted(),
      until: until(rule.until, of: start), count: rule.count > 0 ? Int(rule.count) : nil, isSchooldays: isSchooldays)
  }

  /// The last day on which it may happen: a time before that of the event leaves its day out.
  private func until(_ written: icaltimetype, of start: Time) -> Day? {
    guard let time = time(written) else { return nil }
    let isBefore = !time.isDay && !start.isDay && time.local.seconds % 86_400 < start.local.seconds % 86_400
    return isBefore ? Day(daysSinceEpoch: time.local.day.daysSinceEpoch - 1) : time.local.day
  }

  private func expanded(_ rule: icalrecurrencetype, _ start: Time) -> (days: [Day], isEndless: Bool) {
    guard let iterator = icalrecur_iterator_new(rule, start.written) else { return ([], false) }
    defer { icalrecur_iterator_free(iterator) }
    var days: [Day] = []
    while true {
      let next = icalrecur_iterator_next(iterator)
      guard icaltime_is_null_time(next) == 0 else { return (days, false) }
      guard days.count < limits.days, next.year <= start.written.year + Int32(limits.years) else { return (days, true) }
      if let day = time(next)?.local.day, day != days.last { days.append(day) }
    }
  }
}
