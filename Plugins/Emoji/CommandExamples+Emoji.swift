import TagarelaKit

extension CommandExamples {
  /// Commands that take symbols of this system.
  static let emoji = CommandExamples(
    module: "emoji",
    [
      "board.put": [
        Example(after: ["board new Snack"], "board put Snack B2 emoji:water", prints: "✓ Snack: 1 of 9 cells filled")
      ]
    ])
}
