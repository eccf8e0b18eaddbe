/// One thing to paint, in the order of painting; what it looks like is up to the style.
public struct Mark: Sendable, Equatable {
  public var outline: Outline
  public var shape: Shape
  /// The colour's role in the palette.
  public var fill: String
  /// The role of its edge, or of the line itself.
  public var ink = "outline"
  public var hasEdge = true
  public var pass = Pass.whole
  public var contrast = Contrast.computed
  /// How much smaller than the grid it is drawn: small things have thinner edges.
  public var scale = 1.0
  /// Of the style's usual edge.
  public var weight = 1.0

  init(outline: Outline, shape: Shape, fill: String) {
    self.outline = outline
    self.shape = shape
    self.fill = fill
  }

  public enum Shape: Sendable, Equatable {
    /// A filled area, its corners rounded outwards by a radius.
    case area(round: Double)
    /// A filled strip along the outline, with round ends: limbs, ropes, shafts.
    case strip(width: Double)
    /// A drawn line; nil has the style's usual width.
    case line(width: Double?)
  }

  /// Marks that melt into one shape paint all their edges first.
  public enum Pass: Sendable, Equatable {
    case whole, edge, fill
  }

  /// What becomes of it in white on black.
  public enum Contrast: String, Sendable, CaseIterable {
    /// Whatever stands out from what lies under it.
    case computed
    case white, black
    /// Only its edge, in white.
    case line
    case none
  }
}
