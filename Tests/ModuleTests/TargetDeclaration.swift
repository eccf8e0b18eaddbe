/// One target as Package.swift declares it.
struct TargetDeclaration {
  let name: String
  /// Where its source lies.
  let folder: String
  /// Tests and what they are run with.
  let isForTests: Bool
  /// A program of its own, which others may need to be built without importing it.
  let isProgram: Bool
  /// The targets and libraries that it depends on, those included that a kind of target always has.
  let dependencies: Set<String>

  /// - Parameter manifest: the text of Package.swift.
  static func all(in manifest: String) -> [TargetDeclaration] {
    guard let start = manifest.firstRange(of: "\n  targets: [")?.lowerBound,
      let end = manifest[start...].firstRange(of: "\n  ]\n)")?.lowerBound
    else { return [] }
    let body = manifest[start..<end]
    let heads = body.matches(
      of: /(room|tool|plugin|tests|library|\.target|\.executableTarget)\(\s*(?:name:\s*)?"(\w+)"/)
    return heads.enumerated().map { index, head in
      let end = index + 1 < heads.count ? heads[index + 1].range.lowerBound : body.endIndex
      return TargetDeclaration(String(head.1), String(head.2), body[head.range.upperBound..<end])
    }
  }

  private init(_ kind: String, _ name: String, _ rest: Substring) {
    let parent = rest.firstMatch(of: /in: "([^"]+)"/).map { String($0.1) }
    switch kind {
    case "tests":
      self.name = name + "Tests"
      folder = "Tests/\(name)Tests"
    case "library":
      self.name = name
      folder = "Sources/C/\(name)"
    case "plugin":
      self.name = name
      folder = "Plugins/\(name)"
    default:
      self.name = name
      folder = rest.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? "\(parent ?? "Sources")/\(name)"
    }
    isForTests = folder.hasPrefix("Tests/")
    isProgram = ["tool", ".executableTarget"].contains(kind) || name == "AllPrograms"
    var names = Set(rest.matches(of: /"(\w+)"/).map { String($0.1) }).subtracting(["Plugins", "Sources", "Tests"])
    if rest.contains(/\bgrdb\b/) { names.insert("GRDB") }
    if rest.contains(/\bsqlite\b/) { names.insert("GRDBSQLite") }
    if rest.contains(/\bcrypto\b/) { names.insert("Crypto") }
    if rest.contains(/\bcryptography\b/) { names.formUnion(["Crypto", "CryptoExtras"]) }
    if kind == "plugin" { names.insert("TagarelaKit") }
    for beside in rest.matches(of: /beside: \[([^\]]*)\]/) {
      for name in beside.1.matches(of: /"(\w+)"/) { names.remove(String(name.1)) }
    }
    for data in rest.matches(of: /(?:data: |\.copy\()"(\w+)"/) { names.remove(String(data.1)) }
    dependencies = kind.hasPrefix(".") ? names.subtracting([name]) : names
  }
}
