/// How the cells of a board lie on a page or a screen.
public struct BoardLayout: Identified {
  public let id: String
  /// The size that this layout gives a board; nil when it takes any.
  public let size: GridSize?
  /// The cells' frames in reading order, one for each cell of the size, inside the area.
  public let slots: @Sendable (GridSize, Scene.Frame) -> [Scene.Frame]

  public init(id: String, size: GridSize?, slots: @escaping @Sendable (GridSize, Scene.Frame) -> [Scene.Frame]) {
    self.id = id
    self.size = size
    self.slots = slots
  }
}
