import TagarelaKit

/// What was repaired or left out, each with its row: the first hundred, and how many there were beyond.
struct ListComplaints {
  private var first: [Phrase] = []
  private var others = 0

  private static let most = 100

  mutating func add(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) {
    if first.count < Self.most {
      first.append(Phrase(key, arguments))
    } else {
      others += 1
    }
  }

  mutating func add(_ others: ListComplaints) {
    let room = max(0, Self.most - first.count)
    first += others.first.prefix(room)
    self.others += max(0, others.first.count - room) + others.others
  }

  var phrases: [Phrase] {
    others == 0 ? first : first + [Phrase("word_list.more", ["count": .integer(others)])]
  }
}
