import BuiltIns
import Foundation
import TagarelaKit
import Testing

/// What the tree promises to whoever takes a module out of it.
struct ArchitectureTests {
  /// Beside it what builds all that is installed.
  @Test func `of all targets only the composition depends on built-in modules`() throws {
    let modules = Set(try Checkout.folders(in: "Plugins"))
    let targets = TargetDeclaration.all(in: try Checkout.text("Package.swift"))
    #expect(targets.contains { $0.name == "BuiltIns" && !modules.isDisjoint(with: $0.dependencies) })
    for target in targets where !["AllPrograms", "BuiltIns"].contains(target.name) && !target.isForTests {
      let used = modules.intersection(target.dependencies)
      #expect(used.isEmpty, "\(target.name) depends on \(used.sorted())")
    }
  }

  @Test func `every module's folder is a target`() throws {
    let targets = Set(TargetDeclaration.all(in: try Checkout.text("Package.swift")).map(\.name))
    let folders = try Checkout.folders(in: "Plugins")
    #expect(folders.filter { !targets.contains($0) }.isEmpty)
  }

  @Test func `the composition is the only file that imports modules`() throws {
    let modules = Set(try Checkout.folders(in: "Plugins"))
    let files = Checkout.swiftFiles(in: "Sources", "Plugins")
    #expect(files.contains("Sources/BuiltIns/Composition.swift"))
    for file in files where file != "Sources/BuiltIns/Composition.swift" {
      let used = modules.intersection(try Checkout.imports(of: file))
      #expect(used.isEmpty, "\(file) imports \(used.sorted())")
    }
  }

  /// Compared with, given or taken where nothing else is said: `id == "pdf"`, `layout: "grid"`, `formats: ["psyb"]`.
  @Test func `no layout, format or symbol system is meant by its identifier`() throws {
    let registry = Registry(builtInModules)
    let ids = Set(
      registry.all(.layouts).map(\.id) + registry.all(.formats).map(\.id) + registry.all(.systems).map(\.id))
    #expect(ids.isSuperset(of: ["grid", "pdf", "pcs"]))
    // The rooms that give tests their specimens say what those are.
    for file in Checkout.swiftFiles(in: "Sources") where !file.contains("Conformance/") {
      let used = try Checkout.text(file)
        .found(#"(?:==|!=|\?\?|\b(?:id|layout|format|formats|system|systems):)\s*\[?\s*"([a-z0-9\-]+)""#)
        .map { $0[1] }.filter(ids.contains)
      #expect(used.isEmpty, "\(file) names \(used)")
    }
  }

  /// What else reads files: the tools in processes of their own, which have no database open; and what is piped in.
  private static let readers = [
    "Sources/Files/", "Sources/Tools/", "Plugins/Espeak/Tool/", "Plugins/Post/Tool/", "Plugins/Sync/Tool/",
    "Sources/Conformance/", "Sources/ActivityConformance/",
  ]

  /// To close a file that is an open database would drop that one's locks.
  @Test func `files are read in one room, which knows the databases that are open`() throws {
    let ways = [
      "Data(contentsOf", "String(contentsOf", "FileHandle(forReading", "FileHandle(forUpdating", "contents(atPath",
      "copyItem(", "fopen(", "O_RDONLY", "O_RDWR", "InputStream(",
    ]
    // Each opens what it has just made, holds what it opens, or opens what is no file.
    let known = [
      "Sources/Workspace/Store/Copy.swift", "Sources/Workspace/Store/Workspace+Opening.swift",
      "Sources/Catalog/Store/IndexFile.swift", "Sources/Terminal/HistoryFile.swift",
      "Sources/Shell/Running/ScriptFile.swift", "Sources/Terminal/Outlet.swift",
    ]
    let pattern = ways.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    for file in Checkout.swiftFiles(in: "Sources", "Plugins") {
      guard !known.contains(file), !Self.readers.contains(where: file.hasPrefix) else { continue }
      let found = try Checkout.text(file).found(pattern).map { $0[0] }
      #expect(found.isEmpty, "\(file) has \(found)")
    }
  }

  /// The programs have no data of locales (`CLocaleData`).
  @Test func `nothing formats, sorts or tells the time by the library's locales`() throws {
    let ways = [
      "DateFormatter", "NumberFormatter", "MeasurementFormatter", "DateComponentsFormatter", "ListFormatter", "Locale(",
      "Locale.", "TimeZone",
      "Calendar.current", "Calendar(identifier", "localizedStandard", "localizedCompare", "localizedCaseInsensitive",
      "NSRegularExpression",
      "applyingTransform", "enumerateSubstrings", "URL(string", "URLComponents",
    ]
    let pattern = ways.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let files = Checkout.swiftFiles(in: "Sources", "Plugins")
    #expect(files.count > 1_000)
    for file in files {
      let found = try Checkout.text(file).found(pattern).map { $0[0] }
      #expect(found.isEmpty, "\(file) has \(found)")
    }
  }

  @Test func `each extension point that a room opens stands in docs/modules.md`() throws {
    let told = try Checkout.text("docs/modules.md").matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }
    var opened: [String] = []
    for file in Checkout.swiftFiles(in: "Sources") {
      opened += try Checkout.text(file).found(#"static var \w+: Self \{ Self\("(\w+)"\) \}"#).map { $0[1] }
    }
    #expect(opened.count >= 15)
    #expect(told.sorted() == opened.sorted())
  }

  @Test func `every system library has its Debian package among those that are installed`() throws {
    let needed = try Checkout.text("Package.swift").matches(of: /apt: "([^"]+)"/).map { String($0.1) }
    let installed = try Checkout.text("scripts/packages").split(separator: "\n")
      .map { $0.prefix { $0 != "#" }.filter { !$0.isWhitespace } }
    #expect(!needed.isEmpty)
    for package in needed { #expect(installed.contains(package), "scripts/packages lacks \(package)") }
  }
}
