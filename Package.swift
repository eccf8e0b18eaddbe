// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // Each function a section, so that the linker leaves out those that nothing calls.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
]

/// What goes through whole tables or long files: optimized in debug builds as well, in which the tests run.
let optimized: Set = [
  "Catalog", "CoreVocabulary", "Drawing", "Moments", "PCS", "PIC", "Prediction", "Sentences", "StructuredText",
  "TagarelaBundle", "TagarelaKit",
]

func settings(of name: String) -> [SwiftSetting] {
  optimized.contains(name) ? strict + [.unsafeFlags(["-O"], .when(configuration: .debug))] : strict
}

/// A Swift target of this package, with the settings that all share.
func room(_ name: String, in folder: String = "Sources", _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: settings(of: name))
}

/// A module with a folder of data beside its source, read when first needed.
func plugin(_ name: String, data folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies + ["TagarelaKit"], path: "Plugins/\(name)", resources: [.copy(folder)],
    swiftSettings: settings(of: name))
}

/// What makes programs smaller in release: packed relocations (DT_RELR), which of the linkers at hand lld can write, and no
/// functions that are kept and named because a library that is opened later might call them.
let packed: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
    ], .when(configuration: .release))
]

/// A program beside the shell; its libraries load when it is first used.
func tool(_ name: String, in folder: String = "Sources", _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: strict, linkerSettings: packed)
}

