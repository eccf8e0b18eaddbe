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
  static let device = Argument.optionalOperand("device", .name(devices))
  static let all = Argument.flag("all")

  private static let devices: Parameter.Names = { text, context in
    try DeviceStore(context.workspace).devices().map { String($0.id) }.filter { $0.hasPrefix(text) }
  }
}

enum DeviceCommands {
  static let all = [
    Command(
      Signature("device", "list", examples: [Example("device list", prints: "no device is paired")]), .reads, run: list),
    Command(
      Signature(
        "device", "pair",
        [DeviceParameter.patient, DeviceParameter.role, Common.tutor, DeviceParameter.passphrase],
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
        "device", "revoke", [DeviceParameter.device, DeviceParameter.all],
        examples: [Example("device revoke --all", prints: "✓ no device is paired")]),
      .acts, run: revoke),
  ]
}

private func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let rows = try DeviceStore(workspace).devices().map { device -> [Value] in
    let patient = try device.patient.flatMap { try workspace.patient(id: $0)?.name }
    let tutor = try device.tutor.flatMap { try workspace.tutor(id: $0)?.name }
    return [
      .integer(Int(device.id)), .text(device.name), .word(device.role.rawValue), Value(patient), Value(tutor),
      .moment(device.paired), .moment(device.seen),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("device"), .init("used_by"), .init("patient"), .init("tutor"), .init("paired_at"),
        .init("last_seen"),
      ], rows: rows, empty: Phrase("device.none")))
}

private func pair(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  guard try !context.workspace.isUnsaved else { throw Failure("serve.atomic") }
  let role = arguments[DeviceParameter.role] ?? .patient
  let whom = try context.purpose(role, arguments)
  let passphrase = role == .therapist ? try context.passphrase(arguments) : nil
  let code = try store.makeCode(for: whom.purpose, passphrase: passphrase)
  let server = try store.server()
  let address = server?.addresses.first.map { "\($0)/pair#\(code.token)" }
  let shown = "\(code.digits.prefix(3)) \(code.digits.dropFirst(3))"
  let record = Record([
    "code": .text(code.digits), "address": Value(address), "fingerprint": Value(server?.fingerprint),
    "seconds": .integer(PairingCode.patience), "used_by": .word(role.rawValue), "patient": Value(whom.patient),
    "tutor": Value(whom.tutor),
  ])
  let said = Phrase(
    role.codeMessage,
    [
      "code": .text(shown), "minutes": .integer(PairingCode.patience / 60), "patient": Value(whom.patient),
      "tutor": Value(whom.tutor),
    ])
  guard let server, let address else {
    return Outcome(.record(record), said: said, remarks: [Phrase("device.no_server")])
  }
  let squares = context.console.isInteractive ? try context.squares(address) : nil
  let lines = [context.wording.text(said)] + (squares.map { ["", $0] } ?? [])
  return Outcome(
    .text(lines.joined(separator: "\n"), json: .record(record)),
    remarks: [
      Phrase("device.where", ["address": .text(server.addresses.first ?? "")]),
      Phrase("serve.fingerprint", ["fingerprint": .text(server.fingerprint)]),
    ])
}

/// One, or all: for a tablet that was lost, and for a doubt.
private func revoke(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  let all = try store.devices()
  let named = try arguments.read(DeviceParameter.device) { word in
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
    guard let device = all.first(where: { String($0.id) == digits }) else {
      throw Failure("device.unknown", ["device": .text(word)], candidates: all.map { String($0.id) })
    }
    return device
  }
  if let named { return try revoke([named], in: store) }
  guard arguments[DeviceParameter.all] else {
    throw Failure("device.which", candidates: all.map { String($0.id) } + ["--all"])
  }
  return try revoke(all, in: store)
}

private func revoke(_ devices: [Device], in store: DeviceStore) throws -> Outcome {
  for device in devices { try store.revoke(device) }
  let names = devices.map { Value.text($0.name.isEmpty ? "#\($0.id)" : $0.name) }
  return .record(
    Record(["revoked": .list(devices.map { .integer(Int($0.id)) })]),
    said: devices.isEmpty
      ? Phrase("device.none") : Phrase("device.revoked", ["devices": .list(names), "count": .integer(devices.count)]))
}

