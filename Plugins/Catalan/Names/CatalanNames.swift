import Sentences

/// The first names that are most usual in Catalonia, and their short forms.
enum CatalanNames {
  static let first = FirstNames(women: women, men: men, womenEnd: "a")
}
