import Foundation
import Services
public import TagarelaKit
import Workspace

/// What outside the workspace may still tell what was forgotten in it.
public struct Remains: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Of the whole workspace, which upgrades and restores have left beside it.
    case copies
    /// The lines that were typed at the prompt, and who was in use there.
    case history
    /// Letters of this clinic that are still where they were written.
    case outbox
  }

  public let kind: Kind
  public let paths: [String]
  private let removal: @Sendable () throws -> Void

  /// Removes it.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  public func remove() throws { try removal() }

  fileprivate init(_ kind: Kind, _ paths: [String]) {
    self.init(kind, paths) { try paths.forEach(Self.removeFile) }
  }

  /// - Parameters:
  ///   - paths: of files, or what else it is called.
  ///   - removal: throws a ``Failure`` where it stays.
  public init(_ kind: Kind, _ paths: [String], removal: @escaping @Sendable () throws -> Void) {
    self.kind = kind
    self.paths = paths
    self.removal = removal
  }

  private static func removeFile(_ path: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
    }
  }
}

/// What prompts remember, in files that all of them share: the lines that were typed, and who was in use.
public struct PromptHistory: Sendable {
  private let paths: [String]
  private let clear: @Sendable (_ path: String) -> Void

  /// - Parameter clear: empties a file.
  public init(paths: [String], clear: @escaping @Sendable (_ path: String) -> Void) {
    self.paths = paths
    self.clear = clear
  }

  /// Those that hold something.
  fileprivate var remains: [Remains] {
    let full = paths.filter { path in
      ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0) > 0
    }
    return full.isEmpty ? [] : [Remains(.history, full) { full.forEach(clear) }]
  }
}

/// What of a module's still tells what was forgotten.
public struct Keeper: Identified {
  /// The module's identifier.
  public let id: String
  let remains: @Sendable (Clinic) throws -> [Remains]

  public init(_ id: String, remains: @escaping @Sendable (Clinic) throws -> [Remains]) {
    self.id = id
    self.remains = remains
  }
}

extension ExtensionPoint<Keeper> {
  public static var keepers: Self { Self("keepers") }
}

extension Remains {
  /// What an erasure takes along: what was typed, which can't be told apart by whom it is about, and the patient's letters.
  static func of(_ patient: PatientRecord, _ clinic: Clinic) throws -> [Remains] {
    let letters = try clinic.workspace.letters(about: patient)
    return try typed(clinic) + (letters.isEmpty ? [] : [Remains(.outbox, letters)])
  }

  /// What may tell of anybody: copies of all data, and letters of which it isn't known whom they are about.
  static func ofAnybody(_ clinic: Clinic) throws -> [Remains] {
    let (copies, letters) = (clinic.workspace.copies, try clinic.workspace.lettersAboutUnknown())
    return (copies.isEmpty ? [] : [Remains(.copies, copies)]) + (letters.isEmpty ? [] : [Remains(.outbox, letters)])
  }

  fileprivate static func typed(_ clinic: Clinic) throws -> [Remains] {
    try clinic.services[PromptHistory.self]?.remains ?? []
  }
}

extension Clinic {
  /// What still tells what is forgotten in the workspace.
  public var remains: [Remains] {
    get throws {
      var remains: [Remains] = []
      let copies = workspace.copies
      if !copies.isEmpty { remains.append(Remains(.copies, copies)) }
      remains += try Remains.typed(self)
      let letters = try workspace.letters()
      if !letters.isEmpty { remains.append(Remains(.outbox, letters)) }
      return try remains + registry.all(.keepers).flatMap { try $0.remains(self) }
    }
  }

  /// Removes what still tells what was forgotten, as far as it is wanted.
  ///
  /// - Parameter isWanted: decides for each.
  /// - Returns: what is gone, and what is left.
  /// - Throws: what `isWanted` throws, ``Failure`` `file.unwritable`.
  public func remove(
    _ remains: [Remains], where isWanted: (Remains) throws -> Bool
  ) throws -> (removed: [Remains], left: [Remains]) {
    var removed: [Remains] = []
    var left: [Remains] = []
    for one in remains {
      if try isWanted(one) {
        try one.remove()
        removed.append(one)
      } else {
        left.append(one)
      }
    }
    try workspace.dropGoneLetters()
    return (removed, left)
  }
}
