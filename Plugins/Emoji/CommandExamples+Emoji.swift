import TagarelaKit

extension CommandExamples {
  /// Commands that take symbols of this system.
  static let emoji = CommandExamples(
    module: "emoji",
    [
      "board.put": [
        Example(after: ["board new Lanche"], "board put Lanche B2 emoji:water", prints: "✓ Lanche: 1 of 9 cells filled")
      ]
    ])
}
