import Testing

/// Who imports whom, held against ``House``.
struct ArrowTests {
  private static let targets = (try? Checkout.text("Package.swift")).map(TargetDeclaration.all) ?? []
  private static let names = Set(targets.map(\.name)).union(["Crypto", "CryptoExtras", "GRDB", "GRDBSQLite"])

  /// What a target's source imports of this package, of C libraries and of other packages.
  private static func imports(of target: TargetDeclaration) throws -> Set<String> {
    var imports: Set<String> = []
    for file in Checkout.swiftFiles(in: target.folder) { imports.formUnion(try Checkout.imports(of: file)) }
    return imports.intersection(names)
  }

  private static func targets(in folder: String) -> [TargetDeclaration] {
    targets.filter {
      $0.folder.hasPrefix(folder + "/") && !$0.folder.hasPrefix("Sources/C/") && $0.name != "AllPrograms"
    }
  }

  /// The extension points at which a module registers.
  private static func points(of module: TargetDeclaration) throws -> Set<String> {
    var points: Set<String> = []
    for file in Checkout.swiftFiles(in: module.folder) {
      points.formUnion(try Checkout.text(file).found(#"to: \.(\w+)\)"#).map { $0[1] })
    }
    return points
  }

  @Test func `a room imports what its line in the house says, all of it and nothing else`() throws {
    let modules = Set(Self.targets(in: "Plugins").map(\.name))
    let rooms = Self.targets(in: "Sources")
    #expect(Set(rooms.map(\.name)) == Set(House.rooms.map(\.name)))
    for room in rooms {
      let allowed = House.rooms.first { $0.name == room.name }?.ends ?? []
      var imports = try Self.imports(of: room)
      // The one that puts the house together.
      if room.name == "BuiltIns" { imports.subtract(modules) }
      #expect(imports.subtracting(allowed).isEmpty, "\(room.name) has no such arrow in the house")
      #expect(allowed.subtracting(imports).isEmpty, "\(room.name) doesn't use an arrow of the house")
    }
  }

  @Test func `a room stands above all that it imports`() {
    var below: Set<String> = []
    let rooms = Set(House.rooms.map(\.name))
    for (name, ends) in House.rooms {
      #expect(ends.intersection(rooms).subtracting(below).isEmpty, "\(name) imports what stands beside or above it")
      #expect(below.insert(name).inserted, "\(name) has two lines")
    }
  }

  @Test func `a module imports what others that register at its points may, and each such arrow has a use`() throws {
    var used: [String: Set<String>] = [:]
    for module in Self.targets(in: "Plugins") where !module.isProgram {
      let imports = try Self.imports(of: module)
      let points = try Self.points(of: module)
      let allowed: Set = House.points.filter { points.contains($0.name) }.reduce(into: ["TagarelaKit"]) {
        $0.formUnion($1.ends)
      }
      #expect(imports.isSubset(of: allowed), "\(module.name) imports \(imports.subtracting(allowed).sorted())")
      for point in points { used[point, default: []].formUnion(imports) }
    }
    for (point, allowed) in House.points {
      guard let used = used[point] else { continue }
      #expect(allowed.subtracting(used).isEmpty, "no module that registers at \(point) needs it")
    }
  }

  @Test func `a module's program sees nothing of the kit`() throws {
    let libraries = Self.targets.filter { $0.folder.hasPrefix("Sources/C/") }.map(\.name)
    for program in Self.targets(in: "Plugins") where program.isProgram {
      let imports = try Self.imports(of: program).subtracting(libraries)
      #expect(imports.isSubset(of: House.programs), "\(program.name) imports \(imports.sorted())")
    }
  }

  @Test func `Package.swift declares exactly what is imported`() throws {
    for target in Self.targets(in: "Sources") + Self.targets(in: "Plugins") {
      let imports = try Self.imports(of: target)
      #expect(imports.subtracting(target.dependencies).isEmpty, "\(target.name) doesn't declare what it imports")
      #expect(target.dependencies.subtracting(imports).isEmpty, "\(target.name) declares what it doesn't import")
    }
  }

  /// A program that they run is only built for them.
  @Test func `Package.swift declares what tests import, and beside it only programs that they run`() throws {
    let programs = Set(Self.targets.filter(\.isProgram).map(\.name))
    let given: Set = ["Conformance", "TagarelaTestSupport"]
    for target in Self.targets(in: "Tests") where target.folder.hasSuffix("Tests") {
      let imports = try Self.imports(of: target).subtracting(given)
      #expect(imports.subtracting(target.dependencies).isEmpty, "\(target.name) doesn't declare what it imports")
      let spare = target.dependencies.subtracting(imports).subtracting(programs).subtracting(given)
      #expect(spare.isEmpty, "\(target.name) declares what it doesn't import")
    }
  }

  /// It would put 35 MB of locale data into each.
  @Test func `programs beside the prompt link nothing of Foundation but its essentials`() throws {
    let tools = Self.targets.filter { $0.name.hasSuffix("Tool") && !$0.isForTests }
    #expect(tools.count >= 4)
    var linked = Set(tools.map(\.name))
    while case let more = linked.union(Self.targets.filter { linked.contains($0.name) }.flatMap(\.dependencies)),
      more != linked
    { linked = more }
    for target in Self.targets where linked.contains(target.name) {
      for file in Checkout.swiftFiles(in: target.folder) {
        #expect(try !Checkout.imports(of: file).contains("Foundation"), "\(file)")
      }
    }
  }
}
