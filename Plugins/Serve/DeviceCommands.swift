import Clinic
import Desk
import Devices
import Foundation
import Shell
import TagarelaKit
import Workspace

enum DeviceParameter {
  static let patient = Argument.optionalOperand("patient", .noted(Names.patients))
  static let role = Argument.option("role", .choice(Device.Role.self))
  static let passphrase = Argument.option("passphrase-file", .inputFile)
  static let picture = Argument.flag("picture")
  static let device = Argument.operand("device", .noted(devices))
  static let oneDevice = Argument.optionalOperand("device", .noted(devices))
  static let name = Argument.operand("name", .text)
  static let all = Argument.flag("all")

  /// By number, or by name where no other has it: a word of the name is enough for Tab.
  private static let devices: Parameter.Candidates = { typed, context in
    let all = try DeviceStore(context.workspace).devices()
    return try all.filter { $0.isMeant(by: typed) }.map { device in
      let (patient, tutor) = try device.people(in: context.workspace)
      let user = tutor ?? patient ?? context.wording.word("value.\(device.role.rawValue)")
      let isAlone = all.count { $0.name.folded == device.name.folded } == 1
      return typed.hasPrefix("#") || device.name.isEmpty || !isAlone
        ? Parameter.Candidate(device.number, note: [device.name, user].filter { !$0.isEmpty }.joined(separator: " · "))
        : Parameter.Candidate(device.name, note: "\(device.number) · \(user)")
    }
  }
}

enum DeviceCommands {
  static let all = [
    Command(
      Signature("device", "list", examples: [Example("device list", prints: "no device is paired")]), .reads, run: list),
    Command(
      Signature(
        "device", "show", [DeviceParameter.oneDevice],
        examples: [Example("device show", prints: "no device is paired")]), .reads, run: show),
    Command(
      Signature(
        "device", "pair",
        [
          DeviceParameter.patient, DeviceParameter.role, Common.tutor, DeviceParameter.passphrase,
          DeviceParameter.picture,
        ],
        examples: [
          Example(
            after: ["patient new Giovanna"], "device pair giovanna",
            prints: "✓ type … on Giovanna’s device within 10 minutes"),
          Example(
            after: ["patient new Giovanna", "use giovanna", "tutor new Ana"], "device pair giovanna --role tutor",
            prints: "✓ type … on the device of Ana, tutor of Giovanna, within 10 minutes"),
        ]),
      .acts, run: pair),
    Command(
      Signature(
        "device", "rename", [DeviceParameter.device, DeviceParameter.name],
        examples: [Example("device rename 3 Ana", prints: "no device is paired")]), .acts,
      check: { context, _ in try DeviceStore(context.workspace).requireDevice() }, run: rename),
    Command(
      Signature(
        "device", "revoke", [DeviceParameter.oneDevice, DeviceParameter.all],
        examples: [Example("device revoke --all", prints: "✓ no device is paired")]),
      .acts, run: revoke),
  ]
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let devices = try DeviceStore(workspace).devices()
  // Mostly nothing waits, and the row is long.
  let style = devices.contains { $0.backlog != .none } ? Table.Column.Style.number : .hidden
  let rows = try devices.map { device -> [Value] in
    let (patient, tutor) = try device.people(in: workspace)
    return [
      .integer(Int(device.id)), .text(device.name), .word(device.role.rawValue), Value(patient), Value(tutor),
      .moment(device.paired), .moment(device.seen), .moment(device.end), .integer(device.backlog.waiting),
      .integer(device.backlog.refused),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("device"), .init("used_by"), .init("patient"), .init("tutor"), .init("paired_at"),
        .init("last_seen"), .init("session_ends"), .init("waiting", style), .init("refused", style),
      ], rows: rows, empty: Phrase("device.none")))
}

private func show(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let all = try DeviceStore(workspace).devices()
  let named = try arguments.read(DeviceParameter.oneDevice) { try all.device($0) }
  guard let device = named ?? (all.count == 1 ? all.first : nil) else {
    guard !all.isEmpty else { return .table(Table([], rows: [], empty: Phrase("device.none"))) }
    throw Failure("device.which_one", candidates: all.map(\.shown))
  }
  let (patient, tutor) = try device.people(in: workspace)
  let backlog = device.backlog
  return Outcome(
    .record(
      Record([
        "id": .integer(Int(device.id)), "device": .text(device.name), "used_by": .word(device.role.rawValue),
        "patient": Value(patient), "tutor": Value(tutor), "paired_at": .moment(device.paired),
        "last_seen": .moment(device.seen), "session_ends": .moment(device.end), "waiting": .integer(backlog.waiting),
        "refused": .integer(backlog.refused),
      ])), remarks: [backlog.waitingRemark, backlog.refusedRemark].compactMap(\.self))
}