extension Device.Role {
  /// What says on whose device a code is typed.
  fileprivate var codeMessage: String {
    switch self {
    case .patient: "device.code.patient"
    case .tutor: "device.code.tutor"
    case .therapist: "device.code.therapist"
    }
  }
}

extension Context {
  /// Whom a pairing is for, and what they are called.
  ///
  /// - Throws: ``Failure`` `device.no_tutor`, `device.which_tutor`, `device.of_nobody`.
  fileprivate func purpose(
    _ role: Device.Role, _ arguments: Arguments
  ) throws -> (purpose: PairingPurpose, patient: String?, tutor: String?) {
    let named = try arguments.read(DeviceParameter.patient) { try workspace.patient(named: $0) }
    if role == .therapist {
      if named != nil { try arguments.at(DeviceParameter.patient) { throw Failure("device.of_nobody") } }
      return (.therapist, nil, nil)
    }
    guard let patient = try named ?? subject.flatMap({ try workspace.patient(id: $0.id) }) ?? workspace.onlyPatient()
    else { throw Failure("patient.none_in_use", hint: Phrase("patient.none_in_use.hint")) }
    guard role == .tutor else { return (.patient(patient.id), patient.name, nil) }
    let tutors = try workspace.tutors(of: patient.id)
    let meant = try arguments.read(Common.tutor) { try workspace.tutor(named: $0, of: patient.id) }
    guard let tutor = meant ?? (tutors.count == 1 ? tutors[0] : nil) else {
      throw Failure(
        tutors.isEmpty ? "device.no_tutor" : "device.which_tutor", ["patient": .text(patient.name)],
        candidates: tutors.map(\.name))
    }
    return (.tutor(tutor.id, of: patient.id), patient.name, tutor.name)
  }

  /// What a therapist will type beside the code: asked for twice, or in a file's first line, so that no history of lines has it.
  fileprivate func passphrase(_ arguments: Arguments) throws -> Passphrase {
    let short = Failure("device.passphrase_short", ["count": .integer(Passphrase.shortest)])
    let told = try arguments.read(DeviceParameter.passphrase) { path in
      let line = try UserFiles.read(path, limit: 1 << 16).prefix { $0 != 0x0A && $0 != 0x0D }
      guard let passphrase = Passphrase(String(decoding: line, as: UTF8.self)) else { throw short }
      return passphrase
    }
    if let told { return told }
    guard console.isInteractive else {
      throw Failure("device.passphrase_needed", hint: Phrase("device.passphrase_needed.hint"))
    }
    while true {
      let text = try console.ask(secretly: wording.text(Phrase("device.passphrase_question")) + " ")
      if text.isEmpty { throw Failure("confirm.declined") }
      guard let passphrase = Passphrase(text) else {
        console.message("! " + wording.text(short.what))
        continue
      }
      if text == (try console.ask(secretly: wording.text(Phrase("device.passphrase_again")) + " ")) {
        return passphrase
      }
      console.message("! " + wording.text(Phrase("device.passphrase_other")))
    }
  }

  /// A text as a picture of squares for a camera: light squares are written, as terminals are dark, with the margin around them that
  /// cameras look for.
  fileprivate func squares(_ text: String) throws -> String {
    let rows = try serverProgram.code(text, isInterrupted: session.isInterrupted)
    let margin = 2
    let width = (rows.first?.count ?? 0) + 2 * margin
    let empty = [[Bool]](repeating: [Bool](repeating: false, count: width), count: margin)
    let side = [Bool](repeating: false, count: margin)
    let all = empty + rows.map { side + $0 + side } + empty
    return stride(from: 0, to: all.count, by: 2).map { top in
      (0..<width).map { column in
        let isUpperLight = !all[top][column]
        let isLowerLight = top + 1 < all.count && !all[top + 1][column]
        return switch (isUpperLight, isLowerLight) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }.joined(separator: "\n")
  }
}
