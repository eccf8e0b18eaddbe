import TagarelaKit

extension CommandExamples {
  /// Commands that need words of the language.
  static let spanish = CommandExamples(
    module: "spanish",
    [
      "compose": [
        Example("compose madre comer manzana", in: "es", prints: "La madre come una manzana."),
        Example("compose niña comer pan :not", in: "es", prints: "La niña no come pan."),
      ],
      "predict": [
        Example("predict yo quiero --limit 1", in: "es", prints: "palabra\nir"),
        Example("predict yo quiero --beginning agu --limit 1", in: "es", prints: "palabra\nagua"),
        Example("predict ella quiere dorm --written --limit 1", in: "es", prints: "palabra\ndormir"),
      ],
      "say": [
        Example("say buenos días --to buenos-dias.wav", in: "es", prints: "✓ buenos-dias.wav, … s")
      ],
      "sentence": [
        Example("sentence nosotros ir playa mañana", in: "es", prints: "Nosotros iremos a la playa mañana."),
        Example("sentence niña comer pan --negative", in: "es", prints: "La niña no come pan."),
      ],
      "syllables": [
        Example("syllables caballo", in: "es", prints: "CA - BA - LLO  3")
      ],
    ])
}
