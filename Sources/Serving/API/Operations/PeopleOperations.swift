import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// Patients and their tutors, as far as boards, plans and observations need them.
  static let people: [APIOperation] = [
    APIOperation(
      id: "listPatients", method: .get, path: "patients", summary: "Tells the patients, by name.",
      answer: .json(.list(.patient, atMost: 100_000))
    ) { call in
      .json(.list(try call.workspace.patients().map { .object(["uid": .text($0.uid), "name": .text($0.name)]) }))
    },
    APIOperation(
      id: "listTutors", method: .get, path: "patients/{patient}/tutors",
      summary: "Tells a patient's tutors, not those who have left.", parameters: [.patient],
      answer: .json(.list(.tutor, atMost: 10_000))
    ) { call in
      let patient = try call.patient()
      return .json(
        .list(
          try call.workspace.tutors(of: patient?.id).map {
            .object(["uid": .text($0.uid), "name": .text($0.name), "place": .orNull($0.place)])
          }))
    },
  ]
}

extension APIParameter {
  static let patient = APIParameter.path("patient", .addressed, "The patient's identity.")
}

extension JSONShape {
  fileprivate static let patient = JSONShape.named(
    "Patient", .object([.init("uid", .identity, "Their identity."), .init("name", .name, "Their name.")]))

  fileprivate static let tutor = JSONShape.named(
    "Tutor",
    .object([
      .init("uid", .identity, "Their identity."), .init("name", .name, "Their name."),
      .init("place", .orNull(.name), "Where they are with the patient."),
    ]))
}
