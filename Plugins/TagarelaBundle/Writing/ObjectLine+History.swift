import TagarelaKit

extension ObjectLine {
  /// Whom a history or notes concern; they go to the therapist, who has the rest.
  static func people(of parcel: Parcel) throws -> ObjectLine {
    var line = beginning(parcel.kind)
    line.add(.patientName, parcel.patient?.name)
    line.add(.tutorName, parcel.tutor?.name)
    line.add(.tutorEmail, parcel.tutor?.email)
    line.add(.tutorPlace, parcel.tutor?.place)
    line.add(.therapistEmail, parcel.therapistEmail)
    line.addUID(.patientUID, parcel.patient?.uid ?? "")
    line.addUID(.tutorUID, parcel.tutor?.uid ?? "")
    try line.add(parcel.items)
    return line
  }

  static func touch(_ touch: Touch) -> ObjectLine {
    var line = ObjectLine()
    line.add(.touchSymbol, touch.symbol)
    line.add(.touchDate, touch.at.iso)
    line.add(.touchPlan, touch.plan)
    line.addUID(.touchUID, touch.uid)
    return line
  }

  static func observation(_ observation: Observation) -> ObjectLine {
    var line = ObjectLine()
    line.add(.noteDate, observation.at.iso)
    line.add(.noteText, observation.text)
    line.add(.noteAuthor, observation.tutor)
    line.addUID(.noteUID, observation.uid)
    return line
  }
}
