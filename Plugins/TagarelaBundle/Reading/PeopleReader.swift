import TagarelaKit

extension BundleObject {
  func patient(_ complaints: inout Complaints) -> Patient? {
    guard hasAny([.patientName, .patientUID, .patientEmail, .patientPicture, .patientDrawing]) else { return nil }
    let name = self[.patientName] ?? ""
    return Patient(
      uid: uid(.patientUID), name: name, email: optional(.patientEmail),
      photo: photo(of: name, .patientPicture, drawing: .patientDrawing, &complaints))
  }

  func tutor(_ complaints: inout Complaints) -> Tutor? {
    guard hasAny([.tutorName, .tutorUID, .tutorEmail, .tutorPlace, .tutorPicture, .tutorDrawing]) else { return nil }
    let name = self[.tutorName] ?? ""
    return Tutor(
      uid: uid(.tutorUID), name: name, place: optional(.tutorPlace), email: optional(.tutorEmail),
      photo: photo(of: name, .tutorPicture, drawing: .tutorDrawing, &complaints))
  }

  /// True when the other object names the same people, as far as both name them.
  func concernsThoseOf(_ other: BundleObject) -> Bool {
    [.patientUID, .patientName, .tutorUID, .tutorName].allSatisfy { (field: Field) in
      guard let mine = self[field], let theirs = other[field] else { return true }
      return mine == theirs
    }
  }

  /// The drawing that was kept beside its rendering, else the one that came earlier, else the picture.
  ///
  /// - Returns: nil where there is none; the flag says that there is one that can't be read.
  func picture(_ field: Field, drawing: Field, same: Field? = nil) -> (picture: Picture?, isBroken: Bool) {
    let found = [drawing, same, field].compactMap(\.self).compactMap(medium)
    return (found.lazy.compactMap(\.picture).first, !found.isEmpty && found.allSatisfy { $0.picture == nil })
  }

  private func photo(of name: String, _ field: Field, drawing: Field, _ complaints: inout Complaints) -> Picture? {
    let (picture, isBroken) = picture(field, drawing: drawing)
    if isBroken { complaints.add("bundle.photo_broken", ["name": .text(name)]) }
    return picture
  }
}
