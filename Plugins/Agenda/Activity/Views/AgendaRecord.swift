import TagarelaKit

extension AgendaPeriod {
  /// The period as programs get it: all its days, with their holidays and events.
  func record(_ agenda: Agenda, _ place: AgendaPlace, now: Moment) -> Record {
    let overlaps = Dictionary(
      zip(agenda.occurrences, agenda.occurrences.overlaps).filter(\.1).map { ($0.0.key, true) }
    ) { first, _ in first }
    let days = agenda.days.filter(span.contains).map { day in
      let occurrences = agenda.occurrences(on: day)
      let standing = day == now.day ? Standing(occurrences, at: now) : nil
      return Value.record(
        Record([
          "day": .day(day), "weekend": .flag(day.weekday >= 5), "holiday": Value(agenda.holidays[day]),
          "today": .flag(day == now.day),
          "events": .list(
            occurrences.map { occurrence in
              var record = occurrence.record
              record.fields += [
                .init(key: "overlaps", value: .flag(overlaps[occurrence.key] ?? false)),
                .init(key: "standing", value: standing?.word(of: occurrence).map(Value.word) ?? .none),
              ]
              return .record(record)
            }),
        ]))
    }
    return Record([
      "period": .word(kind.rawValue), "from": .day(span.lowerBound), "to": .day(span.upperBound), "chosen": .day(day),
      "season": .word(place.season(of: day).rawValue), "days": .list(days),
    ])
  }
}

extension Occurrence {
  /// By which it is told from others.
  var key: String { AgendaChange.uid(event.uid, day) }

  var record: Record {
    Record([
      "id": .integer(Int(event.id)), "at": .moment(at), "minutes": .integer(minutes), "text": .text(text),
      "whole_day": .flag(isWholeDay), "done": .flag(isDone), "on": .day(day), "changed": .flag(isChanged),
      "uid": .text(event.uid),
    ])
  }
}

extension AgendaEvent {
  var record: Record { record(changes: []) }

  /// - Parameter changes: its single days that are different.
  func record(changes: [AgendaChange]) -> Record {
    var record = Record([
      "id": .integer(Int(id)), "at": .moment(at), "minutes": .integer(minutes), "text": .text(text),
      "holiday": .flag(isHoliday), "repeat": repetition.map { .word($0.frequency.rawValue) } ?? .none,
      "step": Value(repetition.flatMap { $0.step > 1 ? $0.step : nil }),
      "weekdays": repetition.map { repetition in
        .list(repetition.weekdays.sorted().compactMap { Weekday(index: $0) }.map { .word($0.rawValue) })
      } ?? .none,
      "until": Value(repetition?.last), "remind": Value(alarm), "picture": .flag(picture != nil),
      "concept": Value(concept), "uid": .text(uid),
    ])
    if !changes.isEmpty { record.fields.append(.init(key: "changes", value: .list(changes.map { .day($0.day) }))) }
    return record
  }
}

/// As users name them.
enum Weekday: String, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// 0 is Monday.
  init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
