import Testing

/// What the rooms that modules see say of themselves.
struct DocumentationTests {
  @Test(arguments: ["MediaHeaders", "Moments", "Scenes", "Services", "StructuredText", "TagarelaKit"])
  func `each declaration that others see has its comment`(room: String) throws {
    var isEmpty = true
    for file in Checkout.swiftFiles(in: "Sources/\(room)") {
      for declaration in ShownDeclaration.all(in: try Checkout.text(file)) {
        isEmpty = false
        #expect(
          declaration.hasComment || declaration.needsNone, "\(file):\(declaration.line): \(declaration.text)")
      }
    }
    #expect(!isEmpty)
  }

  @Test(arguments: [
    "public struct Board {}", "  package func read() {}", "open class Room {}", "public static let most = 1",
    "public private(set) var name = 1", "  public subscript(key: String) -> Int {", "@inlinable public func read() {}",
    "public class func read() {", "  public init?(_ text: String) { nil }", "public typealias Walk = () -> Void",
    "public protocol Reader {}", "  public indirect enum Tree {", "public actor Room {}",
    // A property is none of the witnesses whose names it has.
    "  public var description: String", "  public let rawValues: [Int]", "public func encode(_ text: String) {",
    // Something is done beside filling the properties.
    "public init(_ a: Int) { b = a }", "public init(a: Int) {\n  self.a = a\n  check()\n}",
    "  public init(\n    a: Int\n  ) {\n    self.a = a + 1\n  }", "public init?(a: Int) { nil }",
    // A remark is no comment on the declaration, nor is one that stands apart.
    "// Reads.\npublic func read() {}", "/// Reads.\n\npublic func read() {}",
    "/// Reads.\nlet a = 1\npublic func read() {}",
  ])
  func `a comment is wanted of what others see`(source: String) {
    #expect(ShownDeclaration.all(in: source).map { $0.hasComment || $0.needsNone } == [false])
  }

  @Test(arguments: [
    "func read() {}", "private let public = 1", "public import Files", "extension Reader {\n  func read() {}\n}",
    "case public", "// public let a = 1",
  ])
  func `of what others don't see none is wanted`(source: String) {
    #expect(ShownDeclaration.all(in: source).isEmpty)
  }

  @Test(arguments: [
    "/// Reads.\npublic func read() {}",
    "  /// Reads.\n  @inlinable\n  @available(*, deprecated)\n  public func read() {}",
    "/// A kind.\npublic enum Kind {\n  case first\n}", "  public static func < (a: Day, b: Day) -> Bool {",
    "  public override func read() {", "public init() {}", "  public init(a: Int) { self.a = a }",
    "  public init(\n    a: Int, b: () -> Void = { _ in },\n    c: Int\n  ) {\n    self.a = a\n    self.c = c\n  }",
    "  public init(from decoder: any Decoder) throws {", "  public func encode(to encoder: any Encoder) throws {",
    "  public func hash(into hasher: inout Hasher) {", "  public var description: String { name }",
    "  public var rawValue: String", "  public init?(rawValue: String) {",
    "  public init(stringLiteral value: String) {",
  ])
  func `none is wanted where there is one, nor where it would only repeat`(source: String) {
    #expect(ShownDeclaration.all(in: source).map { $0.hasComment || $0.needsNone } == [true])
  }

  @Test(arguments: [
    "public protocol Reader:\n  Sendable\n{\n  func read()\n  var name: String { get }\n}\nfunc other() {}",
    """
      package extension Reader {
        func read() {
          let name = 1
        }
        var name: Int { 1 }
        private var a: Int { 1 }
      }
    """,
  ])
  func `members of what others see are seen, but not what is in them`(source: String) {
    let seen = ShownDeclaration.all(in: source).map(\.text).filter { !$0.hasPrefix("public protocol") }
    #expect(seen.map { $0.prefix(8) } == ["func rea", "var name"])
  }
}
