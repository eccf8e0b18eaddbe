import Mail
public import TagarelaKit
import Workspace

/// A way in which letters leave: into a folder, by mail …
public struct Transport: Identified {
  /// Lower case letters, digits and hyphens. What the languages call it is their `value.ID`.
  public let id: String
  /// Has a letter leave.
  ///
  /// Throws ``Failure``s; then nothing of the letter has left and nothing of it stays behind. What the letter itself throws
  /// when its files are made is passed on.
  public let deliver: @Sendable (Outgoing) throws -> Delivery

  public init(_ id: String, deliver: @escaping @Sendable (Outgoing) throws -> Delivery) {
    self.id = id
    self.deliver = deliver
  }

  /// What became of a letter.
  public struct Delivery: Sendable, Equatable {
    /// Files of the user's that it left behind.
    public let paths: [String]
    /// What the user is told where that isn't its files.
    public let receipt: Phrase?

    /// - Parameter receipt: has places for `to`, the address that the letter goes to, and `name`, its subject.
    public init(paths: [String] = [], receipt: Phrase? = nil) {
      self.paths = paths
      self.receipt = receipt
    }
  }
}

extension ExtensionPoint<Transport> {
  /// How letters leave.
  public static var transports: Self { Self("transports") }
}

extension Transport {
  /// Lays letters into the clinic's outbox, from where the user takes them.
  public static var folder: Transport {
    Transport(folderID) { letter in Delivery(paths: try letter.write(to: letter.clinic.outbox)) }
  }

  /// Lays a letter into a folder that the user has named for it.
  public static func folder(_ path: String) -> Transport {
    Transport(folderID) { letter in Delivery(paths: try letter.write(to: Outbox(folder: path, isNamed: true))) }
  }

  /// Of the transport that is there without any module, and the usual one.
  public static let folderID = "folder"
}

extension Outgoing {
  /// Has the letter leave, and remembers what it leaves behind as the clinic's own (``Workspace/Workspace/letters()``).
  ///
  /// - Throws: those of the transport; then nothing has left.
  public func leave(by transport: Transport) throws -> Transport.Delivery {
    let delivery = try transport.deliver(self)
    try clinic.workspace.note(letters: delivery.paths)
    try clinic.workspace.remember(
      exchanged: clinic.withItems(parcel), parts: clinic.registry.all(.parcelParts))
    return delivery
  }
}

extension Clinic {
  /// The setting that says how letters usually leave.
  public static let transportSetting = "send"

  /// The identifiers of all transports.
  public var transports: [String] { registry.all(.transports).map(\.id) }

  /// - Parameter id: nil for the one that the settings name, else the folder.
  /// - Throws: ``Failure`` `transport.unknown`.
  public func transport(_ id: String?) throws -> Transport {
    let wanted = try id ?? workspace.setting(Self.transportSetting) ?? Transport.folderID
    guard let found = registry.first(.transports, id: wanted) else {
      throw Failure(
        "transport.unknown", ["id": .text(wanted)], hint: Phrase("transport.unknown.hint"), candidates: transports)
    }
    return found
  }
}
