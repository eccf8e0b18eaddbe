import Clinic
import Foundation
import TagarelaKit
import Workspace

/// Where copies go, for how many days they stay, and who may read them.
struct CopySettings {
  private let clinic: Clinic

  init(_ clinic: Clinic) { self.clinic = clinic }

  private enum Key {
    static let folder = "copies.folder"
    static let days = "copies.days"
    static let sealed = "copies.sealed"
    static let readers = "copies.readers"
  }

  /// All that leads a patient's data elsewhere holds only on a computer where it was set.
  private static let here = SetHere("copies")

  static let all: [Setting] = [
    Setting(Key.folder, .checked { text, _ in try folder(text) }) { try here.note(Key.folder, $0) },
    Setting(
      Key.days,
      .whole(
        daysRange,
        refusal: Phrase(
          "copies.days_range", ["low": .integer(daysRange.lowerBound), "high": .integer(daysRange.upperBound)])),
      usual: .integer(usualDays)),
    Setting(Key.sealed, .choice(["yes", "no"]), hasUsual: true) { try here.note(Key.sealed, $0) },
    Setting(Key.readers, .checked { text, clinic in try readers(text, clinic).map(\.name).joined(separator: ", ") }) {
      try here.note(Key.readers, $0)
    },
  ]

  private static let daysRange = 1...3650
  private static let usualDays = 30

  /// - Returns: its whole path.
  private static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure("copies.folder_away", ["path": .text(path)])
    }
    return URL(fileURLWithPath: path).path
  }

  private static func readers(_ names: String, _ clinic: Clinic) throws -> [KnownKeys] {
    try names.split(separator: ",").map { try clinic.keyring.trusted(named: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// Nil where none is set.
  ///
  /// - Throws: ``Failure`` `settings.set_elsewhere`.
  var folder: String? { get throws { try Self.here.value(of: Key.folder, in: clinic.workspace) } }

  /// How many copies stay, one of each day.
  var days: Int { get throws { try clinic.workspace.setting(Key.days).flatMap { Int($0) } ?? Self.usualDays } }

  /// For the user's own keys and those of whoever else may read copies; nil where they aren't sealed: when it was said so, or
  /// there are no keys.
  ///
  /// - Throws: ``Failure`` `settings.set_elsewhere`, `key.none`, `key.unknown`, and what reading keys throws.
  var seal: Seal? {
    get throws {
      let keyring = clinic.keyring
      let own = try keyring.own()?.known
      let others = try Self.here.value(of: Key.readers, in: clinic.workspace).map { try Self.readers($0, clinic) } ?? []
      switch try Self.here.value(of: Key.sealed, in: clinic.workspace) {
      case "no": return nil
      case "yes" where own == nil: throw Failure("key.none", hint: Phrase("key.none.hint"))
      default: break
      }
      guard let own else { return nil }
      return try Seal(for: [own] + others, passphrase: nil, signedBy: keyring)
    }
  }
}
