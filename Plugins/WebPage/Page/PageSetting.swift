import Clinic
import Foundation
import TagarelaKit

/// What a carer can set on the page: how the page calls it, under which key it is kept for a patient, and what it may be.
struct PageSetting: Sendable {
  /// As `Settings` of the page's script has it.
  let name: String
  let key: String
  let kind: Kind
  /// What counts where nobody has set it, as it is kept.
  let usual: String

  enum Kind {
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
    /// Phrases with semicolons between.
    case phrases
    /// A text as it is.
    case text
  }

  private init(_ name: String, _ kind: Kind, usual: String, key: String? = nil) {
    self.name = name
    self.kind = kind
    self.usual = usual
    self.key = key ?? "page." + name.hyphenated
  }

  /// Those that are kept under the page's own keys, and those that the whole program knows.
  static let all = own + shared

  /// - Note: `Script/settings.js` has the same usual values.
  static let own = [
    PageSetting("act", .choice(["press", "release"]), usual: "press"),
    PageSetting("guard", .number(0...5), usual: "0"),
    PageSetting("scan", .choice(["off", "one", "two"]), usual: "off"),
    PageSetting("scanOrder", .choice(["row-column", "column-row", "each"]), usual: "row-column"),
    PageSetting("scanAuto", .flag, usual: "yes"),
    PageSetting("scanStep", .number(0.5...10), usual: "1.5"),
    PageSetting("scanLoops", .number(1...9), usual: "2"),
    PageSetting("scanBeep", .flag, usual: "no"),
    PageSetting("cue", .flag, usual: "no"),
    PageSetting("cueVolume", .number(0.05...1), usual: "0.4"),
    PageSetting("hover", .flag, usual: "no"),
    PageSetting("pad", .flag, usual: "yes"),
    PageSetting("large", .flag, usual: "no"),
    PageSetting("cells", .choice(["whole", "readable"]), usual: "whole"),
    PageSetting("contrast", .flag, usual: "no"),
    PageSetting("leftHanded", .flag, usual: "no"),
    PageSetting("calm", .flag, usual: "no"),
    PageSetting("twoSteps", .flag, usual: "no"),
    PageSetting("speakEach", .flag, usual: "yes"),
    PageSetting("level", .number(0...9), usual: "0"),
    PageSetting("showHidden", .flag, usual: "no"),
    PageSetting("moving", .flag, usual: "no"),
    PageSetting("quick", .phrases, usual: ""),
    PageSetting("bell", .flag, usual: "yes"),
    PageSetting("sentence", .flag, usual: "yes"),
    PageSetting("strip", .flag, usual: "yes"),
    PageSetting("fullScreen", .flag, usual: "yes"),
  ]

  private static let shared = [
    PageSetting("dwell", .number(0...4), usual: "0", key: "dwell"),
    PageSetting("adultNo", .flag, usual: "no", key: "adult_no"),
    PageSetting("favouritesOnly", .flag, usual: "no", key: "favourites_only"),
    PageSetting("activities", .text, usual: "", key: "seen_activities"),
    PageSetting("pin", .text, usual: "", key: "pin"),
  ]

  /// The page is written in these letters already; it sends them back where the carer chose others.
  static let letters = PageSetting("letters", .text, usual: "", key: "letters")

  /// What can be typed of the page's own.
  static var settings: [Setting] {
    own.map { Setting($0.key, $0.settingKind, usual: $0.usualValue, isByPatient: true) }
  }

  private var settingKind: Setting.Kind {
    switch kind {
    case .flag: .choice(["yes", "no"])
    case .choice(let words): .choice(words)
    case .number(let range):
      .number(
        range,
        refusal: Phrase("page_setting.range", ["low": .real(range.lowerBound), "high": .real(range.upperBound)]))
    case .phrases, .text: .text
    }
  }

  private var usualValue: Value? {
    switch kind {
    case .flag, .choice: .word(usual)
    case .number: Double(usual).map(Value.real)
    case .phrases, .text: nil
    }
  }

  /// What is kept as the page has it; nil for what it can't be.
  func value(of kept: String) -> PageValue? {
    switch kind {
    case .flag: ["yes": .flag(true), "no": .flag(false)][kept]
    case .number(let range): Double(kept).flatMap { range.contains($0) ? .number($0) : nil }
    case .choice(let words): words.contains(kept) ? .text(kept) : nil
    case .text: .text(kept)
    case .phrases:
      .phrases(
        kept.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
          .prefix(Self.mostPhrases).map { PageValue.Phrase(label: $0, spoken: $0) })
    }
  }

  /// Of them at most: more don't fit beside a board.
  private static let mostPhrases = 12
}

/// What a setting is, as JSON.
enum PageValue: Encodable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case phrases([Phrase])

  struct Phrase: Encodable {
    let label: String
    let spoken: String
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .phrases(let phrases): try container.encode(phrases)
    }
  }
}

extension String {
  /// `scanStep` as `scan-step`.
  fileprivate var hyphenated: String {
    map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
