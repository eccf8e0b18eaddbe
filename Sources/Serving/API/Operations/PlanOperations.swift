import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// What tutors are given.
  static let plans: [APIOperation] = [
    APIOperation(
      id: "listPlans", method: .get, path: "plans", summary: "Tells the plans, in the order of their beginning.",
      parameters: [.query("patient", .addressed, "Only this patient's.")], answer: .json(.list(.plan, atMost: 100_000))
    ) { call in
      let patient = try call.patient()
      return .json(.list(try call.workspace.plans(of: patient?.id).map { try call.told($0) }))
    },
    APIOperation(
      id: "makePlan", method: .post, path: "plans", summary: "Makes a plan for a tutor.",
      body: .object([
        .init("name", .name, "Its name."), .init("description", .words, "What is done with it."),
        .init("tutor", .identity, "Whom it is for."),
        .optional("board", .identity, "The board that it shows."),
        .optional("symbol", .identity, "Instead: the one symbol that it shows, also `SYSTEM:CODE`."),
        .optional("start", .text(10...10), "From which day on: `2026-11-05`; today where it is missing."),
      ]), answer: .made(.plan), run: makePlan),
    APIOperation(
      id: "showPlan", method: .get, path: "plans/{plan}", summary: "Tells a plan.", parameters: [.plan],
      answer: .json(.plan)
    ) { call in .json(try call.told(call.plan())) },
    APIOperation(
      id: "editPlan", method: .patch, path: "plans/{plan}", summary: "Changes what a plan is, field by field.",
      parameters: [.plan], body: APIFields.ofPlans.edit, answer: .json(.plan)
    ) { call in
      let id = try call.plan().id
      try APIFields.ofPlans.apply(call) { try call.workspace.plan(id: id) }
      return .json(try call.told(call.plan()))
    },
    APIOperation(
      id: "removePlan", method: .delete, path: "plans/{plan}",
      summary: "Removes a plan; what was used stays in the history.", parameters: [.plan], answer: .nothing
    ) { call in
      let plan = try call.plan()
      try call.change(StepLine("plan", "remove", plan.name)) { try call.workspace.remove(plan) }
      return .nothing
    },
  ]
}

private func makePlan(_ call: APICall) throws -> APIReply {
  let clinic = call.clinic
  let name = try FieldRules.name(call.body["name"]?.string ?? "")
  let uid = call.body["tutor"]?.string ?? ""
  guard let tutor = try call.workspace.tutor(uid: uid) else { throw Failure("tutor.unknown", ["name": .text(uid)]) }
  let start = try Day.written(call.body["start"]?.string, at: "start")
  let (board, symbol) = (call.body["board"]?.string, call.body["symbol"]?.string)
  guard (board == nil) != (symbol == nil) else { throw Failure("studio.one_content") }
  let plan = try call.change(StepLine("plan", "new", name).option("tutor", tutor.name)) {
    let content: PlanContent
    if let board {
      guard let record = try call.workspace.board(uid: board) else {
        throw Failure("board.unknown", ["name": .text(board)])
      }
      content = .board(record)
    } else {
      content = .symbol(try clinic.symbol(referred: symbol ?? "", for: tutor.patient))
    }
    return try clinic.makePlan(
      name, description: call.body["description"]?.string ?? "", start: start, for: tutor, showing: content)
  }
  return .json(try call.told(plan))
}

extension APIFields<PlanRecord> {
  /// What a plan is, and how each of it is changed.
  static let ofPlans = APIFields(
    fields: [
      .init("name", .name, "Its name.") { .text($1.name) },
      .init("description", .words, "What is done with it.") { .text($1.description) },
      .init("start", .orNull(.text(10...10)), "From which day on it counts.") { .orNull($1.start?.description) },
      .init("board", .orNull(.identity), "The board that it shows; null for one symbol.") { clinic, plan in
        .orNull(try plan.board.flatMap { try clinic.workspace.board(id: $0)?.uid })
      },
    ],
    edits: [
      .init(["name", "description", "start"]) {
        StepLine("plan", "edit", $1.name).option("rename", $2.text("name"))
          .option("description", $2.text("description")).option("start", $2.text("start"))
      } write: {
        var plan = $1
        if let name = $2.text("name") { plan.name = try FieldRules.name(name) }
        if let description = $2.text("description") { plan.description = description.asText }
        if let start = try Day.written($2.text("start"), at: "set.start") { plan.start = start }
        try $0.workspace.save(plan)
      }
    ])
}

extension Day {
  /// - Throws: ``Failure`` `studio.malformed` for a text that is no day.
  static func written(_ text: String?, at place: String) throws -> Day? {
    guard let text else { return nil }
    guard let day = Day(text) else { throw Failure("studio.malformed", ["place": .text(place)]) }
    return day
  }
}

extension APIParameter {
  fileprivate static let plan = APIParameter.path("plan", .addressed, "The plan's identity.")
}

extension JSONShape {
  fileprivate static let plan = JSONShape.named(
    "Plan",
    .object(
      [
        .init("uid", .identity, "Its identity."), .init("patient", .orNull(.identity), "Whose it is."),
        .init("tutor", .orNull(.identity), "Whom it is for."),
        .init("symbol", .orNull(.identity), "The one symbol that it shows; null for a board."),
        .init("sent", .orNull(.text(16...19)), "When it was sent."),
      ] + APIFields.ofPlans.members))
}

extension APICall {
  fileprivate func plan() throws -> PlanRecord {
    guard let plan = try text("plan").flatMap({ try workspace.plan(uid: $0) }) else { throw APIRefusal.notFound }
    return plan
  }

  fileprivate func told(_ plan: PlanRecord) throws -> JSONValue {
    let tutor = try workspace.tutor(id: plan.tutor)
    return JSONValue(
      content: .object(
        try [
          .init(key: "uid", value: .text(plan.uid)), .init(key: "patient", value: try owner(of: tutor?.patient)),
          .init(key: "tutor", value: .orNull(tutor?.uid)),
          .init(key: "symbol", value: .orNull(try plan.symbol.flatMap { try workspace.symbol(id: $0)?.uid })),
          .init(key: "sent", value: .orNull(plan.sent?.iso)),
        ] + APIFields.ofPlans.told(plan, clinic)))
  }
}
