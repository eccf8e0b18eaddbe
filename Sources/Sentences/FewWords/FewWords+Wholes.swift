import TagarelaKit

/// A whole and one of its parts, said side by side.
extension FewWords {
  /// TV volume turn down, tablet battery empty, doll hair comb: the volume of the TV.
  mutating func joinWholes() {
    guard let of, !isLacking else { return }
    for index in words.indices.dropLast().reversed() where role(index) == .noun && role(index - 1) != .preposition {
      guard let first = entry(index), let noun = words[index + 1].first(where: { $0.role == .noun }),
        let second = noun.entry
      else { continue }
      if role(index + 1) == .noun, isPart(second, of: first) {
        if !telling.ownersComeFirst || first.isKind("toy") {
          join(part: index + 1, whole: index, of)
          tellOfPart(index)
        }
      } else if isPart(first, of: second), role(index + 2) != .noun {
        words[index + 1] = [noun]
        if telling.ownersComeFirst {
          words.swapAt(index, index + 1)
        } else {
          words.insert(of, at: index + 1)
          tellOfPart(index)
        }
      }
    }
  }

  /// The phone has no battery.
  private var isLacking: Bool {
    words.contains { $0.first?.role == .negation } && (verb == nil || verb.map { entry($0)?.concept == "have" } == true)
  }

  /// Tablet screen broken: it is.
  private mutating func tellOfPart(_ part: Int) {
    guard !telling.ownersComeFirst, verb == nil, part == 0, words.count == 4, isPlain,
      let state = words[3].first(where: { $0.role == .adjective }), words[3].first?.role == .adjective
    else { return }
    insert(state.entry?.kinds.first == "state" ? "be-state" : "be", at: 3)
  }

  private mutating func join(part: Int, whole: Int, _ of: [Term]) {
    words.replaceSubrange(whole...part, with: [words[part], of, words[whole]])
  }

  private func isPart(_ part: Entry, of whole: Entry) -> Bool {
    // The doll's arm.
    if whole.isKind("toy"), whole.marks.contains("limbs") { return part.isKind("body") }
    guard part.marks.contains("part"), !whole.marks.contains("part") || whole.concept == "door" && part.concept == "key-noun",
      !whole.isKind("person", "animal", "food", "body")
    else { return false }
    // To open the door with the key.
    if part.concept == "key-noun", words.contains(where: { $0.contains { $0.entry?.opens == true } }) { return false }
    return whole.isKind("vehicle", "tool", "furniture", "container", "clothing", "media", "thing", "building")
      || Self.homes.contains(whole.concept)
  }
}

extension Entry {
  fileprivate var opens: Bool { ["open-action", "close-action", "lock"].contains(concept) }
}
