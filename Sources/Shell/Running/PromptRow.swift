public import TagarelaKit

/// What goes on while the user types, as rows above the prompt: a time that runs out, what is to be remembered soon.
public struct PromptRows: Identified {
  /// The module's identifier.
  public let id: String
  let rows: @Sendable (Context) throws -> [PromptRow]

  /// - Parameter rows: asked before each prompt, also where they can't be shown, so it looks at little. What it throws leaves
  ///   its rows out.
  public init(_ id: String, rows: @escaping @Sendable (Context) throws -> [PromptRow]) {
    self.id = id
    self.rows = rows
  }
}

/// One row above the prompt.
public struct PromptRow: Sendable {
  /// What it says now. It is asked while nobody types, often, on the thread of the prompt: it looks at nothing but what it knows.
  let text: @Sendable () -> Text

  public init(text: @escaping @Sendable () -> Text) {
    self.text = text
  }

  /// What a row says.
  public struct Text: Sendable, Equatable {
    /// What it is about.
    public var label: String
    /// How much is left of it, 0 to 1, as a bar; nil for none.
    public var share: Double?
    /// What there is to say of it.
    public var note: String

    public init(label: String, share: Double? = nil, note: String) {
      self.label = label.harmless.replacing("\n", with: " ")
      self.share = share
      self.note = note.harmless
    }
  }
}

extension ExtensionPoint<PromptRows> {
  /// What stands above the prompt.
  public static var promptRows: Self { Self("promptRows") }
}
