public import TagarelaKit

/// Something that somebody did with what is held on a person, or with all data: that it was done, never what it held.
public struct AuditEntry: Sendable, Equatable {
  /// Languages call each by its `value.DEED`.
  public enum Deed: String, Sendable, CaseIterable {
    /// A letter left.
    case sent = "sending"
    /// A file was written for others to have.
    case exported = "exporting"
    /// It was on the screen; told once a day for each person and kind.
    case shown = "showing"
    /// The clinic's server gave it to a device; told once a day for each device, person and kind.
    case served = "handing-out"
    /// What is new went to the clinic's database.
    case synchronised = "synchronising"
    /// A device may see what is held here.
    case paired = "pairing"
    /// A device was given another name.
    case renamed = "renaming"
    /// A device sees nothing any more.
    case revoked = "revoking"
    /// The user has keys with which files are sealed.
    case keyed = "key-making"
    /// Somebody's keys were trusted.
    case trusted = "trusting"
    /// All that was held on somebody was erased.
    case erased = "erasing"
    /// A copy of all data was made.
    case saved = "saving"
    /// All data was replaced by a copy.
    case restored = "restoring"
  }

  /// From 1, without a gap.
  public let number: Int64
  public let at: Moment
  public let deed: Deed
  /// A kind of parcel, or the noun of the command.
  public let subject: String
  /// How it left: a transport's or a format's identifier.
  public let way: String?
  /// Whom it was about: a name drawn by chance, which stays when the person is erased.
  public let person: String?
  /// What the person is called; nil when they are erased or removed, or where it was about nobody.
  public let name: String?
  /// To whom or where it went; nil where that isn't known any more.
  public let receiver: String?
  /// Who did it.
  public let hand: String
}

/// What is noted of a deed when it is done.
public struct AuditNote: Sendable, Equatable {
  public let deed: AuditEntry.Deed
  public let subject: String
  public let way: String?
  /// The identity of the patient whom it is about.
  public let patient: String?
  public let receiver: String?
  public let hand: String

  /// - Parameters: as those of an ``AuditEntry``.
  public init(
    _ deed: AuditEntry.Deed, _ subject: String, way: String? = nil, about patient: String? = nil,
    to receiver: String? = nil, by hand: String
  ) {
    self.deed = deed
    self.subject = subject
    self.way = way
    self.patient = patient
    self.receiver = receiver
    self.hand = hand
  }
}
