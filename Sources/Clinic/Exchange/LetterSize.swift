import TagarelaKit

/// How large a letter may be, with its attachments as mail carries them.
public enum LetterSize {
  /// Its name among the settings.
  public static let setting = "mail.largest"

  /// Megabytes. Gmail and Outlook.com take 25 and 20 from outside; encoded is what counts.
  public static let usual = 20.0

  static let range = 0.01...2_000

  /// What is said, in kilobytes and megabytes, of one outside of ``range``.
  static let refusal = Phrase(
    "send.size_range", ["low": .integer(Int(range.lowerBound * 1000)), "high": .real(range.upperBound)])

  /// Bytes of the largest letter, as the setting says.
  public static func bytes(_ setting: String?) -> Int { Int((setting.flatMap(Double.init) ?? usual) * 1e6) }
}
