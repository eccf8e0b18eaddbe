import TagarelaKit

extension Reception {
  mutating func add(_ patient: Patient, _ known: PatientRecord?) throws {
    let pictures = pictures
    var patient = patient
    patient.photo = try usable(patient.photo, of: patient.name)
    guard let known else {
      let isFirst = try workspace.patients().isEmpty && parcel.kind == .plan
      note(.new, "patient", patient.name, picture: patient.photo, as: Ground.patient) { [patient] workspace, _ in
        try workspace.add(patient, photo: workspace.keep(patient.photo, pictures))
        // A workspace that begins with a plan from elsewhere is a tutor's.
        if isFirst, try workspace.setting("role") == nil { try workspace.set("role", to: "tutor") }
      }
      return
    }
    var differences: [FieldDifference] = []
    if let email = patient.email, email != known.email, try isTutors() {
      differences.append(.init("email", here: .text(known.email), there: .text(email)))
    }
    if let photo = patient.photo, try workspace.picture(known.photo) != photo, try isTutors() {
      differences.append(.init("photo", here: .keptPicture(orNone: known.photo), there: .picture(photo)))
    }
    if patient.name != known.name, try isTutors() {
      differences.append(.init("name", here: .text(known.name), there: .text(patient.name)))
    }
    guard !differences.isEmpty else {
      set.unchanged += 1
      return
    }
    let key = ExchangedVersions.key("patient", known.uid)
    let fields = Set(differences.map(\.field))
    note(.changed, "patient", known.name, try workspace.judged(differences, key), key: key) {
      [patient] workspace, keeping in
      let wanted = fields.subtracting(keeping)
      var changed = known
      if wanted.contains("email") { changed.email = patient.email }
      if wanted.contains("name") { changed.name = patient.name }
      if wanted.contains("photo") { changed.photo = try workspace.keep(patient.photo, pictures) }
      try workspace.save(changed)
    }
  }

  /// - Returns: the tutor when already here.
  mutating func add(_ tutor: Tutor, _ patient: Patient, _ known: PatientRecord?) throws -> TutorRecord? {
    let pictures = pictures
    var tutor = tutor
    tutor.photo = try usable(tutor.photo, of: tutor.name)
    let record = try known.flatMap { try workspace.match(tutor, of: $0) }
    guard let record else {
      note(.new, "tutor", tutor.name, picture: tutor.photo, as: Ground.tutor, needs: [Ground.patient]) {
        [tutor] workspace, _ in
        let patient = try workspace.ground(patient)
        try workspace.add(tutor, to: patient.id, photo: workspace.keep(tutor.photo, pictures))
      }
      return nil
    }
    var differences: [FieldDifference] = []
    if let place = tutor.place, place != record.place {
      differences.append(.init("place", here: .text(record.place), there: .text(place)))
    }
    if let email = tutor.email, email != record.email {
      differences.append(.init("email", here: .text(record.email), there: .text(email)))
    }
    if tutor.name != record.name {
      differences.append(.init("name", here: .text(record.name), there: .text(tutor.name)))
    }
    if let photo = tutor.photo, try workspace.picture(record.photo) != photo {
      differences.append(.init("photo", here: .keptPicture(orNone: record.photo), there: .picture(photo)))
    }
    // History sent back says who the tutor is, not what is to be known of them.
    guard parcel.kind == .plan, !differences.isEmpty else {
      set.unchanged += 1
      return record
    }
    let key = ExchangedVersions.key("tutor", record.uid)
    let fields = Set(differences.map(\.field))
    note(.changed, "tutor", record.name, try workspace.judged(differences, key), key: key) {
      [tutor] workspace, keeping in
      let wanted = fields.subtracting(keeping)
      var changed = record
      if wanted.contains("place") { changed.place = tutor.place }
      if wanted.contains("email") { changed.email = tutor.email }
      if wanted.contains("name") { changed.name = tutor.name }
      if wanted.contains("photo") { changed.photo = try workspace.keep(tutor.photo, pictures) }
      try workspace.save(changed)
    }
    return record
  }

  /// True in a tutor's workspace, where the therapist's word counts.
  private func isTutors() throws -> Bool { try workspace.setting("role") == "tutor" }
}

extension Workspace {
  func keep(_ picture: Picture?, _ renderer: any Renderer) throws -> Int64? {
    guard let picture else { return nil }
    if let kept = try keptPicture(picture.bytes) { return kept }
    let facts = try renderer.inspect(picture: picture.bytes)
    return try keep(Picture(format: facts.format, bytes: picture.bytes), width: facts.width, height: facts.height)
  }
}
