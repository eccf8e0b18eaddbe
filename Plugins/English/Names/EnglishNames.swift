import Sentences

/// The first names that are most usual in Britain and the United States, and their short forms.
enum EnglishNames {
  static let first = FirstNames(women: women, men: men, womenEnd: "a")
}
