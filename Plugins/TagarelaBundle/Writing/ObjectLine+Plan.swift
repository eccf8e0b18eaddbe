import Foundation
import TagarelaKit

extension ObjectLine {
  static func beginning(_ kind: Parcel.Kind) -> ObjectLine {
    var line = ObjectLine()
    line.add(.format, "1")
    line.add(.kind, kind.rawValue)
    return line
  }

  /// What a plan is and whom it concerns. Of the patient only what the tutor needs goes out: no diagnosis, no birth date.
  static func plan(_ plan: Plan, of parcel: Parcel, with media: MediaWriting) throws -> ObjectLine {
    var line = beginning(.plan)
    line.add(.planName, plan.name)
    line.add(.planDescription, plan.description)
    line.add(.planStart, plan.start?.description)
    line.add(.planType, plan.kind.bundleText)
    line.add(.tutorName, parcel.tutor?.name)
    line.add(.tutorEmail, parcel.tutor?.email)
    line.add(.tutorPlace, parcel.tutor?.place)
    try line.add(.tutorPicture, parcel.tutor?.photo, with: media)
    line.add(.patientName, parcel.patient?.name)
    try line.add(.patientPicture, parcel.patient?.photo, with: media)
    line.add(.therapistEmail, parcel.therapistEmail)
    line.addUID(.planUID, plan.uid)
    line.addOwn(
      .planActivities, plan.activities.isEmpty ? nil : FieldContent.texts(plan.activities.map(\.rawValue)).written)
    line.add(plan.board, with: media)
    line.addUID(.tutorUID, parcel.tutor?.uid ?? "")
    line.addUID(.patientUID, parcel.patient?.uid ?? "")
    line.addOwn(.patientEmail, parcel.patient?.email)
    line.addDrawing(.tutorDrawing, parcel.tutor?.photo)
    line.addDrawing(.patientDrawing, parcel.patient?.photo)
    return line
  }
}
