public import TagarelaKit

extension Module {
  /// The ways in which a board's cells lie on a page: nine, one large, or a grid of any size.
  public static var layouts: Module {
    Module(id: "layouts", version: "1.0") { registrar in
      try registrar.add(.nine, to: .layouts)
      try registrar.add(.large, to: .layouts)
      try registrar.add(.grid, to: .layouts)
    }
  }
}

extension BoardLayout {
  /// Nine cells, three by three.
  public static let nine = BoardLayout(id: "nine", size: .nine, slots: evenSlots)
  /// One cell as large as the area.
  public static let large = BoardLayout(id: "large", size: .one, slots: evenSlots)
  /// As many columns and rows as the board has.
  public static let grid = BoardLayout(id: "grid", size: nil, slots: evenSlots)
}
