public struct Patient: Sendable, Equatable {
  public var uid: String
  public var name: String
  public var born: Day?
  public var pathology: String?
  public var email: String?
  /// Date of first use.
  public var since: Day?
  public var photo: Picture?

  public init(
    uid: String = "", name: String, born: Day? = nil, pathology: String? = nil, email: String? = nil,
    since: Day? = nil, photo: Picture? = nil
  ) {
    self.uid = uid
    self.name = name
    self.born = born
    self.pathology = pathology
    self.email = email
    self.since = since
    self.photo = photo
  }
}

/// A parent, teacher or carer of a patient.
public struct Tutor: Sendable, Equatable {
  public var uid: String
  public var name: String
  /// Where this tutor is with the patient: home, school …
  public var place: String?
  public var email: String?
  public var photo: Picture?

  public init(uid: String = "", name: String, place: String? = nil, email: String? = nil, photo: Picture? = nil) {
    self.uid = uid
    self.name = name
    self.place = place
    self.email = email
    self.photo = photo
  }
}
