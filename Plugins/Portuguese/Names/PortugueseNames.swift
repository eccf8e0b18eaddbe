import Sentences

/// The first names that are most usual in Brazil, and their short forms.
enum PortugueseNames {
  static let first = FirstNames(women: women, men: men, womenEnd: "a")
}