private func rename(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  let all = try store.devices()
  guard !all.isEmpty else { return .table(Table([], rows: [], empty: Phrase("device.none"))) }
  let device = try arguments.at(DeviceParameter.device) { try all.device(arguments[DeviceParameter.device]) }
  let name = try arguments.at(DeviceParameter.name) { try store.rename(device, to: arguments[DeviceParameter.name]) }
  try context.note(.renamed, device, as: name)
  return .record(
    Record(["id": .integer(Int(device.id)), "device": .text(name)]),
    said: Phrase("device.renamed", ["number": .integer(Int(device.id)), "device": .text(name)]))
}

/// One, or all: for a tablet that was lost, and for a doubt.
private func revoke(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  let all = try store.devices()
  let named = try arguments.read(DeviceParameter.oneDevice) { try all.device($0) }
  if let named { return try revoke([named], in: store, context) }
  guard arguments[DeviceParameter.all] else {
    throw Failure("device.which", candidates: all.map(\.shown) + ["--all"])
  }
  return try revoke(all, in: store, context)
}

private func revoke(_ devices: [Device], in store: DeviceStore, _ context: Context) throws -> Outcome {
  for device in devices {
    try store.revoke(device)
    try context.note(.revoked, device, as: device.name)
  }
  let names = devices.map { Value.text($0.shown) }
  return .record(
    Record(["revoked": .list(devices.map { .integer(Int($0.id)) })]),
    said: devices.isEmpty
      ? Phrase("device.none") : Phrase("device.revoked", ["devices": .list(names), "count": .integer(devices.count)]))
}

extension Context {
  /// Notes what was done with a device of somebody's.
  fileprivate func note(_ deed: AuditEntry.Deed, _ device: Device, as name: String) throws {
    let patient = try device.patient.flatMap { try workspace.patient(id: $0)?.uid }
    try clinic.note(
      deed, "device", way: device.role.rawValue, about: patient, to: name.isEmpty ? device.number : name)
  }
}

extension DeviceStore {
  /// - Throws: ``Failure`` `device.none`.
  fileprivate func requireDevice() throws {
    guard try !devices().isEmpty else { throw Failure("device.none", hint: Phrase("serve.pair_next")) }
  }
}

extension [Device] {
  /// The one of a number or a name.
  ///
  /// - Throws: ``Failure`` `device.unknown`, `device.which_one` where several have the name.
  fileprivate func device(_ word: String) throws -> Device {
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
    if let device = first(where: { String($0.id) == digits }) { return device }
    let named = filter { $0.name.folded == word.folded }
    guard named.count < 2 else { throw Failure("device.which_one", candidates: named.map(\.number)) }
    guard let device = named.first else {
      throw Failure("device.unknown", ["device": .text(word)], candidates: map(\.shown))
    }
    return device
  }
}

extension Device {
  fileprivate var number: String { "#\(id)" }

  /// Its name, or its number where it has none.
  fileprivate var shown: String { name.isEmpty ? number : name }

  /// Whether its number, its name or a word of that begins so.
  fileprivate func isMeant(by typed: String) -> Bool {
    let (name, typed) = (name.folded, typed.folded)
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return number.hasPrefix(typed) || "\(id)".hasPrefix(typed) || name.hasPrefix(typed)
      || words.contains { $0.hasPrefix(typed) }
  }

  fileprivate func people(in workspace: Workspace) throws -> (patient: String?, tutor: String?) {
    (
      try patient.flatMap { try workspace.patient(id: $0)?.name },
      try tutor.flatMap { try workspace.tutor(id: $0)?.name }
    )
  }

  /// On the clock of the wall.
  fileprivate var end: Moment { Moment(seconds: Moment.now.seconds + ends - Int(Date.now.timeIntervalSince1970)) }
}

extension DeviceBacklog {
  fileprivate var waitingRemark: Phrase? {
    waiting > 0 ? Phrase("device.waiting", ["count": .integer(waiting)]) : nil
  }

  fileprivate var refusedRemark: Phrase? {
    refused > 0 ? Phrase("device.refused", ["count": .integer(refused)]) : nil
  }
}
