/// What the letters are called when one spells.
enum PortugueseLetters {
  static func name(_ letter: Character) -> String? {
    let lower = Character(letter.lowercased())
    if let name = names[lower] { return name }
    guard let (base, mark) = marked[lower], let name = names[base] else { return nil }
    return "\(name) com \(mark)"
  }

  private static let names: [Character: String] = [
    "a": "á", "b": "bê", "c": "cê", "ç": "cê-cedilha", "d": "dê", "e": "é", "f": "efe", "g": "gê", "h": "agá", "i": "i",
    "j": "jota", "k": "cá", "l": "ele", "m": "eme", "n": "ene", "o": "ó", "p": "pê", "q": "quê", "r": "erre",
    "s": "esse",
    "t": "tê", "u": "u", "v": "vê", "w": "dáblio", "x": "xis", "y": "ípsilon", "z": "zê",
  ]

  private static let marked: [Character: (Character, String)] = [
    "á": ("a", "acento agudo"), "à": ("a", "crase"), "â": ("a", "acento circunflexo"), "ã": ("a", "til"),
    "é": ("e", "acento agudo"), "ê": ("e", "acento circunflexo"), "í": ("i", "acento agudo"), "ñ": ("n", "til"),
    "ó": ("o", "acento agudo"), "ô": ("o", "acento circunflexo"), "õ": ("o", "til"), "ú": ("u", "acento agudo"),
    "ü": ("u", "trema"),
  ]
}
