// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A Swift target of this package, with the settings that all share.
func room(_ name: String, in folder: String = "Sources", _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "tagarela",
  products: [
    .library(name: "TagarelaKit", targets: ["TagarelaKit"])
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
  ],
  targets: [
    room("TagarelaKit", []),
    room("Programs", ["TagarelaKit"]),
  ]
)
