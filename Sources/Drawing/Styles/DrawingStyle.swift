/// How a symbol system paints drawings.
public struct DrawingStyle: Sendable {
  /// What conditions in drawings go by.
  public let manner: Manner
  let paint: @Sendable (_ marks: [Mark], _ look: DrawingLook) -> String

  /// - Parameter paint: the whole picture as SVG, out of its marks in the order of painting; see ``Painting``.
  public init(_ manner: Manner, paint: @escaping @Sendable (_ marks: [Mark], _ look: DrawingLook) -> String) {
    self.manner = manner
    self.paint = paint
  }

  /// What a drawing has to know of the style, to draw otherwise: `contrast:`, `colour:`.
  public enum Manner: String, Sendable, CaseIterable {
    /// White on black, no colour, no thin lines. A person is one white shape.
    case contrast
    /// Flat colours with a dark outline.
    case colour
  }
}
