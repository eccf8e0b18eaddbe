import Desk
import Shell
import TagarelaKit

/// What the commands of the agenda take.
enum AgendaParameter {
  static let day = Argument.optionalOperand("day", .comingDay)
  static let text = Argument.operands("text", .noted(Names.symbolsAnywhere))
  static let at = Argument.requiredOption("at", .comingMoment)
  static let duration = Argument.option("for", .text.offering(lengths))
  static let isHoliday = Argument.flag("holiday")
  static let repetition = Argument.option("repeat", .choice(typed))
  static let weekdays = Argument.option("weekdays", .choices(Weekday.self))
  static let until = Argument.option("until", .comingDay)
  static let alarm = Argument.option("remind", .text.offering(before))
  static let picture = Argument.option("picture", .inputFileOr(Names.symbolsAnywhere))
  /// By its number or its words.
  static let event = Argument.operand("event", .noted(events))
  /// The day of the one occurrence that is meant.
  static let on = Argument.option("on", .comingDay)
  static let to = Argument.operand("at", .comingMoment)
  static let words = Argument.operand("words", .sentence)
  static let first = Argument.option("from", .comingDay)
  static let last = Argument.option("to", .comingDay)
  static let file = Common.file(FileOffer.names(FileOffer.patientToday, as: FileOffer.pages(of: .board)))
  static let period = Argument.operand("period", .choice(AgendaPeriod.Kind.self))

  static let textChange = Argument.option("text", .text)
  static let durationChange = Argument.option("for", .clearable(.text.offering(lengths)))
  static let holidayChange = Argument.option("holiday", .choice(["yes", "no"]))
  static let repetitionChange = Argument.option("repeat", .clearable(.choice(typed)))
  static let untilChange = Argument.option("until", .clearable(.comingDay))
  static let alarmChange = Argument.option("remind", .clearable(.text.offering(before)))
  static let pictureChange = Argument.option("picture", .clearable(.inputFileOr(Names.symbolsAnywhere)))

  /// By their words, each with when it is; behind a `#`, and where several are called the same, by their numbers.
  private static let events: Parameter.Candidates = { text, context in
    guard let subject = context.subject else { return [] }
    let store = AgendaStore(try context.workspace)
    if text.hasPrefix("#") {
      return try store.events(of: subject.id).filter { "#\($0.id)".hasPrefix(text) }
        .map { Parameter.Candidate("#\($0.id)", note: "\($0.text) · \(context.wording.text($0.at))") }
    }
    let found = try store.events(of: subject.id, with: text)
    let begun = found.filter { $0.text.folded.hasPrefix(text.folded) }
    let meant = begun.isEmpty ? found : begun
    let counts = Dictionary(meant.map { ($0.text.folded, 1) }, uniquingKeysWith: +)
    return meant.map { event in
      let at = context.wording.text(event.at)
      return counts[event.text.folded] == 1
        ? Parameter.Candidate(event.text, note: at) : Parameter.Candidate("#\(event.id)", note: "\(event.text) · \(at)")
    }
  }

  private static let lengths = Names.fixed(["15m", "30m", "45m", "1h", "1h30", "2h"])
  private static let before = Names.fixed(["0m", "5m", "10m", "15m", "30m", "1h"])

  private static let typed = Repetition.Frequency.allCases.filter { $0 != .listed }.map(\.rawValue)
}

/// How long something lasts, as users write it.
enum TypedDuration {
  /// Minutes of `45m`, `1h`, `1h30`, `1:30`, `01:30:00`; nil for what is none of these, and beyond a year.
  static func minutes(_ text: String) -> Int? {
    let text = text.folded.filter { $0 != " " }
    let minutes: Int?
    if text.contains(":") {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
      guard (2...3).contains(parts.count), let hours = parts[0], let rest = parts[1], rest < 60,
        parts.count == 2 || parts[2] == 0
      else { return nil }
      minutes = hours * 60 + rest
    } else if let mark = text.firstIndex(of: "h") {
      let rest = text[text.index(after: mark)...].prefix { $0 != "m" }
      guard let hours = number(text[..<mark]), let more = rest.isEmpty ? 0 : number(rest), more < 60 else { return nil }
      minutes = hours * 60 + more
    } else {
      minutes = number(text.hasSuffix("min") ? text.dropLast(3) : text.hasSuffix("m") ? text.dropLast() : text[...])
    }
    return minutes.flatMap { (0...AgendaEvent.longest).contains($0) ? $0 : nil }
  }

  private static func number(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.count <= 6 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
