import Foundation
import Layouts
import TagarelaKit

extension Wording {
  /// The module's messages in English, as the tests expect them on the pages.
  static let english = Wording(
    language: .english, translations: [Translation(module: "print", language: "en", messages: table)])

  private static let table = """
    print.patient = Patient: {name}
    print.tutor = Tutor: {name}
    print.start = From {date}
    print.born = born {date}
    print.page = {page} / {pages}
    print.at = {date}, {time}
    print.therapist = Therapist
    print.nobody = (no name)
    print.observations.title = Observations on {patient}
    print.observations.none = There are no observations yet.
    print.usage.title = Symbols used by {patient}
    print.usage.symbol = Symbol
    print.usage.at = Date and time
    print.usage.plan = Plan
    print.usage.none = No symbol has been touched yet.
    print.usage.counted = {count?# touch|# touches} from {from} to {to}, counted by symbol and by month.
    print.usage.touches = Touches
    print.usage.month = Month
    print.usage.others = Other symbols
    """
}

extension Language {
  static let english = Language(
    id: "en", name: "English", plural: { $0 == 1 ? .one : .other },
    numbers: NumberStyle(decimal: ".", group: ","),
    dates: DateStyle(
      short: { "\($0.day)/\($0.month)/\($0.year)" },
      long: { "\($0.day) \(months[$0.month - 1]) \($0.year)" },
      read: { DateStyle.dayMonthYear($0) }))

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension WritingAids {
  static func english(
    _ renderer: any Renderer, layouts: [BoardLayout]? = nil, page: PageSetup = PageSetup()
  ) -> WritingAids {
    WritingAids(
      renderer: renderer, archiver: NoArchiver(), layouts: layouts ?? Registry([.layouts]).all(.layouts),
      wording: .english, now: Moment(seconds: 1_352_106_900), page: page)
  }
}

/// Pages are no archives.
private struct NoArchiver: Archiver {
  func unpack(_ zip: String) throws -> UnpackedArchive { throw Failure("test.archive") }
  func pack(_ files: [ArchivedFile]) throws -> Data { throw Failure("test.archive") }
}
