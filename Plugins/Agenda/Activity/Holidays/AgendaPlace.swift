import Clinic
import TagarelaKit
import Workspace

/// Where the people live whose agenda it is: which days are free there, and which season it is.
struct AgendaPlace {
  let calendars: [HolidayCalendar]
  let isSouthern: Bool

  static let holidaysKey = "agenda.holidays"
  static let hemisphereKey = "agenda.hemisphere"
  /// For no public holidays.
  private static let none = "none"

  /// What the settings say, else what is usual for the language that the clinic has set, whatever a patient's is; else for that
  /// of its wording.
  init(_ clinic: Clinic) throws {
    let all = clinic.registry.all(.holidayCalendars)
    let language = try clinic.workspace.setting("language") ?? clinic.wording.language.id
    let wanted = try clinic.workspace.setting(Self.holidaysKey)?.split(separator: ",").map(String.init)
    calendars = all.filter { wanted?.contains($0.id) ?? ($0.isForAll || $0.usualFor.contains(language)) }
    let hemisphere = try clinic.workspace.setting(Self.hemisphereKey)
    isSouthern = hemisphere.map { $0 == "south" } ?? calendars.first?.isSouthern ?? false
  }

  func season(of day: Day) -> Season { Season(day, isSouthern: isSouthern) }

  static let settings = [
    Setting(holidaysKey, .checked(checkedCalendars), hasUsual: true),
    Setting(hemisphereKey, .choice(["north", "south"]), hasUsual: true),
  ]

  /// Calendars by what they are called in any language, with commas between.
  private static let checkedCalendars: @Sendable (String, Clinic) throws -> String = { text, clinic in
    let all = clinic.registry.all(.holidayCalendars)
    let nobody = clinic.wording.word("value.none")
    return try text.split(separator: ",").map { part in
      let wanted = String(part).folded
      if [none, nobody.folded].contains(wanted) { return none }
      guard let calendar = all.first(where: { ([$0.id] + $0.names.values).map(\.folded).contains(wanted) }) else {
        let names = all.compactMap { clinic.wording.choose(among: $0.names) }
        throw Failure("agenda.no_calendar", ["name": .text(String(part))], candidates: names + [nobody])
      }
      return calendar.id
    }.joined(separator: ",")
  }
}
