import Foundation
import StructuredText
import TagarelaKit

/// What people see of numbers: by the cell's format, with the decimal sign of the user's language; days and times as ISO 8601 writes
/// them.
struct CellNumbers {
  private enum Style {
    case time, hours
    case number(NumberFormat?)
  }

  /// By the number of the cell's style.
  private let styles: [Style]
  private let beginsIn1904: Bool
  private let language: String

  init(styles: XMLElement?, beginsIn1904: Bool, language: String) {
    self.beginsIn1904 = beginsIn1904
    self.language = language
    let own = (styles?.first("numFmts")?.children ?? []).compactMap { format in
      format.attributes["numFmtId"].flatMap { Int($0) }.map { ($0, format.attributes["formatCode"] ?? "") }
    }
    let codes = Dictionary(own) { first, _ in first }
    self.styles = (styles?.first("cellXfs")?.children ?? []).map { style in
      let id = style.attributes["numFmtId"].flatMap { Int($0) } ?? 0
      let code = codes[id] ?? NumberFormat.known[id]
      if code?.contains(/\[[hH]+\]/) == true || id == 46 { return .hours }
      return code.map(Self.showsTime) ?? Self.isBuiltInTime(id) ? .time : .number(code.map(NumberFormat.init))
    }
  }

  func shown(_ written: String, style: Int) -> String {
    guard let number = Double(written), number.isFinite else { return written }
    switch styles.indices.contains(style) ? styles[style] : .number(nil) {
    case .time: if let time = time(number) { return time }
    case .hours: if let hours = hours(number) { return hours }
    case .number(let format): if let shown = format?.shown(number, isEnglish: language == "en") { return shown }
    }
    if number.rounded() == number, abs(number) < 1e15 { return String(Int64(number)) }
    // What is stored has more digits than a spreadsheet counts with.
    let digits = String(format: "%.15g", number)
    return language == "en" ? digits : digits.replacing(".", with: ",")
  }

  func shown(truth: Bool) -> String {
    switch language {
    case "pt": truth ? "VERDADEIRO" : "FALSO"
    case "es": truth ? "VERDADERO" : "FALSO"
    case "ca": truth ? "CERT" : "FALS"
    default: truth ? "TRUE" : "FALSE"
    }
  }

  /// The standard's list of formats that each program knows (18.8.30).
  private static func isBuiltInTime(_ id: Int) -> Bool {
    (14...22).contains(id) || (27...36).contains(id) || (45...47).contains(id) || (50...58).contains(id)
  }

  /// Whether a format has signs of days or times outside of what it quotes.
  private static func showsTime(_ code: String) -> Bool {
    let bare = code.replacing(/"[^"]*"|\[[^\]]*\]|\\./, with: "").lowercased()
    return bare != "general" && bare.contains { "dmyhs".contains($0) }
  }

  /// Hours that go on beyond a day.
  private func hours(_ number: Double) -> String? {
    guard (0..<100_000).contains(number) else { return nil }
    let minutes = Int((number * 1440).rounded())
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  /// Days since the year begins that the workbook counts from; nil outside of the years that spreadsheets know.
  private func time(_ number: Double) -> String? {
    guard (0..<2_958_466).contains(number) else { return nil }
    // The count has a 29 February 1900 that never was.
    let days = beginsIn1904 ? number + 1462 : number < 60 ? number + 1 : number
    let minutes = Int((number * 1440).rounded()) % 1440
    let clock = String(format: "%02d:%02d", minutes / 60, minutes % 60)
    guard number >= 1 else { return clock }
    let date = Date(timeIntervalSince1970: (days.rounded(.down) - 25_569) * 86_400)
    let day = date.formatted(.iso8601.year().month().day())
    return minutes == 0 ? day : "\(day) \(clock)"
  }
}
