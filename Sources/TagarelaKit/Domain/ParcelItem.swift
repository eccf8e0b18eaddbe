public import Foundation

/// One thing of a module's own that travels in a parcel: a page of a diary, an appointment. Only its module knows what it
/// means; everybody else carries it as it is.
public struct ParcelItem: Sendable, Equatable, Codable {
  /// The identifier of the part of parcels that it belongs to, which is its module's.
  public var part: String
  /// Unique among the items of its part in all workspaces; by it the receiver knows what it has already.
  public var uid: String
  /// Its texts, by names of the module's choice.
  public var fields: [String: String]
  /// Its pictures and sounds, by names of the module's choice, in the formats of ``Picture`` and ``Voice``.
  public var media: [String: Data]

  public init(part: String, uid: String, fields: [String: String] = [:], media: [String: Data] = [:]) {
    self.part = part
    self.uid = uid
    self.fields = fields
    self.media = media
  }
}
