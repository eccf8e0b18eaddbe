import Foundation
public import Shell
public import Workspace

extension Workspace: Ledger {
  /// Of nouns of which nothing is about anybody.
  private static let impersonal: Set = [
    "alias", "category", "convert", "format", "help", "history", "key", "layout", "lesson", "mail", "module", "predict",
    "sentence",
    "syllables", "system", "voice",
  ]

  public func note(leaving noun: String, about people: Set<String>, way: String, to place: String) throws {
    guard !people.isEmpty || !Self.impersonal.contains(noun) else { return }
    let hand = try setting("name") ?? NSUserName()
    for person in people.isEmpty ? [nil] : people.sorted().map(Optional.some) {
      try note(AuditNote(.exported, noun, way: way, about: person, to: place, by: hand))
    }
  }
}
