public import TagarelaKit

// Records of which everything is said: a field that is added to one has its place here, and is held wherever these go.

extension CellTraits {
  public static var full: CellTraits {
    var traits = CellTraits()
    traits.label = "Água"
    traits.spoken = "Quero água.\nAgora."
    traits.fill = Tint(red: 1, green: 2, blue: 3, alpha: 0.125)
    traits.border = Tint(.navy)
    traits.span = Span(columns: 2, rows: 3) ?? .single
    traits.area = CellArea(x: 0.1, y: 0.2, width: 0.25, height: 0.5)
    traits.isHidden = true
    traits.level = 3
    traits.actions = [.speak, .type("a\"b"), CellAction(rawValue: ":ext_x")]
    return traits
  }
}

extension BoardTraits {
  public static var full: BoardTraits {
    var traits = BoardTraits()
    traits.pages = 2
    traits.layout = "somewhere"
    traits.labels = .hidden
    traits.letters = .upper
    traits.background = Tint(.aqua)
    traits.level = 2
    traits.isMovable = true
    return traits
  }
}

extension SymbolTraits {
  public static var full: SymbolTraits {
    var traits = SymbolTraits()
    traits.source = "system:1"
    traits.concept = "water"
    return traits
  }
}
