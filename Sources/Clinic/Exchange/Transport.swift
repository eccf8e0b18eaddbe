import Foundation
import Mail
public import TagarelaKit
public import Workspace

/// A way in which letters leave: into a folder, by mail …
public struct Transport: Identified {
  /// Lower case letters, digits and hyphens. What the languages call it is their `value.ID`.
  public let id: String
  /// Has a letter leave.
  ///
  /// It is called within the step that notes the letter as sent, so what can't be taken back it does when it is
  /// ``Delivery/concluded()``. Throws ``Failure``s; then nothing of the letter has left and nothing of it stays behind. What the
  /// letter itself throws when its files are made is passed on.
  public let deliver: @Sendable (Outgoing) throws -> Delivery
  /// Whether a clinic's letters can leave so from this computer; where not, it isn't offered.
  public let isThere: @Sendable (Clinic) -> Bool
  /// Why the last letter about something hasn't left yet; nil where none waits. What letters are about is said by
  /// ``Outgoing/about``.
  public let waiting: @Sendable (_ clinic: Clinic, _ about: String) throws -> Phrase?

  public init(
    _ id: String, isThere: @escaping @Sendable (Clinic) -> Bool = { _ in true },
    waiting: @escaping @Sendable (_ clinic: Clinic, _ about: String) throws -> Phrase? = { _, _ in nil },
    deliver: @escaping @Sendable (Outgoing) throws -> Delivery
  ) {
    self.id = id
    self.isThere = isThere
    self.waiting = waiting
    self.deliver = deliver
  }

  /// What became of a letter.
  public struct Delivery: Sendable {
    public let state: State
    /// Files of the user's that it left behind.
    public let paths: [String]
    /// What the user is told where that isn't its files.
    public let receipt: Phrase?
    /// Why it hasn't left yet.
    public let why: Phrase?
    private let conclude: (@Sendable () throws -> Delivery)?

    /// What became of it; languages call it by its `value.STATE`.
    public enum State: String, Sendable {
      /// Somebody else has it.
      case sent
      /// It is kept, and leaves later.
      case waiting
      /// It was given away, and nobody has said that it has come.
      case unsure
      /// It lies in a folder of the user's, who takes it from there.
      case written
    }

    /// - Parameters:
    ///   - state: nil for what the files tell.
    ///   - receipt: has places for `to`, the address that the letter goes to, and `name`, its subject.
    ///   - conclude: what is still to be done when all that the command notes is on the disk; it gives what then has become
    ///     of the letter.
    public init(
      _ state: State? = nil, paths: [String] = [], receipt: Phrase? = nil, why: Phrase? = nil,
      conclude: (@Sendable () throws -> Delivery)? = nil
    ) {
      self.state = state ?? (paths.isEmpty ? .sent : .written)
      self.paths = paths
      self.receipt = receipt
      self.why = why
      self.conclude = conclude
    }

    /// Does what must not come before all that the command notes is on the disk. To be called once, after its step.
    ///
    /// - Returns: what has become of the letter.
    /// - Throws: those of the transport; the letter is kept then.
    public func concluded() throws -> Delivery { try conclude?() ?? self }
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
  /// - Returns: what is to be ``Transport/Delivery/concluded()`` after the step.
  /// - Throws: those of the transport; then nothing has left.
  public func leave(by transport: Transport) throws -> Transport.Delivery {
    try clinic.workspace.together {
      let delivery = try transport.deliver(self)
      try clinic.workspace.note(letters: delivery.paths, about: patient)
      let folder = delivery.paths.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      try clinic.note(
        .sent, parcel.kind.rawValue, way: transport.id, about: patient, to: to?.address.description ?? folder)
      try clinic.workspace.note(Departure(subject: subject, folder: delivery.state == .written ? folder : nil))
      try clinic.workspace.remember(exchanged: clinic.withItems(parcel), parts: clinic.registry.all(.parcelParts))
      return delivery
    }
  }
}

extension Clinic {
  /// The setting that says how letters usually leave.
  public static let transportSetting = "send"

  /// The identifiers of all transports by which letters can leave from this computer.
  public var transports: [String] { registry.all(.transports).filter { $0.isThere(self) }.map(\.id) }

  /// Why the letter with a plan hasn't left yet; nil where none waits.
  public func waiting(_ plan: PlanRecord) throws -> Phrase? {
    for transport in registry.all(.transports) {
      if let why = try transport.waiting(self, plan.uid) { return why }
    }
    return nil
  }

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
