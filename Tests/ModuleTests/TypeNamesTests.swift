import Testing

/// What a name means doesn't hang on the file in which it is read.
struct TypeNamesTests {
  private static let targets = ((try? Checkout.text("Package.swift")).map(TargetDeclaration.all) ?? [])
    .filter { !$0.isForTests && !$0.folder.hasPrefix("Sources/C/") }
  private static let dependencies = Dictionary(
    targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })

  /// The types at the top of a target's files that other files see.
  private static func types(of target: TargetDeclaration) throws -> Set<String> {
    try Checkout.swiftFiles(in: target.folder).reduce(into: []) { types, file in
      for line in try Checkout.text(file).split(separator: "\n")
      where line.first.map({ $0 != " " && $0 != "/" }) == true {
        let found = line.prefixMatch(
          of: /(?:(?:public|final|indirect|nonisolated|@\w+) )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/)
        if let found { types.insert(String(found.1)) }
      }
    }
  }

  /// A target with all that its sources may see, near and far.
  private static func seen(from target: String) -> Set<String> {
    var seen: Set = [target]
    while case let more = seen.union(seen.flatMap { dependencies[$0] ?? [] }), more != seen { seen = more }
    return seen
  }

  /// Rooms meet where one sees the other, or a third sees both; the executable, which puts all together, doesn't count.
  @Test func `rooms that meet have no two types of one name`() throws {
    let types = Dictionary(try Self.targets.map { ($0.name, try Self.types(of: $0)) }, uniquingKeysWith: { $1 })
    #expect(types["TagarelaKit"]?.contains("Symbol") == true)
    for viewer in Self.targets where !["AllPrograms", "BuiltIns", "TagarelaServe", "tagarela"].contains(viewer.name) {
      var owners: [String: String] = [:]
      for room in Self.seen(from: viewer.name).sorted() {
        for type in types[room] ?? [] {
          #expect(owners[type] == nil, "\(viewer.name) sees \(type) of \(owners[type] ?? "") and of \(room)")
          owners[type] = room
        }
      }
    }
  }

  @Test func `no type is called like a target that isn't its own`() throws {
    let names = Set(Self.targets.map(\.name))
    for target in Self.targets {
      let taken = try Self.types(of: target).intersection(names).subtracting([target.name])
      #expect(taken.isEmpty, "types of \(target.name)")
    }
  }
}
