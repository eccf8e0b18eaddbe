import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// Dated notes on patients.
  static let observations: [APIOperation] = [
    APIOperation(
      id: "listObservations", method: .get, path: "patients/{patient}/observations",
      summary: "Tells a patient's observations, the latest first.",
      parameters: [.patient, .query("limit", .integer(1...1000), "How many at most; 100 where it is missing.")],
      answer: .json(.list(.observation, atMost: 1000))
    ) { call in
      guard let patient = try call.patient() else { throw APIRefusal.notFound }
      let latest = try call.workspace.observations(of: patient.id).suffix(call.parameters["limit"]?.whole ?? 100)
      return .json(.list(try latest.reversed().map { try call.told($0) }))
    },
    APIOperation(
      id: "noteObservation", method: .post, path: "patients/{patient}/observations",
      summary: "Notes something about a patient.", parameters: [.patient],
      body: .object([
        .init("text", .words, "What was observed."),
        .optional("at", .text(10...19), "When: `2026-11-05 09:15`; just now where it is missing."),
        .optional("tutor", .orNull(.identity), "Who says it; null for the therapist."),
      ]), answer: .made(.observation), run: note),
    APIOperation(
      id: "editObservation", method: .patch, path: "observations/{observation}",
      summary: "Changes an observation, field by field.", parameters: [.observation],
      body: APIFields.ofObservations.edit, answer: .json(.observation)
    ) { call in
      let id = try call.observation().id
      try APIFields.ofObservations.apply(call) { try call.workspace.observation(id: id) }
      return .json(try call.told(call.observation()))
    },
    APIOperation(
      id: "removeObservation", method: .delete, path: "observations/{observation}",
      summary: "Removes an observation.", parameters: [.observation], answer: .nothing
    ) { call in
      let observation = try call.observation()
      try call.change(StepLine("observation", "remove", "#\(observation.id)")) {
        try call.workspace.remove(observation)
      }
      return .nothing
    },
  ]
}

private func note(_ call: APICall) throws -> APIReply {
  guard let patient = try call.patient() else { throw APIRefusal.notFound }
  let text = (call.body["text"]?.string ?? "").asText
  guard !text.allSatisfy(\.isWhitespace) else { throw Failure("value.empty") }
  let at = try Moment.written(call.body["at"]?.string, at: "at")
  let tutor = try call.body["tutor"]?.string.map { uid in
    guard let tutor = try call.workspace.tutor(uid: uid), tutor.patient == patient.id else {
      throw Failure("tutor.unknown", ["name": .text(uid)])
    }
    return tutor
  }
  let noted = try call.change(StepLine("observation", "new", text)) {
    try call.clinic.note(text, about: patient, by: tutor, at: at).id
  }
  guard let observation = try call.workspace.observation(id: noted) else { throw APIRefusal.notFound }
  return .json(try call.told(observation))
}

extension APIFields<ObservationRecord> {
  /// What an observation is, and how each of it is changed.
  static let ofObservations = APIFields(
    fields: [
      .init("text", .words, "What was observed.") { .text($1.text) },
      .init("at", .text(10...19), "When: `2026-11-05 09:15:00`.") { .text($1.at.iso) },
    ],
    edits: [
      .init(["text", "at"]) {
        StepLine("observation", "edit", "#\($1.id)").option("text", $2.text("text")).option("at", $2.text("at"))
      } write: {
        let text = $2.text("text")?.asText ?? $1.text
        guard !text.allSatisfy(\.isWhitespace) else { throw Failure("value.empty") }
        let at = try Moment.written($2.text("at"), at: "set.at").map(FieldRules.past) ?? $1.at
        try $0.workspace.save($1, text: text, at: at)
      }
    ])
}

extension Moment {
  /// - Throws: ``Failure`` `studio.malformed` for a text that is no moment.
  fileprivate static func written(_ text: String?, at place: String) throws -> Moment? {
    guard let text else { return nil }
    guard let moment = Moment(text) else { throw Failure("studio.malformed", ["place": .text(place)]) }
    return moment
  }
}

extension APIParameter {
  fileprivate static let observation = APIParameter.path("observation", .addressed, "The observation's identity.")
}

extension JSONShape {
  fileprivate static let observation = JSONShape.named(
    "Observation",
    .object(
      [
        .init("uid", .identity, "Its identity."),
        .init("author", .orNull(.name), "The tutor's name; null for the therapist."),
      ] + APIFields.ofObservations.members))
}

extension APICall {
  fileprivate func observation() throws -> ObservationRecord {
    guard let observation = try text("observation").flatMap({ try workspace.observation(uid: $0) }) else {
      throw APIRefusal.notFound
    }
    return observation
  }

  fileprivate func told(_ observation: ObservationRecord) throws -> JSONValue {
    JSONValue(
      content: .object(
        try [
          .init(key: "uid", value: .text(observation.uid)), .init(key: "author", value: .orNull(observation.author)),
        ] + APIFields.ofObservations.told(observation, clinic)))
  }
}
