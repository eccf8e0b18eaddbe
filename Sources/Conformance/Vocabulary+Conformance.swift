public import TagarelaKit

/// Reads a vocabulary's tables.
///
/// - Returns: what is wrong in them, and what can't be read; empty when nothing is.
public func checkConformance(of vocabulary: Vocabulary) -> [String] {
  var found = complaints(aboutIdentifier: vocabulary.id, of: "vocabulary")
  do {
    let tables = try vocabulary.tables()
    found += tables.flatMap(\.complaints).map { "\($0.key) \($0.arguments.map { "\($0.name): \($0.value)" })" }
    let relations = try vocabulary.relations()
    let utterances = try vocabulary.utterances()
    if tables.allSatisfy(\.concepts.isEmpty), relations.natures.isEmpty, relations.frames.isEmpty, utterances.isEmpty {
      found.append("it has neither concepts nor relations nor utterances")
    }
    if utterances.contains(where: \.concepts.isEmpty) { found.append("it has an utterance without concepts") }
    let concepts = tables.flatMap(\.concepts)
    found += concepts.filter { $0.words.allSatisfy(\.value.isEmpty) }.map { "\($0.key) has no words" }
  } catch {
    found.append("it can't be read: \(error)")
  }
  return found.map { "vocabulary \(vocabulary.id): \($0)" }
}
