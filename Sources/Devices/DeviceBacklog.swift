/// What a device holds that the clinic doesn't have.
public struct DeviceBacklog: Sendable, Equatable, Decodable {
  /// Things that go when the clinic can be reached.
  public let waiting: Int
  /// Things that the clinic couldn't use, such as those of a patient for whom the device was paired before.
  public let refused: Int

  /// Any number below nothing is nothing, and none is larger than a device could hold.
  public init(waiting: Int, refused: Int) {
    self.waiting = min(max(0, waiting), Self.most)
    self.refused = min(max(0, refused), Self.most)
  }

  private static let most = 10_000_000

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      waiting: try fields.decode(Int.self, forKey: .waiting), refused: try fields.decode(Int.self, forKey: .refused))
  }

  private enum CodingKeys: CodingKey {
    case waiting, refused
  }

  public static let none = DeviceBacklog(waiting: 0, refused: 0)
}
