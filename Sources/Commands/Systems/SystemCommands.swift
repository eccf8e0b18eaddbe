import Catalog
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of systems take.
enum SystemParameter {
  static let system = Argument.operand("system", names)
  static let systems = Argument.operands("systems", names)
  static let choices = Argument.operands("choices", .name(Names.choices))

  private static let names = ValueKind.name(Names.systems)
}

extension Noun {
  static let system = Noun(
    "system",
    [
      Command(
        Signature(
          "system", "list", [Common.patient],
          examples: [
            Example(
              "system list",
              prints: """
                order  system … name … symbols  state
                    1  … ready
                …
                """)
          ]),
        .reads, run: listSystems),
      Command(
        Signature(
          "system", "show", [SystemParameter.system]),
        .reads, run: showSystem),
      Command(
        Signature(
          "system", "prefer", [SystemParameter.systems, Common.patient]),
        .changes, run: prefer),
      Command(
        Signature(
          "system", "set", [SystemParameter.system, SystemParameter.choices, Common.patient]),
        .changes, run: choose),
    ])
}

extension Context {
  /// - Throws: ``Failure`` `system.unknown`.
  func system(_ arguments: Arguments, _ parameter: some DeclaredParameter, _ index: Int, _ word: String) throws
    -> SymbolSystem
  {
    try arguments.at(parameter, index) { try clinic.system(named: word) }
  }

  fileprivate func whom(_ patient: PatientRecord?) -> Value {
    .text(patient?.name ?? wording.text(Phrase("system.everybody")))
  }

  fileprivate func words(_ choices: [String]) -> Value { .list(choices.map(Value.word)) }
}

private func listSystems(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let rows = try context.clinic.systems(for: patient?.id).enumerated().map { index, system -> [Value] in
    let state = system.state
    return [
      .integer(index + 1), .text(state.id), .text(state.name), state.count, context.text(of: state),
      context.words(system.choices),
    ]
  }
  return .table(
    Table(
      [
        .init("order", .number), .init("system"), .init("name"), .init("symbols", .number), .init("state", .wrapped),
        .init("choices", .hidden),
      ], rows: rows, empty: Phrase("system.none")))
}

private func showSystem(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let system = try context.system(arguments, SystemParameter.system, 0, arguments[SystemParameter.system])
  let states = try context.clinic.systems(for: context.subject?.id)
  guard let (state, chosen) = states.first(where: { $0.state.id == system.id }) else {
    throw Failure("system.unknown", ["name": .text(system.id)])
  }
  var fields: [Record.Field] = [
    .init(key: "system", value: .text(system.id)), .init(key: "name", value: .text(state.name)),
    .init(key: "symbols", value: state.count), .init(key: "state", value: context.text(of: state)),
  ]
  for choice in system.choices {
    fields.append(.init(key: choice.key, value: context.words(choice.values)))
  }
  fields.append(.init(key: "choices", value: context.words(chosen)))
  fields.append(.init(key: "complaints", value: .list(state.complaints.map { .text(context.text($0)) })))
  return .record(Record(fields: fields))
}

private func prefer(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let words = arguments[SystemParameter.systems]
  let patient = try context.optionalPatient(arguments)
  let systems =
    words == ["-"]
    ? []
    : try words.enumerated().map { index, word in
      try context.system(arguments, SystemParameter.systems, index, word)
    }
  let order = try context.clinic.prefer(systems, for: patient)
  return .record(
    Record(["patient": Value(patient?.name), "systems": .list(order.map(Value.text))]),
    said: Phrase("system.preferred", ["whom": context.whom(patient), "systems": .list(order.map(Value.text))]))
}

private func choose(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let system = try context.system(arguments, SystemParameter.system, 0, arguments[SystemParameter.system])
  let words = arguments[SystemParameter.choices]
  let patient = try context.optionalPatient(arguments)
  let values = system.choices.flatMap(\.values)
  let chosen =
    words == ["-"]
    ? []
    : try words.enumerated().map { index, word in
      try arguments.at(SystemParameter.choices, index) { () throws -> String in
        guard !values.isEmpty else { throw Failure("system.no_choices", ["system": .text(system.name)]) }
        return try context.choice(word, among: values)
      }
    }
  let kept = try context.clinic.choose(chosen, of: system, for: patient)
  let said: KeyValuePairs<String, Value> = [
    "whom": context.whom(patient), "system": .text(system.name), "choices": context.words(kept),
  ]
  return .record(
    Record(["system": .text(system.id), "patient": Value(patient?.name), "choices": context.words(kept)]),
    said: Phrase(kept.isEmpty ? "system.usual" : "system.chosen", said))
}

extension SystemState {
  fileprivate var count: Value {
    if case .ready(let symbols, _) = state { .integer(symbols) } else { .none }
  }

  fileprivate var complaints: [FileComplaint] {
    if case .ready(_, let complaints) = state { complaints } else { [] }
  }
}

extension Context {
  /// What stands in a list for how a system is.
  fileprivate func text(of state: SystemState) -> Value {
    switch state.state {
    case .ready(_, let complaints) where complaints.isEmpty: return .word("ready")
    case .ready(_, let complaints):
      return .text(wording.text(Phrase("system.complaints", ["count": .integer(complaints.count)])))
    case .unavailable(let failure):
      return .text([failure.what, failure.hint].compactMap { $0.map(wording.text) }.joined(separator: ": "))
    }
  }

  /// `symbols.csv:12: …`
  func text(_ complaint: FileComplaint) -> String {
    let place = [complaint.file, complaint.row.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return "\(place): \(wording.text(complaint.what))"
  }
}
