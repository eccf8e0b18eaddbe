import TagarelaKit

extension Language {
  static let spanish = Language(
    id: "es", name: "Spanish", plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ",", group: "."),
    dates: DateStyle(
      short: { "\($0.day)/\($0.month)/\($0.year)" }, long: { "\($0.day)/\($0.month)/\($0.year)" },
      read: { DateStyle.dayMonthYear($0) }))
}
