import Foundation
import TagarelaKit

/// What is in a word list: every word that can be drawn, and all that is wrong, with file and entry.
struct BlissWordReading {
  private(set) var words: [BlissWord] = []
  private(set) var complaints: [FileComplaint] = []
  /// Where the word of a number stands, and the entry that gave its composition; nil when that was a gloss's.
  private var places: [Int: (word: Int, entry: Int?)] = [:]
  private var glossed: Set<Int> = []
  private let list: BlissWordList

  init(_ list: BlissWordList) {
    self.list = list
    for (place, entry) in entries(of: list.compositions, WordFiles.compositions).enumerated() {
      add(entry, row: place + 1)
    }
    for (place, entry) in entries(of: list.glosses, WordFiles.glosses).enumerated() { add(entry, row: place + 1) }
    for (number, place) in places.sorted(by: { $0.value.word < $1.value.word }) where !glossed.contains(number) {
      complain(list.compositions, place.entry, Phrase("bliss.words.no_gloss", ["number": .text(String(number))]))
    }
  }

  /// Only the compositions of its first file, by number, whether they can be drawn or not; empty when it can't be read.
  static func compositions(of list: BlissWordList) -> [Int: String] {
    let entries = (try? WordFiles.compositions(list.compositions)) ?? []
    return Dictionary(
      entries.compactMap { entry in entry.number.flatMap { number in entry.text.map { (number, $0) } } }
    ) {
      first, _ in first
    }
  }

  private mutating func entries<Entry>(
    of file: BlissWordList.File, _ read: (BlissWordList.File) throws -> [Entry]
  ) -> [Entry] {
    do {
      return try read(file)
    } catch let failure as Failure {
      complain(file, nil, failure.what)
    } catch is DecodingError {
      complain(file, nil, Phrase("bliss.words.malformed"))
    } catch {
      complain(file, nil, Phrase("bliss.words.unreadable"))
    }
    return []
  }

  private mutating func add(_ entry: WordFiles.Composition, row: Int) {
    guard let number = entry.number else {
      return complain(list.compositions, row, Phrase("bliss.words.no_number"))
    }
    guard let text = entry.text else {
      return complain(
        list.compositions, row, Phrase("bliss.words.no_composition", ["number": .text(String(number))]))
    }
    if let failure = Self.failure(text) {
      return complain(list.compositions, row, Self.phrase(failure, text))
    }
    guard places[number] == nil else {
      return complain(list.compositions, row, Phrase("bliss.words.twice", ["number": .text(String(number))]))
    }
    places[number] = (words.count, row)
    words.append(BlissWord(number: number, composition: text))
  }

  private mutating func add(_ entry: WordFiles.Gloss, row: Int) {
    guard let number = entry.number else { return complain(list.glosses, row, Phrase("bliss.words.no_number")) }
    guard !glossed.contains(number) else {
      return complain(list.glosses, row, Phrase("bliss.words.twice", ["number": .text(String(number))]))
    }
    let glosses = BlissWord.glosses(entry.text ?? "", isVerb: entry.partOfSpeech == "action")
    guard !glosses.isEmpty else {
      return complain(list.glosses, row, Phrase("bliss.words.no_gloss", ["number": .text(String(number))]))
    }
    guard let place = places[number]?.word ?? added(number, entry.composition, row: row) else { return }
    glossed.insert(number)
    words[place].glosses = glosses
    words[place].wordClass = BlissWord.wordClass(entry.partOfSpeech)
    words[place].explanation = entry.explanation ?? ""
  }

  /// Adds a word whose gloss says itself what it is made of.
  private mutating func added(_ number: Int, _ composition: String?, row: Int) -> Int? {
    guard let composition else {
      complain(list.glosses, row, Phrase("bliss.words.no_composition", ["number": .text(String(number))]))
      return nil
    }
    if let failure = Self.failure(composition) {
      complain(list.glosses, row, Self.phrase(failure, composition))
      return nil
    }
    places[number] = (words.count, nil)
    words.append(BlissWord(number: number, composition: composition))
    return words.count - 1
  }

  private static func failure(_ composition: String) -> Failure? {
    do {
      _ = try BlissExpression(composition)
      return nil
    } catch {
      return error as? Failure ?? Failure("bliss.part.malformed", ["text": .text(composition)])
    }
  }

  private static func phrase(_ failure: Failure, _ composition: String) -> Phrase {
    Phrase(
      "bliss.words.composition",
      ["text": .text(composition), "column": .integer(failure.place?.column ?? 1), "reason": .phrase(failure.what)])
  }

  private mutating func complain(_ file: BlissWordList.File, _ row: Int?, _ what: Phrase) {
    complaints.append(FileComplaint(file: file.name, row: row, what: what))
  }
}
