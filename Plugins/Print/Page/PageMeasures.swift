import TagarelaKit

/// A page setup that is known to be possible, in points.
struct PageMeasures {
  let setup: PageSetup
  let margin: Double

  /// - Parameter usualMargin: millimetres, where the setup says nothing.
  /// - Throws: ``Failure`` `print.margin`, `print.font`, `print.frame` with the limit.
  init(_ setup: PageSetup, usualMargin: Double = 12) throws {
    self.setup = setup
    let margin = setup.margin ?? usualMargin
    let widest = ((setup.paper.size.width - Self.leastContent) / 2).rounded(.down)
    guard (0...widest).contains(margin) else { throw Failure("print.margin", ["limit": .real(widest)]) }
    self.margin = .millimetres(margin)
    if let size = setup.fontSize, !Self.fontSizes.contains(size) {
      throw Failure(
        "print.font", ["from": .real(Self.fontSizes.lowerBound), "limit": .real(Self.fontSizes.upperBound)])
    }
    if let width = setup.frameWidth, !(0...Self.widestFrame).contains(width) {
      throw Failure("print.frame", ["limit": .real(Self.widestFrame)])
    }
  }

  /// Millimetres that margins leave of a page's width at least.
  private static let leastContent = 60.0
  /// Points.
  static let fontSizes = 4.0...200.0
  /// Millimetres.
  private static let widestFrame = 20.0

  /// Points of a cell's frame, where the setup says so.
  var frame: Double? { setup.frameWidth.map(Double.millimetres) }

  /// - Parameter isWide: how the content would lie best; the setup may want it otherwise.
  func paper(isWide: Bool) -> Paper {
    let isWide = setup.orientation.map { $0 == .landscape } ?? isWide
    return Paper(setup.paper, isWide: isWide)
  }

  func content(of paper: Paper) -> Scene.Frame { paper.content(margin: margin) }
}
