import StructuredText
import TagarelaKit

/// The codes that are taken, upper and lower case being the same.
struct CodeBook {
  private var rows: [String: Int] = [:]

  /// Takes a code for a row of the table.
  ///
  /// - Returns: the row that has it already; nil when it was free.
  mutating func take(_ code: String, row: Int) -> Int? {
    let key = code.lowercased()
    if let first = rows[key] { return first }
    rows[key] = row
    return nil
  }

  /// Takes the first of some codes that is free; nil when none is.
  mutating func free(among codes: [String]) -> String? {
    for code in codes {
      let code = code.trimmingBlanks
      if !code.isEmpty, take(code, row: 0) == nil { return code }
    }
    return nil
  }
}
