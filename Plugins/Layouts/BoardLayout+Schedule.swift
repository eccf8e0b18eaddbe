import TagarelaKit

extension BoardLayout {
  /// A row for each time of a day: when, and what is done then.
  static let day = BoardLayout(
    id: "day",
    names: texts(pt: "rotina do dia", es: "agenda del día", ca: "agenda del dia", en: "schedule of a day"),
    purposes: texts(
      pt: "o que acontece hoje, hora por hora", es: "lo que pasa hoy, hora a hora",
      ca: "el que passa avui, hora per hora", en: "what happens today, hour by hour"),
    sizes: Sizes(least: .of(2, 2), most: .of(6, 14), usual: .of(3, 6)),
    slots: { request in
      Tracks(
        columns: [0.4] + Array(repeating: 1, count: request.size.columns - 1),
        rows: Array(repeating: 1, count: request.size.rows)
      ).slots(request) { column, _ in column == 0 ? .heading : .activity }
    },
    beginning: { size, language in
      DayTimes(count: size.rows).texts(in: language).enumerated().map { row, time in
        .word(time, at: row * size.columns + 1)
      }
    })

  /// A column for each day of a week, from Monday, and a row for each time.
  static let week = BoardLayout(
    id: "week",
    names: texts(
      pt: "rotina da semana", es: "agenda de la semana", ca: "agenda de la setmana", en: "schedule of a week"),
    purposes: texts(
      pt: "o que acontece em cada dia da semana", es: "lo que pasa cada día de la semana",
      ca: "el que passa cada dia de la setmana", en: "what happens on each day of the week"),
    sizes: Sizes(least: .of(6, 2), most: .of(8, 13), usual: .of(8, 4)),
    slots: { request in
      Tracks(
        columns: [0.8] + Array(repeating: 1, count: request.size.columns - 1),
        rows: [headingShare] + Array(repeating: 1, count: request.size.rows - 1)
      ).slots(request) { column, row in column == 0 || row == 0 ? .heading : .activity }
    },
    beginning: { size, language in
      let days = weekdays.prefix(size.columns - 1).enumerated().map { index, day in
        Board.Cell.word(day.text(in: language), at: index + 2)
      }
      let times = DayTimes(count: size.rows - 1).texts(in: language).enumerated().map { index, time in
        Board.Cell.word(time, at: (index + 1) * size.columns + 1)
      }
      return days + times
    })

  private static let weekdays = [
    texts(pt: "segunda", es: "lunes", ca: "dilluns", en: "Monday"),
    texts(pt: "terça", es: "martes", ca: "dimarts", en: "Tuesday"),
    texts(pt: "quarta", es: "miércoles", ca: "dimecres", en: "Wednesday"),
    texts(pt: "quinta", es: "jueves", ca: "dijous", en: "Thursday"),
    texts(pt: "sexta", es: "viernes", ca: "divendres", en: "Friday"),
    texts(pt: "sábado", es: "sábado", ca: "dissabte", en: "Saturday"),
    texts(pt: "domingo", es: "domingo", ca: "diumenge", en: "Sunday"),
  ]
}

/// The times that a schedule's rows stand for: the three parts of a day, or hours from eight in the morning on.
struct DayTimes {
  /// Of rows.
  let count: Int

  func texts(in language: String) -> [String] {
    guard count != 3 else { return Self.parts.map { $0.text(in: language) } }
    return (0..<count).map { index in
      let minutes = Self.start + index * step
      let (hour, minute) = (minutes / 60, minutes % 60)
      let minutesWritten = minute == 0 ? "00" : "\(minute)"
      // Beside half hours all are written alike, so that they stand below each other.
      if language == "pt" { return "\(hour)h" + (step % 60 == 0 ? "" : minutesWritten) }
      return "\(hour):" + minutesWritten
    }
  }

  /// Minutes from row to row: whole hours through to the evening, half hours where those would end before it.
  private var step: Int {
    let rest = max(1, count - 1)
    let whole = max(1, Self.length / 60 / rest) * 60
    guard Self.start + whole * rest < Self.evening else { return whole }
    return Int((Double(Self.length) / Double(rest) / 30).rounded()) * 30
  }

  /// Minutes of the day: the first hour, how long a day is, and when it is evening.
  private static let (start, length, evening) = (8 * 60, 12 * 60, 18 * 60)

  private static let parts = [
    Layouts.texts(pt: "manhã", es: "mañana", ca: "matí", en: "morning"),
    Layouts.texts(pt: "tarde", es: "tarde", ca: "tarda", en: "afternoon"),
    Layouts.texts(pt: "noite", es: "noche", ca: "vespre", en: "evening"),
  ]
}
