import TagarelaKit

extension CommandExamples {
  /// Commands that show, take or choose symbols of this system.
  static let pcs = CommandExamples(
    module: "pcs",
    [
      "board.put": [Example(after: board, "board put Snack 2 pcs:want", prints: "✓ Snack: 2 of 9 cells filled")],
      "board.fill": [
        Example(after: board, "board fill Snack pcs:want pcs:more juice", prints: "✓ Snack: 4 of 9 cells filled")
      ],
      "board.restyle": [
        Example(after: board, "board restyle Snack --system pcs", prints: "✓ Snack in PCS: 1 of 1 cell"),
        Example(
          after: board + ["board restyle Snack --system pcs"], "board restyle Snack --system -",
          prints: "✓ Snack in its symbols' own pictures"),
      ],
      "favourite.list": [
        Example(
          after: patient + ["favourite add pcs:juice pcs:drink"], "favourite list",
          prints: "id  name   category  system\n 1  juice  nouns     pcs\n 2  drink  verbs     pcs")
      ],
      "favourite.add": [
        Example(
          after: patient, "favourite add pcs:juice bread",
          prints: "✓ Giovanna: 2 favourites more, 2 in all: juice, bread"),
        Example(
          after: patient + ["board new Snack", "board put Snack 1 pcs:juice"], "favourite add --board Snack",
          prints: "✓ Giovanna: 1 favourite more, 1 in all: juice"),
      ],
      "favourite.remove": [
        Example(
          after: patient + ["favourite add pcs:juice pcs:bread"], "favourite remove juice",
          prints: "✓ Giovanna: 1 favourite fewer, 1 in all: juice"),
        Example(
          after: patient + ["favourite add pcs:juice pcs:drink"], "favourite remove --category nouns",
          prints: "✓ Giovanna: 1 favourite fewer, 1 in all: juice"),
      ],
      "favourite.choose": [
        Example(
          after: patient + ["favourite add pcs:bread pcs:juice"], "favourite choose", keys: "1c",
          prints: "✓ Giovanna: 0 in, 1 out, 1 favourite in all")
      ],
      "symbol.find": [
        Example("symbol find appel --system pcs --limit 1", prints: "system  id …\npcs     apple …")
      ],
      "symbol.picture": [Example("symbol picture pcs:juice juice.svg --partial", prints: "✓ juice.svg")],
      "symbol.join": [
        Example(after: symbol, "symbol join snack juice pcs:bread", prints: "✓ snack = juice + bread, in nouns")
      ],
      "symbol.show": [Example("symbol show pcs:juice", prints: "system      pcs\nid          juice\n…")],
      "system.prefer": [Example("system prefer pcs", prints: "✓ for all patients: pcs, …")],
      "system.set": [
        Example("system set pcs dark plain", prints: "✓ PCS for all patients: plain, dark"),
        Example(after: ["system set pcs dark"], "system set pcs -", prints: "✓ PCS for all patients: as it usually is"),
      ],
      "system.show": [Example("system show pcs", prints: "system   pcs\nname     PCS\nsymbols  …\n…")],
    ])

  private static let patient = ["patient new Giovanna", "use giovanna"]
  private static let symbol = [
    "category new nouns --color yellow", "symbol new juice --category nouns --picture pictures/suco.svg",
  ]
  private static let board = symbol + ["board new Snack", "board put Snack 1 juice"]
}
