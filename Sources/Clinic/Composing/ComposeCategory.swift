public import TagarelaKit

/// What choices of a guided sentence have in common: food, people, or a category of the workspace's own.
public struct ComposeCategory: Sendable, Hashable {
  /// A vocabulary's key, else the workspace's own name.
  private enum Kind: Hashable {
    case vocabulary(String), own(String)
  }

  private let kind: Kind

  /// - Parameter key: of a vocabulary.
  init(key: String) { kind = .vocabulary(key) }

  /// - Parameter name: of a category of the workspace that no vocabulary has.
  init(own name: String) { kind = .own(name) }

  /// What people call it.
  public func name(in wording: Wording) -> String {
    switch kind {
    case .vocabulary(let key): wording.text(Phrase("concept.category.\(key)"))
    case .own(let name): name
    }
  }
}
