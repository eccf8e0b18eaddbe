/// One thing to paint, in the order of painting; what it looks like is up to the style.
struct Mark: Sendable, Equatable {
  var outline: Outline
  var shape: Shape
  /// The colour's role in the palette.
  var fill: String
  /// The role of its edge, or of the line itself.
  var ink = "outline"
  var hasEdge = true
  var pass = Pass.whole
  var contrast = Contrast.computed
  /// How much smaller than the grid it is drawn: small things have thinner edges.
  var scale = 1.0
  /// Of the style's usual edge.
  var weight = 1.0

  enum Shape: Sendable, Equatable {
    /// A filled area, its corners rounded outwards by a radius.
    case area(round: Double)
    /// A filled strip along the outline, with round ends: limbs, ropes, shafts.
    case strip(width: Double)
    /// A drawn line; nil has the style's usual width.
    case line(width: Double?)
  }

  /// Marks that melt into one shape paint all their edges first.
  enum Pass: Sendable, Equatable {
    case whole, edge, fill
  }

  /// What becomes of it in white on black.
  enum Contrast: String, Sendable, CaseIterable {
    /// Whatever stands out from what lies under it.
    case computed
    case white, black
    /// Only its edge, in white.
    case line
    case none
  }
}
