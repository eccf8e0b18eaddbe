import Foundation
import TagarelaKit

extension PackPart {
  /// The free days of a town or a school, in `module.json` itself:
  /// `"holidays": {"days": [{"on": "06-13", "names": {"pt": "Santo Antônio"}}]}`.
  static var holidays: PackPart {
    PackPart(
      id: "holidays", template: template,
      register: { content, registrar in
        try registrar.add(HolidayCalendar(PackHolidays(content), of: content.pack), to: .holidayCalendars)
      },
      check: { content in
        _ = try HolidayCalendar(PackHolidays(content), of: content.pack)
        return []
      })
  }

  private static let template = PackTemplate { _, wording in
    let language = wording.language.id
    return PackTemplate(
      json: #"""
        {
              "names": { "\#(language)": "{name}" },
              "days": [
                { "on": "06-13", "names": { "\#(language)": "13/6" } },
                { "on": "easter+60", "since": 2020, "names": { "\#(language)": "+60" } }
              ]
            }
        """#, files: [:])
  }
}

/// What a pack says of its holidays.
private struct PackHolidays: Decodable {
  var names: [String: String]?
  var southern: Bool?
  var days: [Day]

  struct Day: Decodable {
    /// `06-13`, `easter`, `easter+60`, `easter-2`
    var on: String
    var since: Int?
    var names: [String: String]
  }

  /// - Throws: ``Failure`` `agenda.pack`.
  init(_ content: PackContent) throws {
    guard let read = try? JSONDecoder().decode(Self.self, from: content.json) else { throw Failure("agenda.pack") }
    self = read
  }
}

extension HolidayCalendar {
  /// - Throws: ``Failure`` `agenda.pack_day`.
  fileprivate init(_ pack: PackHolidays, of id: String) throws {
    self.init(
      id: id, names: pack.names ?? ["": id], isForAll: true, isSouthern: pack.southern ?? false,
      holidays: try pack.days.map { day in
        guard let rule = PublicHoliday.Rule(day.on), !day.names.isEmpty else {
          throw Failure("agenda.pack_day", ["text": .text(day.on)])
        }
        return PublicHoliday(rule, since: day.since, day.names)
      })
  }
}

extension PublicHoliday.Rule {
  /// Reads `06-13`, `easter`, `easter+60`, `easter-2`; nil for what is none of these.
  init?(_ text: String) {
    if text.hasPrefix("easter") {
      let rest = text.dropFirst("easter".count)
      guard let days = rest.isEmpty ? 0 : Int(rest), (-366...366).contains(days) else { return nil }
      self = .easter(days)
    } else {
      // 29 February is a day of some years.
      guard text.utf8.count == 5, let day = Day("2024-\(text)") else { return nil }
      self = .fixed(month: day.month, day: day.day)
    }
  }
}
