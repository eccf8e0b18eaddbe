import Sentences
import TagarelaKit

extension Clause {
  /// There is no *hay la*: the friend's party isn't there on Saturday, it is on Saturday.
  mutating func tellWhenEventsAre() {
    guard let verb = verbs.first?.verb.entry, verb.concept == "exist", !isNegative,
      let place = verbs[0].complements.firstIndex(where: { complement in
        guard let noun = complement.noun else { return false }
        return noun.head?.entry?.kinds.first == "event" && !noun.belonging.isEmpty && noun.determiners.isEmpty
      }), var event = verbs[0].complements[place].noun
    else { return }
    var be = Entry("ser", .verb)
    be.concept = "be"
    be.frame = verb.frame
    verbs[0].verb = Term("ser", be)
    event.determiners = [Term("", Entry("", .article(isDefinite: true)))]
    verbs[0].complements[place].content = .noun(event)
  }
}
