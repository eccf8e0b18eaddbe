import Foundation
import HelperProtocols
import Programs
import TagarelaKit

extension FileFormat {
  /// Calendars of other programs (RFC 5545), read and written by `tagarela-calendar`.
  static var calendar: FileFormat {
    FileFormat(
      id: "icalendar",
      names: ["pt": "calendário", "es": "calendario", "ca": "calendari", "en": "calendar"],
      endings: ["ics"], reads: [.agenda], writes: [.agenda], carries: [.items], mediaType: "text/calendar",
      recognises: { String(decoding: $0.prefix(64), as: UTF8.self).uppercased().contains("BEGIN:VCALENDAR") },
      read: { file, aids in try CalendarFile(isInterrupted: aids.isInterrupted).reading(of: file) },
      write: { parcel, aids in try CalendarFile(isInterrupted: aids.isInterrupted).bytes(of: parcel, aids) })
  }
}

/// A calendar's file, through the calendar tool.
struct CalendarFile {
  let isInterrupted: @Sendable () -> Bool
  /// In which zone times are told.
  var zone = LocalZone.name

  /// Bytes of the largest one.
  private static let largest = 32 << 20
  private static let name = "tagarela-calendar"

  private func answer(_ request: CalendarRequest) throws -> CalendarAnswer {
    let program = LineProgram(
      path: InstalledFiles.program(Self.name), name: Self.name, limits: .init(deadline: 60, answer: 128 << 20),
      surroundings: .oursKeptQuiet)
    defer { program.end() }
    let line = try program.ask(JSONEncoder().encode(request), isInterrupted: isInterrupted)
    guard let answer = try? JSONDecoder().decode(CalendarAnswer.self, from: line) else {
      throw Failure("calendar.unreadable")
    }
    return answer
  }

  /// - Throws: ``Failure`` `calendar.none`, `calendar.too_large`, `calendar.unreadable`.
  func reading(of file: InputFile) throws -> Reading {
    guard file.bytes.count <= Self.largest else {
      throw Failure("calendar.too_large", ["limit": .integer(Self.largest >> 20)])
    }
    // What says at its beginning that it is none needs no program to say so.
    guard
      file.beginning.range(of: Data("VCALENDAR".utf8)) != nil || file.beginning.range(of: Data("vcalendar".utf8)) != nil
    else { throw Failure("calendar.none") }
    switch try answer(.read(file: file.bytes, zone: zone, limits: CalendarLimits())) {
    case .read(let contents): return reading(of: contents)
    case .refused(let refusal):
      throw refusal.reason == .noCalendar ? Failure("calendar.none") : Failure("calendar.unreadable")
    case .written: throw Failure("calendar.unreadable")
    }
  }

  private func reading(of contents: CalendarContents) -> Reading {
    var complaints: [Phrase] = []
    if contents.leftOut > 0 {
      complaints.append(Phrase("calendar.left_out", ["count": .integer(contents.leftOut)]))
    }
    if contents.unreadable > 0 {
      complaints.append(Phrase("calendar.without_day", ["count": .integer(contents.unreadable)]))
    }
    if !contents.unknownZones.isEmpty {
      complaints.append(
        Phrase("calendar.unknown_zones", ["zones": .list(contents.unknownZones.map { .text($0.asName) })]))
    }
    if contents.isCut { complaints.append(Phrase("calendar.cut")) }
    for event in contents.events where event.isEndless {
      guard let last = event.days.last else { continue }
      complaints.append(
        Phrase("calendar.listed", ["event": .text(event.text.asName), "until": .day(last)]))
    }
    let items = contents.events.filter { !$0.text.asName.isEmpty }.map(ParcelItem.init)
    let nameless = contents.events.count - items.count
    if nameless > 0 { complaints.append(Phrase("calendar.without_name", ["count": .integer(nameless)])) }
    return Reading(
      parcel: Parcel(kind: .agenda, items: items), complaints: complaints,
      isPartial: contents.isCut || contents.leftOut > 0)
  }

  func bytes(of parcel: Parcel, _ aids: WritingAids) throws -> Data {
    let events = parcel.items.filter { $0.part == AgendaStore.module }.compactMap { CalendarEvent($0, aids.wording) }
    let now = Moment(seconds: aids.now.seconds - Moment.minutesAheadOfUTC * 60)
    let stamp = now.iso.filter { $0 != "-" && $0 != ":" }.replacing(" ", with: "T") + "Z"
    let name = parcel.patient?.name ?? ""
    let request = CalendarRequest.write(events: events, name: name, language: aids.wording.language.id, stamp: stamp)
    guard case .written(let bytes) = try answer(request) else { throw Failure("calendar.unreadable") }
    return bytes
  }
}