/// A C library of the system, found by pkg-config.
func library(_ name: String, pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// - Parameter beside: what lies in the folder and isn't Swift: tests in a browser, servers, files of other programs.
func tests(_ name: String, _ dependencies: [Target.Dependency], beside: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["Conformance", "TagarelaTestSupport"],
    path: "Tests/\(name)Tests", exclude: beside, swiftSettings: strict)
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
/// SQLite's own functions, of the library that GRDB links.
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

/// What serves the pages; the program that does links it, the prompt doesn't.
let web: [Target.Dependency] = [
  .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HummingbirdCore", package: "hummingbird"),
  .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
  .product(name: "NIOCore", package: "swift-nio"),
]
let tls = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
/// By which a server that runs gets another certificate.
let secureLines = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let certificates = Target.Dependency.product(name: "X509", package: "swift-certificates")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")

/// What seals; the prompt links none of it.
let cryptography: [Target.Dependency] = [
  .product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto"),
]

let package = Package(
  name: "tagarela",
  products: [
    .executable(name: "tagarela", targets: ["tagarela"]),
    .executable(name: "tagarela-canvas", targets: ["CanvasTool"]),
    .executable(name: "tagarela-archive", targets: ["ArchiveTool"]),
    .executable(name: "tagarela-sound", targets: ["SoundTool"]),
    .executable(name: "tagarela-espeak", targets: ["EspeakTool"]),
    .executable(name: "tagarela-guard", targets: ["GuardTool"]),
    .executable(name: "tagarela-fetch", targets: ["FetchTool"]),
    .executable(name: "tagarela-mail", targets: ["PostTool"]),
    .executable(name: "tagarela-calendar", targets: ["AgendaTool"]),
    .executable(name: "tagarela-serve", targets: ["TagarelaServe"]),
    .executable(name: "tagarela-seal", targets: ["SealTool"]),
    .executable(name: "tagarela-sync", targets: ["SyncTool"]),
    .library(name: "TagarelaKit", targets: ["TagarelaKit"]),
    .library(name: "TagarelaTestSupport", targets: ["ActivityConformance", "Conformance", "TagarelaTestSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-asn1.git", from: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.6"),
  ],
  targets: [
    // The one list of built-in modules, for the prompt and for the server.
    room(
      "BuiltIns",
      [
        "Agenda", "Album", "AsTeRICSGrid", "Bliss", "Catalan", "Cboard", "Clock", "Commands", "CommandVoice",
        "Copies", "CoreVocabulary",
        "Course", "Diary", "Emoji", "English", "Espeak", "Files", "FirstLetters", "Games", "Goals", "Grid3", "Layouts",
        "Learning", "LifeCompanion", "OpenBoard", "Packs", "PCS", "PIC", "Pictograms", "Portuguese", "Post", "Print",
        "Reports", "Serve",
        "Snap",
        "Spanish",
        "SymbolFolder", "Sync", "TagarelaBundle", "TagarelaKit", "TouchChat", "WebPage", "WordList",
      ]),
    tool(
      "tagarela",
      [
        "Archive", "CLocaleData", "Clinic", "Commands", "BuiltIns", "Desk", "Files", "Packs", "Programs", "Services",
        "Shell", "TagarelaKit", "Terminal", "Workspace",
      ]),
    // What is installed, so that one build makes all of it; a room links none of the libraries that the tools need.
    room(
      "AllPrograms",
      [
        "AgendaTool", "ArchiveTool", "CanvasTool", "EspeakTool", "FetchTool", "GuardTool", "PostTool", "SealTool",
        "SoundTool",
        "SyncTool",
        "tagarela",
      ]),
    room(
      "Commands",
      [
        "Catalog", "Clinic", "Composing", "Desk", "Mail", "Packs", "ProgramModules", "Sealing", "Services", "Shell",
        "Sound", "TagarelaKit", "Workspace",
      ]),
    room("Catalog", ["Files", "TagarelaKit", grdb, sqlite]),
    room(
      "Clinic",
      [
        "Archive", "Canvas", "Catalog", "Charts", "CNettle", "Composing", "Fetching", "Files", "HelperProtocols",
        "Mail", "Prediction", "Programs", "Sealing", "Services", "Sound", "StructuredText", "TagarelaKit", "Workspace",
      ]),
    room("Composing", ["TagarelaKit"]),
    // Devices that are paired with a clinic, and what they may see.
    room("Devices", ["CNettle", "Files", "TagarelaKit", "Workspace", grdb]),
    // A clinic's pages for paired devices; without TLS, which its program adds.
    .target(
      name: "Serving",
      dependencies: ["Catalog", "Clinic", "Devices", "StructuredText", "TagarelaKit", "Workspace"] + web,
      path: "Sources/Serving",
      resources: [.copy("Browser")], swiftSettings: strict),
    // The server, a program of its own beside the prompt. Nothing that is built before the first prompt needs it.
    .executableTarget(
      name: "TagarelaServe",
      dependencies: [
        "Archive", "Clinic", "BuiltIns", "CLocaleData", "CQrencode", "Devices", "HelperProtocols", "Packs", "Programs",
        "Services", "Serving", "TagarelaKit", "Workspace", asn1, certificates, crypto, secureLines, tls,
      ] + web, path: "Sources/TagarelaServe", swiftSettings: strict, linkerSettings: packed),
    // What commands of all nouns have at hand, those of modules as well.
    room(
      "Desk",
      [
        "Canvas", "Catalog", "Clinic", "HelperProtocols", "Services", "Shell", "Sound", "TagarelaKit",
        "Terminal", "Workspace",
      ]),
    // The rules of games, which the page has as well.
    .target(
      name: "Play", dependencies: ["TagarelaKit"], path: "Sources/Play", resources: [.copy("Browser"), .copy("Rules")],
      swiftSettings: settings(of: "Play")),
    // Games on the full screen of a terminal.
    room("PlayRoom", ["Clinic", "Desk", "Play", "Shell", "TagarelaKit", "Workspace"]),
    room("Conformance", ["MediaHeaders", "Services", "Shell", "TagarelaKit"]),
    room("ActivityConformance", ["Charts", "Clinic", "Services", "Shell", "TagarelaKit", "Workspace", grdb]),
    room("Charts", ["TagarelaKit"]),
    room("Drawing", ["Files", "TagarelaKit"]),
    room("Sentences", ["TagarelaKit"]),
    room("StructuredText", ["Files", "MediaHeaders", "TagarelaKit"]),
    room("Packs", ["Archive", "Conformance", "Files", "Shell", "StructuredText", "TagarelaKit"]),
    room("Archive", ["CZlib", "Files", "HelperProtocols", "Programs", "TagarelaKit", "Zip"]),
    room("Zip", ["HelperProtocols"]),
    tool("ArchiveTool", in: "Sources/Tools", ["CZip", "HelperProtocols", "Spawning", "Zip"]),
    room("Sealing", ["HelperProtocols", "Programs", "TagarelaKit"]),
    tool("SealTool", in: "Sources/Tools", cryptography + ["HelperProtocols", "Spawning"]),
    room("Services", ["TagarelaKit"]),
    room("Shell", ["CSpawn", "Files", "Services", "Spawning", "StructuredText", "TagarelaKit", "Terminal"]),
    room("Workspace", ["CNettle", "CSQLite", "Files", "TagarelaKit", grdb, sqlite]),
    room("Canvas", ["HelperProtocols", "Programs", "StructuredText", "TagarelaKit"]),
    tool(
      "CanvasTool", in: "Sources/Tools",
      [
        "CCairo", "CChafa", "CPango", "CPixbuf", "CRsvg", "HelperProtocols", "MediaHeaders", "Moments", "Scenes",
        "Spawning",
      ]),
    room("Fetching", ["HelperProtocols", "Programs", "TagarelaKit"]),
    tool("FetchTool", in: "Sources/Tools", ["CCurl", "HelperProtocols", "Spawning"]),
    room("Sound", ["HelperProtocols", "Programs", "TagarelaKit"]),
    tool("SoundTool", in: "Sources/Tools", ["CAlsa", "CSndfile", "HelperProtocols", "MediaHeaders", "Spawning"]),
    room("Mail", ["TagarelaKit"]),
    room("ProgramModules", ["Programs", "Spawning", "StructuredText", "TagarelaKit"]),
    room("Prediction", ["TagarelaKit"]),
    room("Programs", ["CSpawn", "Files", "Spawning", "TagarelaKit"]),
    room("Spawning", ["CSpawn"]),
    tool("GuardTool", in: "Sources/Tools", ["CSpawn", "Spawning"]),
    room("Terminal", ["CEditline", "CSignals", "Files", "TagarelaKit"]),
    room("HelperProtocols", ["Moments", "Scenes"]),
    room("Files"),
    room("ForeignTables", ["Files", "TagarelaKit", sqlite]),
    room("MediaHeaders", ["Scenes"]),
    room("Moments"),
    room("Scenes", ["Moments"]),
    room("TagarelaKit", ["Files", "MediaHeaders", "Moments", "Scenes"]),

    .target(
      name: "Agenda",
      dependencies: [
        "Canvas", "Catalog", "Charts", "Clinic", "Desk", "HelperProtocols", "Programs", "Shell", "TagarelaKit",
        "Workspace", grdb,
      ], path: "Plugins/Agenda/Activity", resources: [.copy("Browser")], swiftSettings: strict),
    .executableTarget(
      name: "AgendaTool", dependencies: ["CIcal", "HelperProtocols", "Moments", "Spawning"],
      path: "Plugins/Agenda/Tool", swiftSettings: strict, linkerSettings: packed),
    plugin(
      "Album", data: "Browser", ["Canvas", "Clinic", "Desk", "Shell", "StructuredText", "Workspace", grdb]),
    room("AsTeRICSGrid", in: "Plugins", ["StructuredText", "TagarelaKit"]),
    plugin("Bliss", data: "Tables", ["Files"]),
    room("Catalan", in: "Plugins", ["Sentences", "TagarelaKit"]),
    room("Cboard", in: "Plugins", ["StructuredText", "TagarelaKit"]),
    plugin(
      "Clock", data: "Browser",
      ["Clinic", "Desk", "Files", "Services", "Shell", "StructuredText", "Workspace", grdb]),
    room("CommandVoice", in: "Plugins", ["MediaHeaders", "Programs", "StructuredText", "TagarelaKit"]),
    plugin(
      "Course", data: "Browser", ["Canvas", "Clinic", "Desk", "Services", "Shell", "StructuredText", "Workspace", grdb]),
    plugin("Diary", data: "Browser", ["Canvas", "Clinic", "Desk", "Shell", "Workspace", grdb]),
    room("Emoji", in: "Plugins", ["Files", "MediaHeaders", "StructuredText", "TagarelaKit"]),
    room("English", in: "Plugins", ["Sentences", "TagarelaKit"]),
    .target(
      name: "Espeak", dependencies: ["HelperProtocols", "Programs", "TagarelaKit"], path: "Plugins/Espeak/Voice",
      swiftSettings: strict),
    .executableTarget(
      name: "EspeakTool", dependencies: ["CEspeak", "HelperProtocols", "MediaHeaders", "Spawning"],
      path: "Plugins/Espeak/Tool", swiftSettings: strict, linkerSettings: packed),
    plugin(
      "FirstLetters", data: "Browser",
      [
        "Canvas", "Clinic", "Desk", "Files", "Play", "PlayRoom", "Scenes", "Shell", "StructuredText", "Workspace", grdb,
      ]),
    plugin(
      "Games", data: "Browser", ["Canvas", "Catalog", "Clinic", "Desk", "Play", "PlayRoom", "Shell", "Workspace"]),
    room(
      "Learning", in: "Plugins",
      ["Charts", "Clinic", "Desk", "Moments", "Play", "PlayRoom", "Shell", "TagarelaKit", "Workspace", grdb]),
    room("Copies", in: "Plugins", ["Clinic", "Desk", "Shell", "TagarelaKit", "Workspace"]),
    room("Goals", in: "Plugins", ["Charts", "Clinic", "Desk", "Shell", "TagarelaKit", "Workspace", grdb]),
    room("Grid3", in: "Plugins", ["StructuredText", "TagarelaKit"]),
    room("Layouts", in: "Plugins", ["StructuredText", "TagarelaKit"]),
    room("OpenBoard", in: "Plugins", ["MediaHeaders", "StructuredText", "TagarelaKit"]),
    room("PCS", in: "Plugins", ["Drawing", "TagarelaKit"]),
    room("PIC", in: "Plugins", ["Drawing", "TagarelaKit"]),
    plugin("Pictograms", data: "Drawings", ["Drawing"]),
    room("Portuguese", in: "Plugins", ["Sentences", "TagarelaKit"]),
    .target(
      name: "Post",
      dependencies: [
        "Clinic", "Desk", "Files", "HelperProtocols", "Mail", "Programs", "Services", "Shell", "TagarelaKit",
        "Workspace", grdb,
      ], path: "Plugins/Post/Letters", swiftSettings: strict),
    .executableTarget(
      name: "PostTool", dependencies: ["CCurl", "CGMime", "CSpawn", "HelperProtocols", "Spawning"],
      path: "Plugins/Post/Tool",
      swiftSettings: strict, linkerSettings: packed),
    room("Print", in: "Plugins", ["TagarelaKit"]),
    room("Reports", in: "Plugins", ["Canvas", "Charts", "Clinic", "Desk", "Shell", "TagarelaKit", "Workspace"]),
    room(
      "Serve", in: "Plugins",
      [
        "Clinic", "Desk", "Devices", "HelperProtocols", "Packs", "Programs", "Services", "Shell", "TagarelaKit",
        "Workspace",
      ]),
    room("Snap", in: "Plugins", ["ForeignTables", "StructuredText", "TagarelaKit"]),
    room("Spanish", in: "Plugins", ["Sentences", "TagarelaKit"]),
    room("SymbolFolder", in: "Plugins", ["Files", "MediaHeaders", "StructuredText", "TagarelaKit"]),
    room("TagarelaBundle", in: "Plugins", ["TagarelaKit"]),
    .target(
      name: "Sync",
      dependencies: [
        "Clinic", "Desk", "HelperProtocols", "Programs", "Services", "Shell", "TagarelaKit", "Workspace", grdb,
      ], path: "Plugins/Sync/Exchange", swiftSettings: strict),
    .executableTarget(
      name: "SyncTool", dependencies: ["CPostgres", "HelperProtocols", "Spawning"], path: "Plugins/Sync/Tool",
      swiftSettings: strict, linkerSettings: packed),
    plugin("CoreVocabulary", data: "Tables", ["Files"]),
    plugin("WebPage", data: "Browser", ["Clinic", "CZlib"]),
    room("LifeCompanion", in: "Plugins", ["StructuredText", "TagarelaKit"]),
    room("TouchChat", in: "Plugins", ["ForeignTables", "TagarelaKit"]),
    room("WordList", in: "Plugins", ["StructuredText", "TagarelaKit"]),

    .target(name: "CEditline", dependencies: ["CLibedit", "CSignals"], path: "Sources/C/CEditline"),
    .target(name: "CLocaleData", path: "Sources/C/CLocaleData"),
    .target(name: "CSignals", path: "Sources/C/CSignals"),
    .target(
      name: "CSQLite", dependencies: [sqlite], path: "Sources/C/CSQLite"),
    .target(name: "CSpawn", path: "Sources/C/CSpawn"),
    library("CAlsa", pkgConfig: "alsa", apt: "libasound2-dev"),
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    library("CChafa", pkgConfig: "chafa", apt: "libchafa-dev"),
    library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
    library("CEspeak", pkgConfig: "espeak-ng", apt: "libespeak-ng-dev"),
    library("CGMime", pkgConfig: "gmime-3.0", apt: "libgmime-3.0-dev"),
    library("CIcal", pkgConfig: "libical", apt: "libical-dev"),
    library("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    library("CLibedit", pkgConfig: "libedit", apt: "libedit-dev"),
    library("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    library("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
    library("CQrencode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    library("CPostgres", pkgConfig: "libpq", apt: "libpq-dev"),
    library("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev"),
    library("CSndfile", pkgConfig: "sndfile", apt: "libsndfile1-dev"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    library("CZip", pkgConfig: "libzip", apt: "libzip-dev"),

    .target(
      name: "TagarelaTestSupport", dependencies: ["TagarelaKit"], path: "Tests/Support",
      swiftSettings: strict),
    tool("TerminalProbe", in: "Tests", ["Terminal"]),
    tool("DrawingSheet", in: "Tests", ["Drawing", "PCS", "PIC", "TagarelaKit"]),
    .executableTarget(
      name: "TagarelaCrowd", dependencies: ["GuardTool", "tagarela", "TagarelaTestSupport", grdb], path: "Tests/Crowd",
      swiftSettings: strict),
    tool("BlissBench", in: "Tests", ["Bliss", "CCairo", "CPango", "CRsvg", "TagarelaKit"]),
    tool("ServePeer", in: "Tests", web + [tls]),
    .target(
      name: "BenchPeer", dependencies: [sqlite], path: "Tests/BenchPeer",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "TagarelaBench",
      dependencies: [
        "Archive", "BenchPeer", "Bliss", "BuiltIns", "Canvas", "Catalan", "Catalog", "Clinic", "Commands",
        "CoreVocabulary",
        "Emoji", "English", "Layouts", "OpenBoard", "PCS", "PIC", "Pictograms", "Portuguese", "Prediction", "Print",
        "Programs", "Services", "Shell", "Spanish", "SymbolFolder", "TagarelaBundle", "TagarelaKit",
        "TagarelaTestSupport", "Terminal", "Workspace",
      ], path: "Tests/Bench", swiftSettings: strict),
    tests(
      "Agenda",
      [
        "BuiltIns",
        "ActivityConformance", "Agenda", "AgendaTool", "ArchiveTool", "CanvasTool", "SoundTool", "tagarela",
        "TagarelaKit",
      ]
    ),
    tests(
      "Album",
      [
        "BuiltIns",
        "ActivityConformance", "Album", "Canvas", "CanvasTool", "Clinic", "Programs", "Services", "SoundTool",
        "tagarela", "TagarelaKit", "Workspace",
      ]),
    tests("Archive", ["Archive", "ArchiveTool", "HelperProtocols", "Programs", "TagarelaKit"]),
    tests("AsTeRICSGrid", ["ArchiveTool", "AsTeRICSGrid", "TagarelaKit"]),
    tests("Bliss", ["Bliss", "TagarelaKit"]),
    tests("Boards", ["ArchiveTool", "CanvasTool", "Clinic", "SoundTool", "tagarela", "TagarelaKit"]),
    tests(
      "Catalog", ["Catalan", "Catalog", "CoreVocabulary", "English", "Portuguese", "Spanish", "TagarelaKit", grdb]),
    tests(
      "Clock",
      [
        "BuiltIns",
        "ActivityConformance", "Canvas", "CanvasTool", "Clinic", "Clock", "Programs", "SoundTool", "tagarela",
        "TagarelaKit",
      ]),
    tests("Cboard", ["ArchiveTool", "CanvasTool", "Cboard", "TagarelaKit"]),
    tests("Charts", ["Charts", "TagarelaKit"]),
    tests("Copies", ["SealTool", "tagarela"]),
    tests("Composing", ["Composing", "TagarelaKit"]),
    tests("FirstLetters", ["BuiltIns", "ActivityConformance", "FirstLetters", "tagarela", "TagarelaKit"]),
    tests("Games", ["Canvas", "CanvasTool", "HelperProtocols", "Programs", "tagarela", "TagarelaKit"]),
    tests("Goals", ["BuiltIns", "ActivityConformance", "CanvasTool", "tagarela", "TagarelaKit"]),
    tests(
      "Reports", ["BuiltIns", "ActivityConformance", "CanvasTool", "Clinic", "tagarela", "TagarelaKit"],
      beside: ["Browser"]),
    tests(
      "Learning",
      ["BuiltIns", "ActivityConformance", "CanvasTool", "Learning", "Moments", "tagarela", "TagarelaKit"]),
    tests("Play", ["Play"]),
    tests(
      "Course",
      [
        "BuiltIns",
        "ActivityConformance", "Archive", "ArchiveTool", "Canvas", "CanvasTool", "Clinic", "Course", "Programs",
        "Services", "Shell", "SoundTool", "tagarela", "TagarelaKit", "Workspace",
      ]),
    tests(
      "Diary",
      [
        "BuiltIns",
        "ActivityConformance", "ArchiveTool", "CanvasTool", "CZlib", "Diary", "Shell", "SoundTool", "tagarela",
        "TagarelaKit", "Workspace", grdb,
      ]),
    tests(
      "Drawing",
      ["CCairo", "CoreVocabulary", "CPango", "CRsvg", "Drawing", "PCS", "PIC", "Pictograms", "TagarelaKit"]),
    tests("Emoji", ["Canvas", "CanvasTool", "CoreVocabulary", "Emoji", "HelperProtocols", "Programs", "TagarelaKit"]),
    tests(
      "Packs",
      [
        "BuiltIns", "Archive", "ArchiveTool", "Files", "Packs", "Programs", "Services", "Shell", "tagarela",
        "TagarelaKit",
      ]),
    tests(
      "Grid3", ["Archive", "ArchiveTool", "Grid3", "HelperProtocols", "Programs", "StructuredText", "TagarelaKit"]),
    tests(
      "Hostile",
      ["BuiltIns", "Archive", "ArchiveTool", "CanvasTool", "Programs", "SoundTool", "tagarela", "TagarelaKit", grdb]),
    tests("Installation", ["AllPrograms"]),
    tests("StructuredText", ["StructuredText", "TagarelaKit"]),
    tests(
      "OpenBoard",
      ["Archive", "ArchiveTool", "OpenBoard", "Programs", "StructuredText", "tagarela", "TagarelaKit"]),
    tests("Snap", ["ArchiveTool", "ForeignTables", "Snap", "TagarelaKit", grdb]),
    tests(
      "WebPage",
      ["ArchiveTool", "CanvasTool", "CZlib", "EspeakTool", "Play", "SoundTool", "tagarela"], beside: ["Browser"]),
    tests(
      "WordList", ["Archive", "ArchiveTool", "HelperProtocols", "Programs", "TagarelaKit", "WordList"],
      beside: ["Files"]),
    tests("SymbolFolder", ["CoreVocabulary", "SymbolFolder", "TagarelaKit"]),
    tests("Canvas", ["Canvas", "CanvasTool", "CCairo", "HelperProtocols", "Programs", "TagarelaKit"]),
    tests(
      "Commands",
      [
        "BuiltIns", "CanvasTool", "Commands", "EspeakTool", "GuardTool", "Shell", "SoundTool", "tagarela",
        "TagarelaKit",
      ]),
    tests("Kit", ["Files", "TagarelaKit"]),
    tests("Layouts", ["Layouts", "TagarelaKit"]),
    tests("Mail", ["Mail", "TagarelaKit"]),
    tests(
      "Module",
      [
        "BuiltIns",
        "AgendaTool", "Archive", "ArchiveTool", "Canvas", "Catalog", "Clinic", "Commands", "Composing", "Desk",
        "Mail", "Prediction", "Programs", "Services", "Shell", "tagarela", "TagarelaKit", "Workspace",
      ]),
    tests(
      "ProgramModules",
      [
        "BuiltIns",
        "Archive", "ArchiveTool", "CanvasTool", "GuardTool", "Packs", "ProgramModules", "Programs", "SoundTool",
        "Spawning", "StructuredText", "tagarela", "TagarelaKit",
      ]),
    tests("Post", ["CanvasTool", "Post", "PostTool", "tagarela", "TagarelaKit"], beside: ["Servers"]),
    tests(
      "Fetching",
      [
        "ArchiveTool", "CanvasTool", "Fetching", "FetchTool", "HelperProtocols", "Programs", "tagarela", "TagarelaKit",
      ], beside: ["Servers"]),
    tests("Prediction", ["Prediction"]),
    tests("Print", ["Canvas", "CanvasTool", "Layouts", "Print", "Programs", "TagarelaKit"]),
    tests("Pronunciation", ["Catalan", "English", "Portuguese", "Spanish", "TagarelaKit"]),
    tests("Sentences", ["Catalan", "CoreVocabulary", "English", "Portuguese", "Sentences", "Spanish", "TagarelaKit"]),
    tests(
      "Sealing", ["HelperProtocols", "Programs", "Sealing", "SealTool", "TagarelaKit"],
      beside: ["sealed.py", "vectors.json"]),
    tests(
      "Serve",
      ["ArchiveTool", "CanvasTool", "EspeakTool", "Serve", "SoundTool", "tagarela", "TagarelaKit", "TagarelaServe"],
      beside: ["Browser"]),
    tests(
      "Serving",
      [
        "ArchiveTool", "CanvasTool", "Clinic", "Devices", "English", "Services", "Serving", "StructuredText",
        "TagarelaBundle", "TagarelaKit", "Workspace",
      ]),
    tests("Services", ["Services", "TagarelaKit"]),
    tests("Shell", ["Catalan", "English", "Portuguese", "Services", "Shell", "Spanish", "TagarelaKit", "Terminal"]),
    tests(
      "Reliability", ["BuiltIns", "CanvasTool", "Files", "SoundTool", "tagarela", "TagarelaKit", "Workspace", grdb]),
    tests(
      "Speech",
      [
        "CanvasTool", "Clinic", "CommandVoice", "Espeak", "EspeakTool", "GuardTool", "SoundTool", "tagarela",
        "TagarelaKit",
      ]),
    tests("Sound", ["HelperProtocols", "MediaHeaders", "Programs", "Sound", "SoundTool", "TagarelaKit"]),
    tests("TagarelaBundle", ["TagarelaBundle", "TagarelaKit"]),
    tests("Sync", ["SyncTool", "tagarela", grdb], beside: ["Servers"]),
    tests("Terminal", ["Terminal", "TerminalProbe"]),
    tests("CoreVocabulary", ["CoreVocabulary", "TagarelaKit"]),
    tests("LifeCompanion", ["Archive", "ArchiveTool", "HelperProtocols", "LifeCompanion", "Programs", "TagarelaKit"]),
    tests("TouchChat", ["Archive", "ArchiveTool", "HelperProtocols", "Programs", "TagarelaKit", "TouchChat", grdb]),
    tests("Workspace", ["TagarelaKit", "Workspace", grdb]),
  ]
)

// Fuzzing takes a build of its own, with libFuzzer's entry point in place of ours: scripts/fuzz.
if Context.environment["TAGARELA_FUZZ"] != nil {
  package.targets.append(
    tool(
      "TagarelaFuzz", in: "Tests",
      [
        "AsTeRICSGrid", "Catalan", "Cboard", "CoreVocabulary", "Drawing", "English", "Grid3", "Layouts",
        "LifeCompanion", "Mail",
        "OpenBoard",
        "Packs", "Portuguese", "ProgramModules", "Programs", "Shell", "Snap", "Spanish", "StructuredText",
        "TagarelaBundle", "TagarelaKit", "TouchChat", "WordList", "Workspace",
      ])
  )
}
