/// The syllables of an English word, divided as American dictionaries do: a short vowel closes its syllable (`lem-on`), a
/// long one leaves it open (`pa-per`), endings stay whole (`mak-ing`).
enum EnglishSyllables {
  /// What is no letter stays with the syllable before it; a hyphen and a space always end one.
  static func divide(_ word: String) -> [String] {
    let characters = Array(word)
    var syllables: [String] = []
    var start = 0
    var place = 0
    while place < characters.count {
      let (letters, places, end) = run(in: characters, from: place)
      for letter in WordDivision.breaks(of: letters) {
        syllables.append(String(characters[start..<places[letter]]))
        start = places[letter]
      }
      // What parts this run of letters from the next; if there is no next, it all belongs here.
      place = end
      while place < characters.count, plain(characters[place]) == 0 { place += 1 }
      if place < characters.count, !letters.isEmpty {
        syllables.append(String(characters[start..<place]))
        start = place
      }
    }
    if start < characters.count { syllables.append(String(characters[start...])) }
    return syllables
  }

  /// Letters in a row, an apostrophe between them left out, with the place of each.
  private static func run(in characters: [Character], from start: Int) -> ([UInt8], [Int], end: Int) {
    var letters: [UInt8] = []
    var places: [Int] = []
    var place = start
    while place < characters.count {
      let letter = plain(characters[place])
      if letter != 0 {
        letters.append(letter)
        places.append(place)
      } else if letters.isEmpty || !isApostrophe(characters[place]) {
        break
      }
      place += 1
    }
    return (letters, places, place)
  }

  private static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "’"
  }

  /// A letter in lower case without its accent; 0 for what is none.
  private static func plain(_ character: Character) -> UInt8 {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x61...0x7A: return UInt8(scalar.value)
    case 0x41...0x5A: return UInt8(scalar.value) | 0x20
    case 0xC0...0x17F: return withoutAccent[scalar] ?? 0
    default: return 0
    }
  }

  private static let withoutAccent: [Unicode.Scalar: UInt8] = {
    var letters: [Unicode.Scalar: UInt8] = [:]
    let plain = [
      "a": "àáâãäåÀÁÂÃÄÅ", "e": "èéêëÈÉÊË", "i": "ìíîïÌÍÎÏ", "o": "òóôõöÒÓÔÕÖ", "u": "ùúûüÙÚÛÜ", "n": "ñÑ", "c": "çÇ",
      "y": "ýÿÝ",
    ]
    for (letter, accented) in plain {
      for scalar in accented.unicodeScalars { letters[scalar] = letter.utf8.first }
    }
    return letters
  }()
}
