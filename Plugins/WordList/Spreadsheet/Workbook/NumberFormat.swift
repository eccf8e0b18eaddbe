import Foundation

/// How a workbook shows a number (ECMA-376-1, 18.8.31): percent, decimals, thousands, leading zeros and what stands around them.
/// Fractions and conditions are not applied.
struct NumberFormat {
  enum Token: Equatable {
    case text(String)
    /// `0`, `#` or `?`.
    case digit(Character)
    case point, comma, percent
    /// Digits of the exponent at least, and whether `+` is written.
    case exponent(digits: Int, hasSign: Bool)
    /// A fraction, a text's place, days and times, a condition.
    case other
  }

  /// Those for what is more than zero, less, and zero.
  private let sections: [[Token]]

  init(_ code: String) { sections = NumberFormatCode(code).sections }

  /// - Parameter isEnglish: whether the point is a point.
  /// - Returns: nil where the format says nothing of numbers that is applied here.
  func shown(_ number: Double, isEnglish: Bool) -> String? {
    guard let first = sections.first, abs(number) < 1e15 else { return nil }
    let hasOwn = number < 0 && sections.count > 1
    let section = hasOwn ? sections[1] : number == 0 && sections.count > 2 ? sections[2] : first
    guard !section.contains(.other), section.contains(where: \.isDigit) else { return nil }
    let text = NumberSection(section).shown(abs(number), isEnglish: isEnglish)
    let isNegative = number < 0 && !hasOwn && text.contains { ("1"..."9").contains($0) }
    let shown = (isNegative ? "-" + text : text).trimmingCharacters(in: .whitespaces)
    return shown.isEmpty ? nil : shown
  }

  /// The standard's list of formats that each program knows (18.8.30), those of days and times left out.
  static let known: [Int: String] = [
    1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 37: "#,##0 ;(#,##0)",
    38: "#,##0 ;(#,##0)", 39: "#,##0.00;(#,##0.00)", 40: "#,##0.00;(#,##0.00)",
  ]
}

extension NumberFormat.Token {
  var isDigit: Bool { if case .digit = self { true } else { false } }
}

/// One of a format's sections.
private struct NumberSection {
  /// What stands before the first digit.
  private let before: [NumberFormat.Token]
  private let whole: [NumberFormat.Token]
  private let decimals: [NumberFormat.Token]
  private let after: [NumberFormat.Token]
  private let isGrouped: Bool
  private let factor: Double
  private let exponent: (digits: Int, hasSign: Bool)?

  init(_ tokens: [NumberFormat.Token]) {
    let first = tokens.firstIndex { $0.isDigit || $0 == .point } ?? tokens.endIndex
    let point = tokens.firstIndex(of: .point)
    let last = tokens.lastIndex { $0.isDigit || $0 == .point } ?? first
    before = Array(tokens[..<first])
    whole = Array(tokens[first..<(point ?? min(last + 1, tokens.endIndex))])
    decimals = point.map { Array(tokens[($0 + 1)..<(max(last, $0) + 1)]) } ?? []
    after = Array(tokens[min(last + 1, tokens.endIndex)...])
    isGrouped = whole.contains(.comma)
    // Behind the last digit a comma stands for thousands that are left away.
    let thousands = after.prefix { $0 == .comma }.count
    factor = pow(100, Double(tokens.count { $0 == .percent })) / pow(1000, Double(thousands))
    exponent =
      tokens.lazy.compactMap { token -> (Int, Bool)? in
        if case .exponent(let digits, let hasSign) = token { (digits, hasSign) } else { nil }
      }.first
  }

  func shown(_ number: Double, isEnglish: Bool) -> String {
    var number = number * factor
    var power = 0
    if exponent != nil, number > 0 {
      power = Int(log10(number).rounded(.down))
      number /= pow(10, Double(power))
    }
    let places = decimals.count(where: \.isDigit)
    let written = String(format: "%.\(places)f", Self.rounded(number, places)).split(separator: ".")
    let (head, tail) = (written.first.map(Array.init) ?? [], written.dropFirst().first.map(Array.init) ?? [])
    let text = wholePart(head, group: isEnglish ? "," : ".") + decimalPart(tail, point: isEnglish ? "." : ",")
    return plain(before) + text + plain(after, power)
  }

  /// Halves away from zero, by the fifteen digits that a spreadsheet counts with.
  private static func rounded(_ number: Double, _ places: Int) -> Double {
    let scale = pow(10, Double(places))
    let counted = Double(String(format: "%.15g", number * scale)) ?? number * scale
    return counted.rounded(.toNearestOrAwayFromZero) / scale
  }

  /// From the right each digit to its place; the first place takes all that are left.
  private func wholePart(_ digits: [Character], group: Character) -> String {
    var digits = digits == ["0"] ? [] : digits
    var left = whole.count(where: \.isDigit)
    var count = 0
    var result: [Character] = []
    func put(_ digit: Character) {
      if isGrouped, count > 0, count % 3 == 0 { result.append(group) }
      result.append(digit)
      count += 1
    }
    for token in whole.reversed() {
      switch token {
      case .digit(let kind):
        left -= 1
        if let digit = digits.popLast() { put(digit) } else if kind == "0" { put("0") }
        while left == 0, let digit = digits.popLast() { put(digit) }
      case .text(let text): result += text.reversed()
      default: break
      }
    }
    return String(result.reversed())
  }

  /// Digits that needn't be there go where they are zeros.
  private func decimalPart(_ digits: [Character], point: Character) -> String {
    let kinds = decimals.compactMap { token -> Character? in if case .digit(let kind) = token { kind } else { nil } }
    var shown = Array(zip(kinds, digits))
    while let last = shown.last, last.0 != "0", last.1 == "0" { shown.removeLast() }
    return shown.isEmpty ? "" : String(point) + String(shown.map(\.1))
  }

  private func plain(_ tokens: [NumberFormat.Token], _ power: Int = 0) -> String {
    tokens.map { token in
      switch token {
      case .text(let text): return text
      case .percent: return "%"
      case .exponent(let digits, let hasSign):
        let number = String(abs(power))
        let zeros = String(repeating: "0", count: max(0, digits - number.count))
        return "E" + (power < 0 ? "-" : hasSign ? "+" : "") + zeros + number
      default: return ""
      }
    }.joined()
  }
}
