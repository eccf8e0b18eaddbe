/// Divides by sound what has no parts: finds the vowels that are said, then shares out the consonants between them.
struct SoundDivision {
  let letters: [UInt8]
  private let text: String
  private let nuclei: [Nucleus]

  /// Vowel letters that are said as one.
  struct Nucleus {
    var range: Range<Int>
    /// The -le of `table`, which takes the consonant before it.
    var isSyllabicL = false
  }

  init(_ letters: [UInt8]) {
    self.letters = letters
    text = String(decoding: letters.suffix(8), as: UTF8.self)
    nuclei = VowelGroups(letters).nuclei
  }

  /// The places of the letters that begin a new syllable.
  var breaks: [Int] {
    guard nuclei.count > 1 else { return [] }
    return (1..<nuclei.count).map { boundary(before: $0) }
  }

  private func boundary(before index: Int) -> Int {
    let start = nuclei[index - 1].range.upperBound
    let end = nuclei[index].range.lowerBound
    if start == end { return start }
    if nuclei[index].isSyllabicL { return beforeSyllabicL(start, end) }
    let sounds = consonants(start, end)
    if sounds.count == 1 { return isClosed(index, sounds[0]) ? end : start }
    if sounds.count == 2 { return isOnset(sounds, index) ? start : sounds[1].lowerBound }
    // The longest beginning that a syllable can have, but one consonant stays behind.
    for count in [3, 2] where sounds.count > count {
      let last = sounds.suffix(count)
      if Self.onsets.contains(string(last[last.startIndex].lowerBound..<end)) {
        return last[last.startIndex].lowerBound
      }
    }
    if sounds.count == 3, Self.onsets.contains(string(sounds[1].lowerBound..<end)) { return sounds[1].lowerBound }
    return sounds[sounds.count - 1].lowerBound
  }

  /// `ta-ble`, `lit-tle`, but `tick-le`.
  private func beforeSyllabicL(_ start: Int, _ end: Int) -> Int {
    // The nucleus is the e; before it stand l and at least one consonant.
    let isCK = end - start > 2 && letters[end - 2] == UInt8(ascii: "k") && letters[end - 3] == UInt8(ascii: "c")
    return isCK ? end - 1 : max(start, end - 2)
  }

  // MARK: - Consonants

  /// The consonants between two vowels, those that are one sound together.
  private func consonants(_ start: Int, _ end: Int) -> [Range<Int>] {
    var sounds: [Range<Int>] = []
    var place = start
    while place < end {
      let rest = place..<min(place + 3, end)
      let length =
        rest.count == 3 && Self.triplets.contains(string(rest))
        ? 3 : end - place > 1 && Self.pairs.contains(string(place..<place + 2)) ? 2 : 1
      sounds.append(place..<place + length)
      place += length
    }
    return sounds
  }

  private static let triplets: Set<String> = ["tch"]
  private static let pairs: Set<String> = ["ch", "sh", "th", "ph", "gh", "ck", "qu", "gu", "wh", "dg"]

  private static let onsets: Set<String> = [
    "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr", "thr", "shr", "sc", "sk", "sm", "sn", "sp",
    "st", "sw", "tw", "str", "spr", "scr", "spl", "squ", "chr", "phr",
  ]

