import TagarelaKit

extension CommandExamples {
  /// Commands that need words of the language.
  static let portuguese = CommandExamples(
    module: "portuguese",
    [
      "compose": [
        Example("compose mãe comer maçã", in: "pt", prints: "A mãe come uma maçã."),
        Example("compose --me querer suco", in: "pt", prints: "Eu quero suco."),
      ],
      "predict": [
        Example("predict eu quero --limit 1", in: "pt", prints: "palavra\nir"),
        Example("predict eu quero --beginning águ --limit 1", in: "pt", prints: "palavra\nágua"),
        Example("predict ela quer dorm --written --limit 1", in: "pt", prints: "palavra\ndormir"),
      ],
      "say": [
        Example("say bom dia --to bom-dia.wav", in: "pt", prints: "✓ bom-dia.wav, … s"),
        Example("say \"bom dia\" --lang pt", prints: "✓ said, … s"),
      ],
      "sentence": [
        Example("sentence eu querer suco", in: "pt", prints: "Eu quero suco."),
        Example("sentence mamãe comprar sapato novo --past", in: "pt", prints: "A mamãe comprou um sapato novo."),
      ],
      "syllables": [
        Example("syllables cadeira", in: "pt", prints: "CA - DEI - RA  3")
      ],
    ])
}
