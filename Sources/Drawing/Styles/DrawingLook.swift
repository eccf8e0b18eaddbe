/// All that a user chooses of a picture.
public struct DrawingLook: Sendable {
  public var style: DrawingStyle
  public var isDetailed: Bool
  /// One of ``Palette/skins``.
  public var skin: String
  /// One of ``Palette/hairs``.
  public var hair: String

  public init(
    _ style: DrawingStyle, isDetailed: Bool = false, skin: String = Palette.skins[0], hair: String = Palette.hairs[0]
  ) {
    self.style = style
    self.isDetailed = isDetailed
    self.skin = skin
    self.hair = hair
  }
}
