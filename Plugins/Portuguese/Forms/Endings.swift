extension String {
  /// Whether the word ends so, letter by letter as it is stored, which is many times faster than `hasSuffix`.
  func ends(in ending: String) -> Bool {
    utf8.reversed().starts(with: ending.utf8.reversed())
  }

  func ends(inAnyOf endings: [String]) -> Bool {
    endings.contains { ends(in: $0) }
  }

  /// The word with another ending; what is taken away must be its ending.
  func replacing(ending: String, by other: String) -> String {
    dropping(ending) + other
  }

  /// The word without its ending, which must be that.
  func dropping(_ ending: String) -> String {
    String(utf8.dropLast(ending.utf8.count)) ?? self
  }

  /// Changes a word in lower case and gives the result the word's own case: `PÃO` becomes `PÃES`, `Pão` `Pães`, `iPad`
  /// `iPads`. An abbreviation keeps its capitals alone: `TVs`.
  func keepingCase(_ change: (String) -> String) -> String {
    let lower = lowercased()
    let changed = change(lower)
    if lower == self { return changed }
    if count > 1, self == uppercased(), !abbreviations.contains(lower),
      contains(where: { "AEIOUÁÉÍÓÚÂÊÔÃÕ".contains($0) })
    {
      return changed.uppercased()
    }
    let kept = zip(lower, changed).prefix { $0 == $1 }.count
    return String(prefix(kept)) + String(changed.dropFirst(kept))
  }
}

/// Abbreviations that could be words, as those without a vowel could not.
private let abbreviations = wordSet("aasi apae avc caa csa phda tdah tea to")

/// The words of a text between blanks and line ends, for a table that is easier to read than a literal.
func wordSet(_ text: String) -> Set<String> {
  Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
}
