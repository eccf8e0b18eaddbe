import Terminal

/// The lines that were typed at prompts, the oldest first.
public struct TypedLines: Sendable {
  private let read: @Sendable () -> [String]

  public init(read: @escaping @Sendable () -> [String]) { self.read = read }

  /// - Parameter file: a prompt's history.
  public init(inFile file: String) { self.init { History(path: file).entries } }

  public var all: [String] { read() }
}
