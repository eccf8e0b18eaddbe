import GRDB
import TagarelaKit
import Workspace

extension DeviceStore {
  /// Makes what pairs one device, for ten minutes.
  ///
  /// - Parameter passphrase: what has to be typed beside it; nil for none.
  public func makeCode(for purpose: PairingPurpose, passphrase: Passphrase? = nil) throws -> PairingCode {
    try together { db in
      try db.execute(sql: "DELETE FROM serve_code WHERE ends <= ?", arguments: [now()])
      var code = PairingCode(digits: Secret.drawDigits(), token: Secret.drawNumber())
      while try isOpen(code, db) { code = PairingCode(digits: Secret.drawDigits(), token: Secret.drawNumber()) }
      try db.execute(
        sql: """
          INSERT INTO serve_code(digits, token, role, patient, tutor, passphrase, ends) VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          Secret.sum(code.digits), Secret.sum(code.token), purpose.role.rawValue, purpose.patient, purpose.tutor,
          passphrase?.sealed, now() + PairingCode.patience,
        ])
      return code
    }
  }

  /// Whether a code can still pair a device.
  public func isOpen(_ code: PairingCode) throws -> Bool {
    try workspace.read { db in
      try Int.fetchOne(
        db, sql: "SELECT 1 FROM serve_code WHERE token = ? AND ends > ?", arguments: [Secret.sum(code.token), now()])
        != nil
    }
  }

  private func isOpen(_ code: PairingCode, _ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT 1 FROM serve_code WHERE digits = ?", arguments: [Secret.sum(code.digits)]) != nil
  }

  /// Pairs a device with what was typed or scanned, which pairs no other then.
  ///
  /// - Parameters:
  ///   - typed: the digits, with or without blanks, or the token.
  ///   - name: what the device calls itself.
  /// - Returns: the device, and the token that opens its session.
  /// - Throws: ``Failure`` `device.wrong_code` for one that is unknown, used or too old; of those that are open each counts
  ///   it, and is forgotten after ten. `device.wrong_passphrase`, likewise.
  public func pair(_ typed: String, passphrase: String? = nil, name: String) throws -> (device: Device, token: String) {
    let code = typed.filter { $0.isLetter || $0.isNumber }.lowercased()
    let found = try together { db in
      try Row.fetchOne(
        db,
        sql: "SELECT id, role, patient, tutor, passphrase FROM serve_code WHERE (digits = ? OR token = ?) AND ends > ?",
        arguments: [Secret.sum(code), Secret.sum(code), now()])
    }
    guard let found, let id = Int64.fromDatabaseValue(found[0]), let purpose = Self.purpose(found) else {
      try countWrong("1", [])
      throw Failure("device.wrong_code", hint: Phrase("device.wrong_code.hint"))
    }
    if let sealed = String.fromDatabaseValue(found[4]), !Passphrase(sealed: sealed).opens(to: passphrase ?? "") {
      try countWrong("id = ?", [id])
      throw Failure("device.wrong_passphrase")
    }
    return try together { db in
      try db.execute(sql: "DELETE FROM serve_code WHERE id = ?", arguments: [id])
      // Somebody else was quicker.
      guard db.changesCount == 1 else { throw Failure("device.wrong_code", hint: Phrase("device.wrong_code.hint")) }
      return try begin(purpose, name: name, db)
    }
  }

  /// After so many wrong ones a code is forgotten: of six digits, a guesser has one chance in a hundred thousand.
  private static let mostTries = 10

  private func countWrong(_ condition: String, _ arguments: StatementArguments) throws {
    try together { db in
      try db.execute(sql: "UPDATE serve_code SET tries = tries + 1 WHERE \(condition)", arguments: arguments)
      try db.execute(sql: "DELETE FROM serve_code WHERE tries >= ?", arguments: [Self.mostTries])
    }
  }

  private static func purpose(_ row: Row) -> PairingPurpose? {
    let (patient, tutor) = (Int64.fromDatabaseValue(row[2]), Int64.fromDatabaseValue(row[3]))
    switch (String.fromDatabaseValue(row[1]).flatMap(Device.Role.init), patient, tutor) {
    case (.patient, let patient?, nil): return .patient(patient)
    case (.tutor, let patient?, let tutor?): return .tutor(tutor, of: patient)
    case (.therapist, nil, nil): return .therapist
    default: return nil
    }
  }
}
