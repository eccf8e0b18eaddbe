import Clinic
import Desk
import Foundation
import Services
import Shell
import TagarelaKit
import Workspace

/// What `forget` takes.
enum ForgetParameter {
  static let yes = Argument.flag("yes")
  static let also = Argument.option("also", .choices(Remains.Kind.self))
}

extension Noun {
  static let forget = Noun(
    "forget",
    [
      Command(
        Signature(
          "forget", nil, [ForgetParameter.yes, ForgetParameter.also],
          examples: [
            Example(
              after: ["patient new Giovanna", "patient remove Giovanna"], "forget --yes",
              prints: "✓ forgotten: nothing before this can be undone"),
            Example(
              after: ["backup clinic.bak", "restore clinic.bak"], "forget --yes --also copies,history",
              prints: "✓ forgotten: nothing before this can be undone"),
          ]),
        .acts, run: forgetSteps)
    ])
}

/// Forgets, tells what else still has what was forgotten, and removes of that what one wants: `--also` says it beforehand,
/// at the prompt it is asked.
private func forgetSteps(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  if !arguments[ForgetParameter.yes] {
    let steps = try context.workspace.steps()
    if steps > 0 {
      let count = Value.integer(steps)
      try context.confirm(Phrase("forget.question", ["count": count]), typing: count, option: ForgetParameter.yes)
    } else {
      try context.confirm(Phrase("forget.question_unused"), option: ForgetParameter.yes)
    }
  }
  let shrinking = try context.workspace.forget()
  var remarks: [Phrase] = []
  switch shrinking {
  case .done: break
  case .held: remarks.append(Phrase("forget.held"))
  case .noRoom: remarks.append(Phrase("forget.no_room"))
  }
  let wanted = Set(arguments[ForgetParameter.also] ?? [])
  var left: [Remains] = []
  var removed: [Remains] = []
  for remains in try context.remains {
    if try wanted.contains(remains.kind) || isWanted(remains, context) {
      try remains.remove()
      removed.append(remains)
    } else {
      left.append(remains)
    }
  }
  try context.workspace.dropGoneLetters()
  remarks += removed.map { Phrase("forget.removed", ["files": $0.names]) }
  remarks += left.map { Phrase($0.kind.left, ["files": $0.names]) }
  remarks.append(Phrase("forget.elsewhere"))
  let files = left.flatMap(\.paths).map(Value.text)
  return Outcome(
    .record(
      Record([
        "ok": .flag(true), "shrunk": .flag(shrinking == .done), "left": .list(files),
        "removed": .list(removed.flatMap(\.paths).map(Value.text)),
      ])),
    said: Phrase("forget.done"), remarks: remarks)
}

private func isWanted(_ remains: Remains, _ context: Context) throws -> Bool {
  guard context.console.isInteractive else { return false }
  do {
    try context.confirm(Phrase(remains.kind.question, ["files": remains.names]), option: ForgetParameter.also)
    return true
  } catch let failure as Failure where failure.what.key == "confirm.declined" {
    return false
  }
}

/// What outside the workspace may still tell what was forgotten in it.
struct Remains {
  enum Kind: String, CaseIterable {
    /// Of the whole workspace, which upgrades and restores have left beside it.
    case copies
    /// The lines that were typed at the prompt.
    case history
    /// Letters of this clinic that are still where they were written.
    case outbox

    fileprivate var left: String {
      switch self {
      case .copies: "forget.left_copies"
      case .history: "forget.left_history"
      case .outbox: "forget.left_outbox"
      }
    }

    fileprivate var question: String {
      switch self {
      case .copies: "forget.question_copies"
      case .history: "forget.question_history"
      case .outbox: "forget.question_outbox"
      }
    }
  }

  let kind: Kind
  let paths: [String]
  fileprivate let remove: () throws -> Void

  var names: Value {
    let shown = paths.prefix(5).map(Value.text)
    return .list(shown + (paths.count > 5 ? [.text("… +\(paths.count - 5)")] : []))
  }
}

extension Context {
  fileprivate var remains: [Remains] {
    get throws {
      var remains: [Remains] = []
      let copies = try workspace.copies
      if !copies.isEmpty { remains.append(Remains(kind: .copies, paths: copies) { try copies.forEach(removeFile) }) }
      if let history = try services[PromptHistory.self], history.isThere {
        remains.append(Remains(kind: .history, paths: [history.path], remove: history.clear))
      }
      let letters = try workspace.letters()
      if !letters.isEmpty { remains.append(Remains(kind: .outbox, paths: letters) { try letters.forEach(removeFile) }) }
      return remains
    }
  }
}

/// - Throws: ``Failure`` `file.unwritable`.
private func removeFile(_ path: String) throws {
  do {
    try FileManager.default.removeItem(atPath: path)
  } catch {
    throw Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
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

  var isThere: Bool {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0) > 0
  }
}
