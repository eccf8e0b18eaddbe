import Clinic
import Desk
import Devices
import Foundation
import Services
import Shell
import TagarelaKit
import Workspace

extension DeviceCommands {
  static func pair(_ context: Context, _ arguments: Arguments) throws -> Outcome {
    let store = DeviceStore(try context.workspace)
    guard try !context.workspace.isUnsaved else { throw Failure("serve.atomic") }
    let role = arguments[DeviceParameter.role] ?? .patient
    let whom = try context.purpose(role, arguments)
    let passphrase = role == .therapist ? try context.passphrase(arguments) : nil
    let code = try store.makeCode(for: whom.purpose, passphrase: passphrase)
    try context.clinic.note(
      .paired, "device", way: role.rawValue, about: whom.identity, to: whom.tutor ?? whom.patient)
    try context.services[OpenCodes.self]?.add(code, for: whom.tutor ?? whom.patient, in: store)
    let server = try store.server()
    let address = server?.addresses.first.map { "\($0)/pair#\(code.token)" }
    let record = Record([
      "code": .text(code.digits), "address": Value(address), "fingerprint": Value(server?.fingerprint),
      "seconds": .integer(PairingCode.patience), "used_by": .word(role.rawValue), "patient": Value(whom.patient),
      "tutor": Value(whom.tutor),
    ])
    let said = Phrase(
      role.codeMessage,
      [
        "code": .text(code.shown), "minutes": .integer(PairingCode.patience / 60), "patient": Value(whom.patient),
        "tutor": Value(whom.tutor),
      ])
    guard let server, let address else {
      return Outcome(.record(record), said: said, remarks: [Phrase("device.no_server")])
    }
    let fingerprint = Phrase("serve.fingerprint", ["fingerprint": .text(server.fingerprint)])
    let place = Phrase("device.where", ["address": .text("\(server.addresses.first ?? "")/pair")])
    guard context.console.isInteractive else {
      return Outcome(.record(record), said: said, remarks: [place, fingerprint])
    }
    // What one looks at while one types it on the device comes last, and so stays in sight.
    let squares = try context.squares(address)
    let isSeen = arguments[DeviceParameter.picture] || squares.fits(context.console)
    let shown = [context.wording.text(fingerprint)] + (isSeen ? [squares.text] : []) + [context.wording.text(said)]
    return Outcome(
      .text(shown.joined(separator: "\n"), json: .record(record)),
      remarks: [place] + (isSeen ? [] : [Phrase("device.picture_next")]))
  }
}

extension PairingCode {
  /// As it is read aloud: `123 456`.
  var shown: String { "\(digits.prefix(3)) \(digits.dropFirst(3))" }
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
  /// Whom a pairing is for, what they are called, and the patient's identity.
  ///
  /// - Throws: ``Failure`` `device.no_tutor`, `device.which_tutor`, `device.of_nobody`.
  fileprivate func purpose(
    _ role: Device.Role, _ arguments: Arguments
  ) throws -> (purpose: PairingPurpose, patient: String?, tutor: String?, identity: String?) {
    let named = try arguments.read(DeviceParameter.patient) { try workspace.patient(named: $0) }
    if role == .therapist {
      if named != nil { try arguments.at(DeviceParameter.patient) { throw Failure("device.of_nobody") } }
      return (.therapist, nil, nil, nil)
    }
    guard let patient = try named ?? subject.flatMap({ try workspace.patient(id: $0.id) }) ?? workspace.onlyPatient()
    else { throw Failure("patient.none_in_use", hint: Phrase("patient.none_in_use.hint")) }
    guard role == .tutor else { return (.patient(patient.id), patient.name, nil, patient.uid) }
    let tutors = try workspace.tutors(of: patient.id)
    let meant = try arguments.read(Common.tutor) { try workspace.tutor(named: $0, of: patient.id) }
    guard let tutor = meant ?? (tutors.count == 1 ? tutors[0] : nil) else {
      throw Failure(
        tutors.isEmpty ? "device.no_tutor" : "device.which_tutor", ["patient": .text(patient.name)],
        candidates: tutors.map(\.name))
    }
    return (.tutor(tutor.id, of: patient.id), patient.name, tutor.name, patient.uid)
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
}
