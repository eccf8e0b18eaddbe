import Clinic
import StructuredText
import TagarelaKit
import Workspace

/// A field of something that programs are told of.
struct APIField<Subject: Sendable>: Sendable {
  let name: String
  let shape: JSONShape
  /// What it means, in English.
  let note: String
  let read: @Sendable (Clinic, Subject) throws -> JSONValue

  init(
    _ name: String, _ shape: JSONShape, _ note: String, read: @escaping @Sendable (Clinic, Subject) throws -> JSONValue
  ) {
    self.name = name
    self.shape = shape
    self.note = note
    self.read = read
  }

  fileprivate var member: JSONShape.Member { .init(name, shape, note) }
}

/// How fields that belong together are changed.
struct APIEdit<Subject: Sendable>: Sendable {
  typealias Values = [String: JSONValue]

  let names: Set<String>
  /// What would do the same at the prompt.
  let line: @Sendable (Clinic, Subject, Values) throws -> StepLine
  let write: @Sendable (Clinic, Subject, Values) throws -> Void

  init(
    _ names: Set<String>, line: @escaping @Sendable (Clinic, Subject, Values) throws -> StepLine,
    write: @escaping @Sendable (Clinic, Subject, Values) throws -> Void
  ) {
    self.names = names
    self.line = line
    self.write = write
  }
}

/// All fields of a kind of thing. From them come what is told of one, the shape of that, and how it is changed field by field.
struct APIFields<Subject: Sendable>: Sendable {
  let fields: [APIField<Subject>]
  let edits: [APIEdit<Subject>]

  /// Of what is told.
  var members: [JSONShape.Member] { fields.map(\.member) }

  /// Of a request that changes some of them.
  var edit: JSONShape {
    let changed = Set(edits.flatMap(\.names))
    func optional(_ fields: [APIField<Subject>]) -> JSONShape {
      .object(fields.map { .optional($0.name, $0.shape, $0.note) })
    }
    return .object([
      .init("set", optional(fields.filter { changed.contains($0.name) }), "What is to be, by field."),
      .optional(
        "seen", optional(fields),
        "What the fields were when they were seen. Where one is otherwise by now, nothing is changed (409)."),
    ])
  }

  func told(_ subject: Subject, _ clinic: Clinic) throws -> [JSONValue.Member] {
    try fields.map { .init(key: $0.name, value: try $0.read(clinic, subject)) }
  }

  /// Changes what a request asks for, in one step. What is so already stays, and is no step.
  ///
  /// - Parameter load: gives what is changed as it is now; nil where it is gone.
  /// - Throws: ``APIRefusal`` `conflict` for fields that others have changed meanwhile; then all stays as it is.
  func apply(_ call: APICall, _ load: () throws -> Subject?) throws {
    guard let subject = try load() else { throw APIRefusal.notFound }
    let wanted = try wanted(call, subject)
    guard let line = StepLine.joined(try edits(of: wanted).map { try $0.line(call.clinic, subject, wanted) }) else {
      return
    }
    try call.change(line) {
      guard let subject = try load() else { throw APIRefusal.notFound }
      // Nobody else writes from here on: what is compared is what is changed.
      let wanted = try self.wanted(call, subject)
      for edit in edits(of: wanted) {
        guard let subject = try load() else { throw APIRefusal.notFound }
        try edit.write(call.clinic, subject, wanted)
      }
    }
  }

  private func edits(of wanted: [String: JSONValue]) -> [APIEdit<Subject>] {
    edits.filter { !$0.names.isDisjoint(with: wanted.keys) }
  }

  /// What is to become otherwise.
  private func wanted(_ call: APICall, _ subject: Subject) throws -> [String: JSONValue] {
    let (set, seen) = (call.body["set"], call.body["seen"])
    var wanted: [String: JSONValue] = [:]
    var conflicts: [FieldConflict] = []
    for field in fields {
      let (value, saw) = (set?[field.name], seen?[field.name])
      guard value != nil || saw != nil else { continue }
      let now = try field.read(call.clinic, subject)
      if value == now { continue }
      if let saw, saw != now {
        conflicts.append(FieldConflict(field: field.name, seen: saw, now: now, wanted: value ?? .null))
      }
      wanted[field.name] = value
    }
    guard conflicts.isEmpty else { throw APIRefusal.conflict(conflicts) }
    return wanted
  }
}

extension [String: JSONValue] {
  /// The text that a field is to have; nil where it is to have none, and where it stays.
  func text(_ field: String) -> String? { self[field]?.string }
}
