import TagarelaKit

extension BlissSource {
  func list(progress: (_ done: Int, _ total: Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws
    -> [FileComplaint]
  {
    let map = try map()
    let (words, complaints) = try words()
    let glossed = Dictionary(words.map { ($0.number, $0) }) { first, _ in first }
    let others = words.filter { map[$0.number] == nil }
    let total = map.rows.count + others.count
    for (done, row) in map.rows.enumerated() {
      if done.isMultiple(of: 500) { progress(done, total) }
      try take(symbol(row, row.key, row.number.flatMap { glossed[$0] }))
    }
    for (done, word) in others.enumerated() {
      if done.isMultiple(of: 500) { progress(map.rows.count + done, total) }
      try take(symbol(word))
    }
    progress(total, total)
    return complaints
  }

  /// The words of all packs, each number once, the first pack's.
  func words() throws -> (words: [BlissWord], complaints: [FileComplaint]) {
    var words: [BlissWord] = []
    var complaints: [FileComplaint] = []
    var taken: Set<Int> = []
    for list in lists {
      let reading = BlissWordReading(list)
      words += reading.words.filter { taken.insert($0.number).inserted }
      complaints += reading.complaints
    }
    return (words, complaints)
  }

  /// A concept, with what packs call its word; it is found by its number and its composition too.
  func symbol(_ row: ConceptMap.Row, _ code: String, _ word: BlissWord?) -> SystemSymbol {
    SystemSymbol(
      code: code, concept: row.key, words: word.map(\.glossesByLanguage) ?? [:],
      tags: [row.number.map(String.init), row.composition].compactMap(\.self),
      note: word.map(\.notes) ?? [:])
  }

  func symbol(_ word: BlissWord) -> SystemSymbol {
    SystemSymbol(
      code: String(word.number), words: word.glossesByLanguage, wordClass: word.wordClass, tags: [word.composition],
      note: word.notes)
  }
}
