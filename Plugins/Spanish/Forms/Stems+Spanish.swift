/// What a verb's endings are put to: its sound stays, so its spelling changes.
struct Stem {
  private let letters: String
  private let isAr: Bool
  private let isIr: Bool
  private let change: StemChange?

  init(_ letters: String, isAr: Bool, isIr: Bool, change: StemChange?) {
    self.letters = letters
    self.isAr = isAr
    self.isIr = isIr
    self.change = change
  }

  /// With an ending that bears the stress.
  func plain(_ ending: String) -> String {
    join(letters, ending)
  }

  /// With an ending that leaves the stress to the stem.
  func stressed(_ ending: String) -> String {
    switch change {
    case .ie, .onlyIe: join(changing(from: "e", "i", to: "ie"), ending)
    case .ue: join(changing(from: "o", "u", to: "ue"), ending)
    case .i: join(changing(from: "e", "e", to: letters.ends(in: "e") ? "í" : "i"), ending)
    case .accent: join(accented, ending)
    case nil: join(letters, ending)
    }
  }

  /// With an ending of the weak forms: those of verbs in -ir where the stem's vowel closes.
  func weak(_ ending: String) -> String {
    guard isIr, let change else { return plain(ending) }
    switch change {
    case .ie, .i: return join(changing(from: "e", "e", to: "i"), ending, isClosed: true)
    case .ue: return join(changing(from: "o", "o", to: "u"), ending)
    case .onlyIe, .accent: return plain(ending)
    }
  }

  /// The stem with its last vowel of two kinds changed.
  private func changing(from vowel: Unicode.Scalar, _ other: Unicode.Scalar, to new: String) -> String {
    var scalars = letters.unicodeScalars
    guard let place = scalars.lastIndex(where: { $0 == vowel }) ?? scalars.lastIndex(where: { $0 == other }) else {
      return letters
    }
    var sound = new
    if place == scalars.startIndex, new.utf8.count == 2 {
      sound = new == "ie" ? "ye" : "hue"
    } else if new == "ue", scalars[scalars.index(before: place)] == "g" {
      sound = "üe"
    }
    scalars.replaceSubrange(place...place, with: sound.unicodeScalars)
    return String(scalars)
  }

  /// The stem with an accent on its last vowel that is closed: `enví`, `reún`, `aísl`.
  private var accented: String {
    var scalars = letters.unicodeScalars
    guard let place = scalars.lastIndex(where: { $0 == "i" || $0 == "u" }) else { return letters }
    scalars.replaceSubrange(place...place, with: CollectionOfOne(scalars[place].accented))
    return String(scalars)
  }

  // MARK: - Spelling

  /// - Parameter isClosed: whether a vowel in `i` at the stem's end has come from `e`: `ri` of `reír`.
  private func join(_ stem: String, _ ending: String, isClosed: Bool = false) -> String {
    guard let first = ending.unicodeScalars.first, let last = stem.unicodeScalars.last else { return stem + ending }
    if isAr {
      switch first {
      case "e", "é": return withoutAccentOfOneSyllable(Self.beforeE(stem), ending)
      default: return withoutAccentOfOneSyllable(stem, ending)
      }
    }
    switch first {
    case "a", "o", "á", "ó":
      if isIr, Self.hasSoundedU(stem) { return Self.withoutDiaeresis(stem) + "y" + ending }
      if isClosed, last == "i" { return withoutAccentOfOneSyllable(stem, ending) }
      return beforeA(stem) + ending
    case "e" where isIr && Self.hasSoundedU(stem):
      return Self.withoutDiaeresis(stem) + "y" + ending
    case "i", "í":
      return joinI(stem, last, ending, isClosed: isClosed)
    default:
      return stem + ending
    }
  }

  private func joinI(_ stem: String, _ last: Unicode.Scalar, _ ending: String, isClosed: Bool) -> String {
    let isGlide = ending == "ió" || ending == "ieron" || ending == "iendo"
    if isGlide {
      if isClosed, last == "i" { return withoutAccentOfOneSyllable(stem.dropping(1), ending) }
      if last == "ñ" || stem.ends(in: "ll") { return stem + ending.utf8.dropFirst(1).text }
      if last.isOpenVowel || Self.hasSoundedU(stem) {
        return Self.withoutDiaeresis(stem) + "y" + ending.utf8.dropFirst(1).text
      }
    } else if last.isOpenVowel, ending.utf8.first == UInt8(ascii: "i") {
      return stem + "í" + ending.utf8.dropFirst(1).text
    } else if last == "u" {
      return withoutAccentOfOneSyllable(stem, ending)
    }
    return stem + ending
  }

  /// A hard or soft consonant before e and i: `toqué`, `jugué`, `empecé`, `averigüé`.
  private static func beforeE(_ stem: String) -> String {
    if stem.ends(in: "c") { return stem.dropping(1) + "qu" }
    if stem.ends(in: "gu") { return stem.dropping(1) + "ü" }
    if stem.ends(in: "g") { return stem + "u" }
    if stem.ends(in: "z") { return stem.dropping(1) + "c" }
    return stem
  }

  /// A consonant before a and o: `conozco`, `venzo`, `cojo`, `sigo`, `delinco`.
  private func beforeA(_ stem: String) -> String {
    if stem.ends(in: "c") {
      let before = stem.dropping(1)
      let isZc = before.unicodeScalars.last?.isVowel == true && !Self.withoutZc.contains(letters)
      return before + (isZc ? "zc" : "z")
    }
    if stem.ends(in: "gu") { return stem.dropping(1) }
    if stem.ends(in: "qu") { return stem.dropping(2) + "c" }
    if stem.ends(in: "g") { return stem.dropping(1) + "j" }
    return stem
  }

  /// Verbs in a vowel and -cer that have z alone: `mezo`, `cuezo`.
  private static let withoutZc: Set<String> = ["mec", "remec", "coc", "escoc", "recoc"]

  /// Whether a stem of a verb in -uir ends in its u, heard as a vowel.
  private static func hasSoundedU(_ stem: String) -> Bool {
    if stem.ends(in: "ü") || stem.ends(in: "ú") { return true }
    return stem.ends(in: "u") && !stem.ends(in: "gu") && !stem.ends(in: "qu")
  }

  private static func withoutDiaeresis(_ stem: String) -> String {
    stem.ends(in: "ü") ? stem.replacing(ending: "ü", with: "u") : stem
  }

  /// A form of one syllable bears no accent: `guio`, `crie`, `hui`, `rio`.
  private func withoutAccentOfOneSyllable(_ stem: String, _ ending: String) -> String {
    guard Self.endingsOfOneSyllable.contains(ending) else { return stem + ending }
    let head = stem.unicodeScalars.reversed().drop { $0 == "i" || $0 == "u" }
    guard !head.contains(where: \.isVowel) else { return stem + ending }
    return stem + String(String.UnicodeScalarView(ending.unicodeScalars.map(\.unaccented)))
  }

  private static let endingsOfOneSyllable = ["é", "ó", "áis", "éis", "ió", "í", "ís"]
}

extension Sequence<UInt8> {
  /// The bytes as text.
  fileprivate var text: String {
    String(decoding: Array(self), as: UTF8.self)
  }
}
