/// Somebody who speaks with symbols, and is in treatment with the therapist.
public struct Patient: Sendable, Equatable {
  /// The same on every device; empty when the file that it came from gave none.
  public var uid: String
  /// Patients may share it, but not their birth date too.
  public var name: String
  /// Birth date, which tells patients of one name apart. It stays with the therapist.
  public var born: Day?
  /// In the therapist's words. It is health data, and stays with the therapist.
  public var pathology: String?
  /// Where plans and histories are sent.
  public var email: String?
  /// Date of first use.
  public var since: Day?
  /// Goes to the tutors with each plan.
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
  /// As ``Patient/uid``.
  public var uid: String
  /// A patient's tutors have different ones.
  public var name: String
  /// Where this tutor is with the patient: home, school …
  public var place: String?
  /// Where plans are sent when the patient has no address.
  public var email: String?
  /// Goes to the tutor with each plan.
  public var photo: Picture?

  public init(uid: String = "", name: String, place: String? = nil, email: String? = nil, photo: Picture? = nil) {
    self.uid = uid
    self.name = name
    self.place = place
    self.email = email
    self.photo = photo
  }
}
