import TagarelaKit

extension CommandExamples {
  /// Commands that show, join or prefer symbols of this system.
  static let bliss = CommandExamples(
    module: "bliss",
    [
      "symbol.join": [
        Example(
          "symbol join fruit-drink bliss:drink bliss:fruit", prints: "✓ fruit-drink = drink + fruit, in verbs (Bliss)")
      ],
      "symbol.picture": [Example("symbol picture bliss:B291/B431 bliss.svg", prints: "✓ bliss.svg")],
      "symbol.show": [Example("symbol show bliss:B313;B86", prints: "system  bliss\nid      B313;B86\n…")],
      "system.prefer": [
        Example(
          after: ["patient new Giovanna"], "system prefer bliss --patient Giovanna", prints: "✓ for Giovanna: bliss, …")
      ],
    ])
}
