import TagarelaKit

extension CommandExamples {
  /// Commands that need words of the language.
  static let english = CommandExamples(
    module: "english",
    [
      "compose": [
        Example("compose mother eat apple", in: "en", prints: "Mother eats an apple."),
        Example("compose --me want juice :ask", in: "en", prints: "Do I want juice?"),
      ],
      "predict": [
        Example("predict i want --limit 1", in: "en", prints: "word\ngo"),
        Example("predict i want --beginning wat --limit 1", in: "en", prints: "word\nwater"),
        Example("predict she wants to dr --written --limit 1", in: "en", prints: "word\ndrink"),
      ],
      "say": [
        Example("say good morning --to good-morning.wav", in: "en", prints: "✓ good-morning.wav, … s")
      ],
      "sentence": [
        Example("sentence she want drink milk --question", in: "en", prints: "Does she want to drink milk?"),
        Example("sentence dog be big", in: "en", prints: "The dog is big."),
      ],
      "syllables": [
        Example("syllables butterfly", in: "en", prints: "BUT - TER - FLY  3")
      ],
    ])
}
