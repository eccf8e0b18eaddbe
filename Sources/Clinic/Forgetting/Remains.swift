import Foundation
import Services
import TagarelaKit
import Workspace

/// What outside the workspace may still tell what was forgotten in it.
public struct Remains: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Of the whole workspace, which upgrades and restores have left beside it.
    case copies
    /// The lines that were typed at the prompt.
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

  fileprivate init(_ kind: Kind, _ paths: [String], removal: @escaping @Sendable () throws -> Void) {
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

/// The lines typed at prompts, in a file that all of them share.
public struct PromptHistory: Sendable {
  let path: String
  let clear: @Sendable () -> Void

  /// - Parameter clear: empties the file.
  public init(path: String, clear: @escaping @Sendable () -> Void) {
    self.path = path
    self.clear = clear
  }

  fileprivate var isThere: Bool {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0) > 0
  }
}

extension Clinic {
  /// What still tells what is forgotten in the workspace.
  public var remains: [Remains] {
    get throws {
      var remains: [Remains] = []
      let copies = workspace.copies
      if !copies.isEmpty { remains.append(Remains(.copies, copies)) }
      if let history = try services[PromptHistory.self], history.isThere {
        remains.append(Remains(.history, [history.path], removal: history.clear))
      }
      let letters = try workspace.letters()
      if !letters.isEmpty { remains.append(Remains(.outbox, letters)) }
      return remains
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
