import TagarelaKit

/// What a reader has to say, the first hundred in full and of the others how many there were.
struct Complaints {
  private var first: [Phrase] = []
  private var others = 0

  private static let most = 100

  mutating func add(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) { add(Phrase(key, arguments)) }

  mutating func add(_ phrase: Phrase) {
    if first.count < Self.most {
      first.append(phrase)
    } else {
      others += 1
    }
  }

  var phrases: [Phrase] {
    others == 0 ? first : first + [Phrase("obf.more_complaints", ["count": .integer(others)])]
  }
}
