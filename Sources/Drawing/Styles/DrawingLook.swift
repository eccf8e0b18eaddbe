/// All that a user chooses of a picture.
public struct DrawingLook: Sendable {
  public var style: DrawingStyle
  public var isDetailed: Bool
  /// One of ``Palette/skins``.
  public var skin: String
  /// One of ``Palette/hairs``; nil for the one that goes with the skin.
  public var hair: String?
  /// One of ``regions``: whose money, sockets and taxis are drawn.
  public var region: String
  /// Leaves some of the picture to the pencil of the one who gets it.
  public var isPartial: Bool

  /// The first is the usual one.
  public static let regions = ["europe", "brazil", "america"]

  public init(
    _ style: DrawingStyle, isDetailed: Bool = false, skin: String = Palette.skins[0], hair: String? = nil,
    region: String = Self.regions[0], isPartial: Bool = false
  ) {
    self.style = style
    self.isDetailed = isDetailed
    self.skin = skin
    self.hair = hair
    self.region = region
    self.isPartial = isPartial
  }
}
