import TagarelaKit

/// The signs that a language's keyboard has, up to eleven a row.
struct KeyRows {
  /// As on the machines of the country, three rows.
  let typed: [String]
  /// In the order of the alphabet, three rows.
  let alphabetic: [String]
  /// Letters with their accents, and signs.
  let accented: String

  static let columns = 11
  static let digits = "1234567890-"

  /// That of a language, else the English one.
  static func of(_ language: String) -> KeyRows { all[language] ?? english }

  private static let english = KeyRows(
    typed: ["qwertyuiop'", "asdfghjkl:;", "zxcvbnm,.?!"],
    alphabetic: ["abcdefghijk", "lmnopqrstuv", "wxyz,.?!':;"], accented: "()\"/&@+=%*#")

  private static let all: [String: KeyRows] = [
    "en": english,
    "pt": KeyRows(
      typed: ["qwertyuiop:", "asdfghjklç;", "zxcvbnm,.?!"],
      alphabetic: ["abcçdefghij", "klmnopqrstu", "vwxyz,.?!:;"], accented: "áàâãéêíóôõú"),
    "es": KeyRows(
      typed: ["qwertyuiop:", "asdfghjklñ;", "zxcvbnm,.?!"],
      alphabetic: ["abcdefghijk", "lmnñopqrstu", "vwxyz,.?!:;"], accented: "áéíóúü¿¡()/"),
    "ca": KeyRows(
      typed: ["qwertyuiop'", "asdfghjklç·", "zxcvbnm,.?!"],
      alphabetic: ["abcçdefghij", "klmnopqrstu", "vwxyz·',.?!"], accented: "àèéíïòóúü:;"),
  ]
}
