import TagarelaKit

extension CommandExamples {
  static let layouts = CommandExamples(
    module: "layouts",
    [
      "layout.list": [
        Example(
          "layout list",
          prints: """
            layout … name … size … purpose
            nine … nine cells … 3 × 3 … few and large symbols, to begin with
            …
            """)
      ],
      "layout.show": [
        Example("layout show first-then", prints: "A1 first | B1 then\nA2 first | B2 then"),
        Example(
          "layout show sentence --grid 6x3",
          prints: """
            A1 people | B1 verbs | C1 descriptions | D1 nouns | E1 social | F1 little words
            A2 people | B2 verbs | C2 descriptions | D2 nouns | E2 social | F2 little words
            A3 people | B3 verbs | C3 descriptions | D3 nouns | E3 social | F3 little words
            """),
      ],
      "board.new": [Example("board new Routine --layout grid --count 20", prints: "✓ Routine, 5 × 4, empty")],
    ])
}
