import TagarelaKit

/// What a reader has to say, the first hundred in full and of the others how many there were: a file of a hundred
/// thousand broken objects is one trouble, not a hundred thousand.
struct Complaints {
  private var first: [Phrase] = []
  private var others = 0

  static let most = 100

  mutating func add(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) {
    if first.count < Self.most {
      first.append(Phrase(key, arguments))
    } else {
      others += 1
    }
  }

  var phrases: [Phrase] {
    others == 0 ? first : first + [Phrase("bundle.more_complaints", ["count": .integer(others)])]
  }
}
