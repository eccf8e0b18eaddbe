import TagarelaKit

extension Reception {
  mutating func add(_ patient: Patient, _ known: PatientRecord?) throws {
    let pictures = pictures
    var patient = patient
    patient.photo = try usable(patient.photo, of: patient.name)
    guard let known else {
      let isFirst = try workspace.patients().isEmpty && parcel.kind == .plan
      note(.new, "patient", patient.name) { [patient] workspace in
        try workspace.add(patient, photo: workspace.keep(patient.photo, pictures))
        // A workspace that begins with a plan from elsewhere is a tutor's.
        if isFirst, try workspace.setting("role") == nil { try workspace.set("role", to: "tutor") }
      }
      return
    }
    var changed = known
    var fields: [String] = []
    if let email = patient.email, email != known.email, try isTutors() {
      changed.email = email
      fields.append("email")
    }
    if let photo = patient.photo, try workspace.picture(known.photo) != photo, try isTutors() { fields.append("photo") }
    if patient.name != known.name, try isTutors() {
      changed.name = patient.name
      fields.append("name")
    }
    guard !fields.isEmpty else {
      set.unchanged += 1
      return
    }
    let withPhoto = fields.contains("photo")
    note(.changed, "patient", known.name, fields: fields) { [changed, patient] workspace in
      var changed = changed
      if withPhoto { changed.photo = try workspace.keep(patient.photo, pictures) }
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
      note(.new, "tutor", tutor.name) { [tutor] workspace in
        let patient = try workspace.ground(patient)
        try workspace.add(tutor, to: patient.id, photo: workspace.keep(tutor.photo, pictures))
      }
      return nil
    }
    var changed = record
    var fields: [String] = []
    if let place = tutor.place, place != record.place {
      changed.place = place
      fields.append("place")
    }
    if let email = tutor.email, email != record.email {
      changed.email = email
      fields.append("email")
    }
    if tutor.name != record.name {
      changed.name = tutor.name
      fields.append("name")
    }
    if let photo = tutor.photo, try workspace.picture(record.photo) != photo { fields.append("photo") }
    // History sent back says who the tutor is, not what is to be known of them.
    guard parcel.kind == .plan, !fields.isEmpty else {
      set.unchanged += 1
      return record
    }
    let withPhoto = fields.contains("photo")
    note(.changed, "tutor", record.name, fields: fields) { [changed, tutor] workspace in
      var changed = changed
      if withPhoto { changed.photo = try workspace.keep(tutor.photo, pictures) }
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