  /// Whether two consonants both begin the next syllable: `ze-bra`, `se-cret`, but `pub-lic`, `bas-ket`.
  private func isOnset(_ sounds: [Range<Int>], _ index: Int) -> Bool {
    let last = letters[sounds[1].lowerBound]
    guard sounds[1].count == 1, Self.onsets.contains(string(sounds[0].lowerBound..<sounds[1].upperBound)) else {
      return false
    }
    if last == UInt8(ascii: "r") { return true }
    return last == UInt8(ascii: "l") && (nuclei.count > 2 || sounds[0].lowerBound < 2) && !isStressed(index - 1)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: letters[range], as: UTF8.self)
  }

  // MARK: - One consonant between vowels

  /// Whether the consonant stays with the vowel before it, which is short: `lem-on`, not `pa-per`.
  private func isClosed(_ index: Int, _ sound: Range<Int>) -> Bool {
    let consonant = letters[sound.lowerBound]
    let before = nuclei[index - 1].range
    if consonant == UInt8(ascii: "x") || string(sound) == "ck" || sound.count == 3 || string(sound) == "dg" {
      return true
    }
    if before.count > 1, VowelGroups.isSoft(letters, before.lowerBound) { return true }
    if before.count > 1 { return isClosedAfterPair(before, sound) }
    let vowel = letters[before.lowerBound]
    if consonant == UInt8(ascii: "r"), let answer = isClosedByR(index, vowel, sound) { return answer }
    if string(sound) == "n", text.hasSuffix("nion"), isLast(index) { return true }
    if vowel == UInt8(ascii: "u") { return ends("ish") && isLast(index) }
    if isBeforeSoftEnding(sound) { return false }
    if nuclei.count == 2 { return isClosedInTwo(vowel, consonant, sound) }
    if isLast(index) { return isClosedAtEnd }
    if isLong(index, vowel) { return false }
    return isStressed(index - 1)
  }

  /// After two vowel letters a syllable is open, but `feath-er`, `heav-y`, `meas-ure`.
  private func isClosedAfterPair(_ vowels: Range<Int>, _ sound: Range<Int>) -> Bool {
    let pair = string(vowels)
    if letters[vowels.upperBound - 1] == UInt8(ascii: "w") || letters[vowels.upperBound - 1] == UInt8(ascii: "y") {
      return false
    }
    guard pair == "ea" else { return ends("y") && sound.upperBound == letters.count - 1 }
    switch string(sound) {
    case "th", "v": return true
    case "s": return ends("ure")
    default: return ends("y") && sound.upperBound == letters.count - 1
    }
  }

  /// An r stays with e, and with the vowel of -ary.
  private func isClosedByR(_ index: Int, _ vowel: UInt8, _ sound: Range<Int>) -> Bool? {
    let isBeforeI = isLong(index, vowel)
    switch vowel {
    case UInt8(ascii: "e"): return !isBeforeI && (index > 1 || nuclei.count > 2 || ends("y"))
    case UInt8(ascii: "a") where isLast(index) && ends("ary"): return true
    case UInt8(ascii: "i") where index == 1: return ends("it") || ends("ic")
    case UInt8(ascii: "a") where index == 1 && nuclei.count == 2:
      return ["ot", "ol", "on", "ent", "is", "ry", "ish"].contains { text.hasSuffix($0) }
    case UInt8(ascii: "o") where index == 1 && nuclei.count == 2:
      return ["est", "ist", "al", "id", "in", "ange", "ence", "ey"].contains { text.hasSuffix($0) }
    default: return nil
    }
  }

  /// `-tion`, `-cial`: the consonant belongs to the ending.
  private func isBeforeSoftEnding(_ sound: Range<Int>) -> Bool {
    sound.upperBound + 2 < letters.count && letters[sound.upperBound] == UInt8(ascii: "i")
      && VowelGroups.isSoft(letters, sound.upperBound)
  }

  private func isClosedInTwo(_ vowel: UInt8, _ consonant: UInt8, _ sound: Range<Int>) -> Bool {
    let isV = consonant == UInt8(ascii: "v")
    if string(sound) == "th" { return ends("er") && !ends("ather") }
    if string(sound) == "ph" || string(sound) == "gu" || string(sound) == "qu" { return false }
    if sound.lowerBound == 2, letters[1] == UInt8(ascii: "e"), isPrefix(letters[0]) { return false }
    // a-lone, a-way
    if sound.lowerBound == 1, vowel == UInt8(ascii: "a"), nuclei[1].range.count > 1 || ends("e") { return false }
    if ends("er") || ends("en") { return isV && vowel != UInt8(ascii: "o") && vowel != UInt8(ascii: "a") }
    if ends("al") { return vowel == UInt8(ascii: "e") }
    if ends("y"), !ends("ey") { return vowel == UInt8(ascii: "i") }
    return Self.shortEndings.contains { text.hasSuffix($0) }
  }

  /// be-, de-, re-, the usual beginnings that aren't stressed.
  private func isPrefix(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "b") || letter == UInt8(ascii: "d") || letter == UInt8(ascii: "r")
  }

  /// Before these a vowel is short: `plan-et`, `cab-in`, `fin-ish`.
  private static let shortEndings = [
    "et", "it", "in", "id", "ish", "ic", "ics", "el", "on", "age", "ow", "ard", "ond", "ad", "ule", "ile", "ance",
    "ue", "ique", "om", "ey",
  ]

  /// The last consonant of a longer word: `au-to-mat-ic`.
  private var isClosedAtEnd: Bool {
    ends("ic") || ends("ics") || ends("ish")
  }

  /// A vowel before a consonant and i with another vowel is long, unless it is i: `ra-di-o`, but `o-liv-i-a`.
  private func isLong(_ index: Int, _ vowel: UInt8) -> Bool {
    let next = nuclei[index].range
    guard vowel != UInt8(ascii: "i"), vowel != UInt8(ascii: "y"), index + 1 < nuclei.count, next.count == 1,
      nuclei[index + 1].range.lowerBound == next.upperBound
    else { return false }
    return letters[next.lowerBound] == UInt8(ascii: "i") || letters[next.lowerBound] == UInt8(ascii: "e")
  }

  // MARK: - Stress

  private func isLast(_ index: Int) -> Bool {
    index == nuclei.count - 1
  }

  /// Whether a syllable is stressed, or is two before the one that is, as far as the word's end tells.
  private func isStressed(_ index: Int) -> Bool {
    let stress = stressed
    if index == stress { return true }
    // Beside a stressed syllable is none.
    guard index < stress, (stress - index) % 2 == 0 else { return false }
    return !isHeavy(index + 1) || hasER(index + 1)
  }

  private var stressed: Int {
    let count = nuclei.count
    guard count > 1 else { return 0 }
    if endsSoftly || ends("ic") || ends("ics") { return count - 2 }
    if count > 3, ends("ator") || ends("ary") || ends("able") || ends("ible") { return count - 4 }
    if ends("ity") || ends("ify") { return count - 3 }
    if ends("o") || ends("i") {
      let isHiatus = nuclei[count - 1].range.lowerBound == nuclei[count - 2].range.upperBound
      return isHiatus ? count - 3 : count - 2
    }
    if count > 2 { return isHeavy(count - 2) ? count - 2 : count - 3 }
    return 0
  }

  /// -tion and its like.
  private var endsSoftly: Bool {
    guard let last = nuclei.last else { return false }
    return VowelGroups.isSoft(letters, last.range.lowerBound)
  }

  /// Whether a syllable has two vowel letters, or more than one consonant behind it.
  private func isHeavy(_ index: Int) -> Bool {
    let range = nuclei[index].range
    guard index + 1 < nuclei.count else { return true }
    if range.count > 1 { return true }
    let next = nuclei[index + 1]
    guard !next.isSyllabicL, next.range.lowerBound > range.upperBound else { return false }
    let sounds = consonants(range.upperBound, next.range.lowerBound)
    if sounds.count == 2, Self.onsets.contains(string(sounds[0].lowerBound..<sounds[1].upperBound)) {
      return letters[sounds[0].lowerBound] == UInt8(ascii: "s")
    }
    return sounds.count > 1 || letters[range.upperBound] == UInt8(ascii: "x")
  }

  /// The -er- of `cat-er-pil-lar`, which is weak before any consonant.
  private func hasER(_ index: Int) -> Bool {
    let range = nuclei[index].range
    return range.count == 1 && letters[range.lowerBound] == UInt8(ascii: "e") && range.upperBound < letters.count
      && letters[range.upperBound] == UInt8(ascii: "r")
  }

  private func ends(_ ending: StaticString) -> Bool {
    letters.ends(ending)
  }
}
