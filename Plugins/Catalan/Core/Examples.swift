import TagarelaKit

extension CommandExamples {
  /// Commands that need words of the language.
  static let catalan = CommandExamples(
    module: "catalan",
    [
      "compose": [
        Example("compose mare menjar poma", in: "ca", prints: "La mare menja una poma."),
        Example("compose --me voler aigua", in: "ca", prints: "Jo vull aigua."),
      ],
      "predict": [
        Example("predict jo vull --limit 1", in: "ca", prints: "paraula\nanar"),
        Example("predict jo vull --beginning aig --limit 1", in: "ca", prints: "paraula\naigua"),
        Example("predict ella vol jug --written --limit 1", in: "ca", prints: "paraula\njugar"),
      ],
      "say": [
        Example("say bon dia --to bon-dia.wav", in: "ca", prints: "✓ bon-dia.wav, … s")
      ],
      "sentence": [
        Example("sentence jo anar platja ahir", in: "ca", prints: "Jo vaig anar a la platja ahir."),
        Example("sentence ell tenir gana --question", in: "ca", prints: "Ell té gana?"),
      ],
      "syllables": [
        Example("syllables col·legi", in: "ca", prints: "COL - LE - GI  3")
      ],
    ])
}
