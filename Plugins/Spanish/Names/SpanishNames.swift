import Sentences

/// The first names that are most usual in Spain, and their short forms.
enum SpanishNames {
  static let first = FirstNames(women: women, men: men, womenEnd: "a")
}
