/// The vowels of a word that are said, each with the letters that write it.
struct VowelGroups {
  let letters: [UInt8]

  init(_ letters: [UInt8]) {
    self.letters = letters
  }

  var nuclei: [SoundDivision.Nucleus] {
    var nuclei: [SoundDivision.Nucleus] = []
    var place = 0
    while place < letters.count {
      guard isVowel(place) else {
        place += 1
        continue
      }
      let length = length(at: place, isFirst: nuclei.isEmpty)
      nuclei.append(SoundDivision.Nucleus(range: place..<place + length))
      place += length
    }
    return withoutSilentE(nuclei)
  }

  /// A last e isn't said, unless it is the only vowel or l stands before it after a consonant.
  private func withoutSilentE(_ nuclei: [SoundDivision.Nucleus]) -> [SoundDivision.Nucleus] {
    var nuclei = nuclei
    guard nuclei.count > 1, let last = nuclei.last, last.range == letters.count - 1..<letters.count,
      letter(letters.count - 1) == "e"
    else { return nuclei }
    // bye, eye, owe; but recipes of two vowels keep both.
    if nuclei[nuclei.count - 2].range.upperBound == letters.count - 1 {
      return "yw".contains(letter(letters.count - 2)) ? nuclei.dropLast() : nuclei
    }
    let liquid = letter(letters.count - 2)
    let before = letter(letters.count - 3)
    let isConsonant = !isVowel(letters.count - 3) && before != "w" && before != "y" && before != liquid
    if liquid == "l", isConsonant, before != "r" {
      nuclei[nuclei.count - 1].isSyllabicL = true
    } else if liquid == "r", isConsonant, before == "c" || before == "t" {
      nuclei[nuclei.count - 1].isSyllabicL = true
    } else {
      nuclei.removeLast()
    }
    return nuclei
  }

  /// y is one except before a vowel at the beginning of a syllable, u except after q and in gu before a vowel.
  private func isVowel(_ place: Int) -> Bool {
    switch letter(place) {
    case "a", "e", "i", "o": return true
    case "u":
      if letter(place - 1) == "q" { return false }
      return !(letter(place - 1) == "g" && "aei".contains(letter(place + 1)) && place + 1 < letters.count)
    case "y": return place > 0 && !("aeiou".contains(letter(place + 1)) && letter(place - 1) == "w")
    default: return false
    }
  }

  /// How many letters from here write one vowel.
  private func length(at place: Int, isFirst: Bool) -> Int {
    if Self.isSoft(letters, place) { return softLength(place) }
    let pair = "\(letter(place))\(letter(place + 1))"
    if pair == "ea", letter(place + 2) == "u" { return 3 }
    if pair == "ie", letter(place + 2) == "u" || letter(place + 2) == "w" { return 3 }
    guard Self.pairs.contains(pair), !isTwo(pair, place, isFirst) else { return 1 }
    if pair.last == "w" || pair.last == "y" {
      // a-way, be-yond: the w begins a syllable after these beginnings.
      let isBeforeVowel = "aeiou".contains(letter(place + 2))
      if isBeforeVowel, isFirst,
        place == 0 && letter(0) == "a" || place == 1 && "br".contains(letter(0)) && pair.first == "e"
      {
        return 1
      }
      return 2
    }
    return 2
  }

  private static let pairs: Set<String> = [
    "ai", "ay", "au", "aw", "ea", "ee", "ei", "eu", "ew", "ey", "ie", "oa", "oe", "oi", "oo", "ou", "ow", "oy", "ue",
    "ui", "uy", "aa", "ae",
  ]

  /// Pairs that are two vowels in some places: `cre-ate`, `i-de-a`, `qui-et`, `po-em`.
  private func isTwo(_ pair: String, _ place: Int, _ isFirst: Bool) -> Bool {
    let rest = letters.count - place
    func follows(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      return rest >= count && text.withUTF8Buffer { letters[place..<place + count].elementsEqual($0) }
    }
    switch pair {
    case "ea":
      if rest == 2 { return !isFirst }
      return follows("eal") && rest == 3 && letter(place - 1) == "r" || follows("eate") && letter(place - 1) == "r"
        || follows("eat") && letter(place - 1) == "h" && letter(place - 2) == "t" && rest > 4
    case "eu": return follows("eum")
    case "ie":
      return follows("iet") || follows("ience") || follows("ient") || follows("iest") && rest == 4 && !isFirst
        || follows("ier") && rest == 3 && !isFirst || follows("iety")
    case "ui": return follows("uin") || follows("uid") || follows("uit") && rest > 3 && letter(place + 3) == "y"
    case "oe": return follows("oem") || follows("oet")
    case "oi": return follows("oic") && rest == 3
    case "ue": return follows("uel") || follows("uent") || follows("uence") || follows("uest")
    case "ei": return follows("eity")
    default: return false
    }
  }

  /// Whether the i or e at a place only softens the consonant before it: `station`, `special`, `ocean`, `onion`.
  static func isSoft(_ letters: [UInt8], _ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count else { return false }
    let rest = String(decoding: letters[place..<min(place + 5, letters.count)], as: UTF8.self)
    let before = letters[place - 1]
    switch before {
    case UInt8(ascii: "s") where rest == "ia": return true
    case UInt8(ascii: "t"), UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "x"):
      return ["ion", "ious", "ial", "ian", "ient", "eous", "ean"].contains { rest.hasPrefix($0) }
        && !(before == UInt8(ascii: "s") && (rest.hasPrefix("ial") || rest.hasPrefix("ean") || rest.hasPrefix("ient")))
        && !(before == UInt8(ascii: "t") && (rest.hasPrefix("ean") || rest.hasPrefix("eous")))
    case UInt8(ascii: "g"): return ["ion", "ious", "eous", "eon"].contains { rest.hasPrefix($0) }
    case UInt8(ascii: "n"): return rest == "ion" && place > 1
    case UInt8(ascii: "l"): return rest == "ion" && place > 1 && letters[place - 2] == UInt8(ascii: "l")
    default: return false
    }
  }

  private func softLength(_ place: Int) -> Int {
    letter(place + 2) == "u" ? 3 : 2
  }

  private func letter(_ place: Int) -> Character {
    letters.indices.contains(place) ? Character(Unicode.Scalar(letters[place])) : " "
  }
}
