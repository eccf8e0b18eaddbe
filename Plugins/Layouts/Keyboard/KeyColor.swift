import TagarelaKit

/// The colours of keys, by which they are found before they are read.
enum KeyColor {
  case vowel, consonant, digit, sign
  /// What clears or takes back.
  case takes
  case speaks

  /// Of what is written.
  init(_ sign: Character) {
    let letter = String(sign).folded.first ?? sign
    self = sign.isNumber ? .digit : !sign.isLetter ? .sign : "aeiou".contains(letter) ? .vowel : .consonant
  }

  var tint: Tint {
    switch self {
    case .vowel: Tint(red: 255, green: 240, blue: 168)
    case .consonant: Tint(red: 218, green: 234, blue: 250)
    case .digit: Tint(red: 232, green: 222, blue: 246)
    case .sign: Tint(red: 236, green: 236, blue: 236)
    case .takes: Tint(red: 255, green: 214, blue: 200)
    case .speaks: Tint(red: 206, green: 238, blue: 196)
    }
  }
}
