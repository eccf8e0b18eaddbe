/// The lines that were typed at prompts, the oldest first.
public struct TypedLines: Sendable {
  private let read: @Sendable () -> [String]

  public init(read: @escaping @Sendable () -> [String]) { self.read = read }

  public var all: [String] { read() }
}
