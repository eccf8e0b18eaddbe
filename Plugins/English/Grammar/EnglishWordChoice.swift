import Sentences
import TagarelaKit

/// Tells by its place what a word is that may be several things, like "water", "like" or "clean", and puts in what English
/// can't leave out before the rest is read: the verb of "I am tired", the preposition of "scared of dogs".
struct EnglishWordChoice {
  let readings: [[Term]]
  let request: SentenceRequest
  let forms: EnglishForms
  var result: [[Term]] = []

  // Of the clause so far.
  var subject: Term?
  var verb: Term?
  /// How many words stand since the verb.
  var distance = 0

  static func chosen(_ readings: [[Term]], _ request: SentenceRequest, _ forms: EnglishForms) -> [[Term]] {
    var readings = readings
    // You want what?
    if readings.count > 1, let last = readings.last, last.first?.role == .question, readings[0].first?.role != .question
    {
      readings.removeLast()
      readings.insert(last, at: 0)
    }
    if request.isChosen { putPartsFirst(&readings) }
    callOut(&readings)
    moveOpening(&readings)
    var choice = EnglishWordChoice(readings, request, forms)
    return choice.run()
  }

  /// What was chosen after to hurt is what hurts: I hurt head, my head hurts. Whose shoes are put on are those that were
  /// chosen.
  private static func putPartsFirst(_ readings: inout [[Term]]) {
    guard
      let verb = readings.firstIndex(where: { ["hurt", "sting", "put-on-shoes"].contains($0.first?.entry?.concept) }),
      readings.indices.contains(verb + 1), let object = readings[verb + 1].first?.entry, object.role == .noun
    else { return }
    if object.isKind("body"), verb > 0, ["hurt", "sting"].contains(readings[verb][0].entry?.concept) {
      readings.swapAt(verb, verb + 1)
    } else if object.isKind("clothing") {
      for index in readings[verb].indices { readings[verb][index].entry?.text = "put on" }
    }
  }

  /// Mom, where is my shoe? Mom, please help.
  static func callOut(_ readings: inout [[Term]]) {
    guard readings.count > 1, let first = readings[0].first, let next = readings[1].first?.role else { return }
    let isSomebody = first.role == .name || first.role == .noun && first.entry?.isKind("person") == true
    guard isSomebody, next == .question || next == .please || next == .exclamation || next == .saying else { return }
    var phrase = NounPhrase()
    phrase.head = first
    let text = EnglishLists.isCalled(phrase) ? first.text.capital : first.text
    readings[0] = [Term(first.said, Entry(text, .exclamation))]
  }

  /// Before school I eat: the time is told at the end.
  static func moveOpening(_ readings: inout [[Term]]) {
    guard let first = readings.first?.first else { return }
    let isPreposition = first.role == .preposition || ["before", "after"].contains(first.text)
    let length = isPreposition ? 2 : first.entry?.isKind("time") == true && first.role == .noun ? 1 : 0
    guard length > 0, readings.count > length + 1, let noun = readings[length - 1].first, noun.role == .noun else {
      return
    }
    switch readings[length].first?.role {
    case .pronoun, .name, .noun: break
    default: return
    }
    guard readings[length...].contains(where: { $0.first?.role == .verb }),
      !readings.contains(where: { $0.first?.role == .connector })
    else { return }
    let opening = readings.prefix(length).map { terms in
      terms.map { $0.text == first.text && isPreposition ? Term($0.text, Entry($0.text, .preposition)) : $0 }
    }
    readings.removeFirst(length)
    readings += opening
  }

  init(_ readings: [[Term]], _ request: SentenceRequest, _ forms: EnglishForms) {
    self.readings = readings
    self.request = request
    self.forms = forms
  }

  mutating func run() -> [[Term]] {
    let main = mainClause
    for index in readings.indices {
      guard !readings[index].isEmpty else { continue }
      if index == main {
        result.append([Term(",", Entry(",", .connector))])
        subject = nil
        verb = nil
      }
      if index == 0, main != nil {
        result.append([Term(readings[0][0].said, Entry(readings[0][0].text, .adverb))])
        continue
      }
      let term = chosen(index)
      note(term, index)
    }
    return result
  }

  /// Where the main clause begins after one with if or when: with the first subject that follows a verb.
  var mainClause: Int? {
    let openers = ["if", "when", "while", "because", "although", "unless"]
    guard !request.isQuestion,
      readings.first?.contains(where: { $0.role == .connector && openers.contains($0.text) }) ?? false
    else { return nil }
    let isVerbHere = { (index: Int) in first(index) == .verb }
    let mayEnd = { (index: Int) in can(index, isAdjective) != nil && index == readings.count - 1 }
    guard
      let verb = readings.indices.first(where: { index in
        isVerbHere(index) || can(index, isAdjective) != nil && can(index + 1, isNominal) != nil && index > 1
      })
    else { return nil }
    return readings.indices.dropFirst(verb + 1).first { index in
      guard can(index, isNominal) != nil, !isVerbHere(index) else { return false }
      let next = index + 1
      if first(next) == .negation || first(next) == .adverb { return isVerbHere(next + 1) }
      return isVerbHere(next) || mayEnd(next)
    }
  }
}
