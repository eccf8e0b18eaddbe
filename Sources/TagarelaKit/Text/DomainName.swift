import Foundation

/// Domains as every server knows them.
public enum DomainName {
  /// Characters of the longest label, and of the longest domain (RFC 1035, 2.3.4).
  private static let longest = (label: 63, domain: 253)

  /// A domain of which labels with letters beyond ASCII have their `xn--` form (RFC 5891), in lower case and with letters of
  /// compatibility as the usual ones (Unicode Technical Standard 46).
  ///
  /// - Returns: nil for what is no domain: empty or longer ones, blanks and signs.
  public static func ascii(_ domain: String) -> String? {
    if domain.utf8.allSatisfy({ $0 < 0x80 }) { return isDomain(domain) ? domain : nil }
    let labels = domain.lowercased().precomposedStringWithCompatibilityMapping
      .split(separator: ".", omittingEmptySubsequences: false).map(ascii(label:))
    guard !labels.contains(nil) else { return nil }
    let ascii = labels.compactMap { $0 }.joined(separator: ".")
    return isDomain(ascii) ? ascii : nil
  }

  /// A domain as people read it: of labels in their `xn--` form the letters.
  ///
  /// - Returns: what was given, where that is no form of them.
  public static func readable(_ ascii: String) -> String {
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false).map { label in
      guard label.hasPrefix("xn--"), let letters = Punycode.read(label.dropFirst(4)) else { return String(label) }
      return String(String.UnicodeScalarView(letters))
    }
    let readable = labels.joined(separator: ".")
    return Self.ascii(readable) == ascii ? readable : ascii
  }

  private static func ascii(label: Substring) -> String? {
    let letters = Array(label.unicodeScalars)
    guard letters.count <= longest.label, letters.allSatisfy(isLetter) else { return nil }
    return letters.allSatisfy(\.isASCII) ? String(label) : "xn--" + Punycode.written(letters)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return true }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return false
    }
  }

  private static func isDomain(_ ascii: String) -> Bool {
    ascii.utf8.count <= longest.domain
      && ascii.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...longest.label).contains(label.utf8.count)
          && label.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
          }
      }
  }
}

/// Letters of all scripts in letters and digits of ASCII (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let (least, most) = (1, 26)

  /// - Parameter letters: at most some hundred.
  static func written(_ letters: [Unicode.Scalar]) -> String {
    let basic = letters.filter(\.isASCII)
    var result = String(String.UnicodeScalarView(basic)) + (basic.isEmpty ? "" : "-")
    var (next, delta, bias, done) = (128, 0, 72, basic.count)
    while done < letters.count, let letter = letters.lazy.map({ Int($0.value) }).filter({ $0 >= next }).min() {
      delta += (letter - next) * (done + 1)
      next = letter
      for scalar in letters {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        result += number(delta, bias)
        bias = adapted(delta, done + 1, isFirst: done == basic.count)
        delta = 0
        done += 1
      }
      delta += 1
      next += 1
    }
    return result
  }

  /// What was written so (6.2).
  ///
  /// - Returns: nil for what nobody can have written.
  static func read(_ text: Substring) -> [Unicode.Scalar]? {
    let hyphen = text.lastIndex(of: "-")
    var letters = Array(text[..<(hyphen ?? text.startIndex)].unicodeScalars)
    var (next, place, bias) = (128, 0, 72)
    var digits = text[(hyphen.map(text.index(after:)) ?? text.startIndex)...].utf8.makeIterator()
    var first = digits.next()
    while let begin = first {
      let before = place
      var (digit, weight, step) = (begin, 1, base)
      while true {
        guard let value = value(of: digit), place < largest, weight < largest else { return nil }
        place += value * weight
        let threshold = min(max(step - bias, least), most)
        if value < threshold { break }
        weight *= base - threshold
        step += base
        guard let another = digits.next() else { return nil }
        digit = another
      }
      let count = letters.count + 1
      bias = adapted(place - before, count, isFirst: before == 0)
      next += place / count
      place %= count
      guard count <= longest, let code = UInt32(exactly: next), let letter = Unicode.Scalar(code) else { return nil }
      letters.insert(letter, at: place)
      place += 1
      first = digits.next()
    }
    return letters
  }

  /// Of a label, in characters; and a number beyond which there is no letter.
  private static let (longest, largest) = (63, 1 << 28)

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 97
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 22
    default: nil
    }
  }

  /// A number whose digits have the weights that the bias says (3.3).
  private static func number(_ delta: Int, _ bias: Int) -> String {
    var (rest, place, digits) = (delta, base, "")
    while true {
      let threshold = min(max(place - bias, least), most)
      guard rest >= threshold else { break }
      digits.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
    digits.append(digit(rest))
    return digits
  }

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? 97 + value : 22 + value)))
  }

  /// The bias after a number (3.4).
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var steps = 0
    while delta > (base - least) * most / 2 {
      delta /= base - least
      steps += base
    }
    return steps + (base - least + 1) * delta / (delta + 38)
  }
}
