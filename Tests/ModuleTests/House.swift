/// The house from the bottom up: what each room may import, and does. Whoever draws a new arrow draws it here first.
enum House {
  /// A room and what it imports of the house, of the system's C libraries and of other packages. What it imports stands
  /// above its line.
  static let rooms = arrows(
    """
    Files
    Moments
    Spawning: CSpawn
    Scenes: Moments
    MediaHeaders: Scenes
    HelperProtocols: Moments Scenes
    Zip: HelperProtocols
    TagarelaKit: Files MediaHeaders Moments Scenes

    StructuredText: Files MediaHeaders TagarelaKit
    ForeignTables: Files GRDBSQLite TagarelaKit
    Programs: CSpawn Files Spawning TagarelaKit
    Services: TagarelaKit
    Terminal: CEditline CSignals Files TagarelaKit
    Sentences: TagarelaKit
    Composing: TagarelaKit
    Prediction: TagarelaKit
    Mail: TagarelaKit
    Play: TagarelaKit
    Charts: TagarelaKit
    Drawing: Files TagarelaKit
    Archive: CZlib Files HelperProtocols Programs TagarelaKit Zip
    Canvas: HelperProtocols Programs StructuredText TagarelaKit
    Fetching: HelperProtocols Programs TagarelaKit
    Sealing: HelperProtocols Programs TagarelaKit
    Sound: HelperProtocols Programs TagarelaKit
    Catalog: Files GRDB GRDBSQLite TagarelaKit
    Workspace: CNettle CSQLite Files GRDB GRDBSQLite TagarelaKit
    ProgramModules: Programs Spawning StructuredText TagarelaKit

    Clinic: Archive Canvas Catalog Charts CNettle Composing Fetching Files HelperProtocols Mail Prediction Programs Sealing Services Sound StructuredText TagarelaKit Workspace
    Shell: CSpawn Files Services Spawning StructuredText TagarelaKit Terminal
    Conformance: MediaHeaders Services Shell TagarelaKit
    ActivityConformance: Charts Clinic GRDB Services Shell TagarelaKit Workspace
    Packs: Archive Conformance Files Shell StructuredText TagarelaKit
    Desk: Canvas Catalog Clinic HelperProtocols Services Shell Sound TagarelaKit Terminal Workspace
    Commands: Catalog Clinic Composing Desk Mail Packs ProgramModules Sealing Services Shell Sound TagarelaKit Workspace
    PlayRoom: Clinic Desk Play Shell TagarelaKit Workspace
    Devices: CNettle Files GRDB TagarelaKit Workspace
    Serving: Catalog Clinic Devices StructuredText TagarelaKit Workspace

    ArchiveTool: CZip HelperProtocols Spawning Zip
    CanvasTool: CCairo CChafa CPango CPixbuf CRsvg HelperProtocols MediaHeaders Moments Scenes Spawning
    FetchTool: CCurl HelperProtocols Spawning
    GuardTool: CSpawn Spawning
    SealTool: Crypto CryptoExtras HelperProtocols Spawning
    SoundTool: CAlsa CSndfile HelperProtocols MediaHeaders Spawning
    BuiltIns: Commands Files Packs TagarelaKit
    tagarela: Archive BuiltIns CLocaleData Clinic Commands Desk Files Packs Programs Services Shell TagarelaKit Terminal Workspace
    TagarelaServe: Archive BuiltIns CLocaleData Clinic CQrencode Crypto Devices HelperProtocols Packs Programs Services Serving TagarelaKit Workspace
    """)

  /// What a module may import beside TagarelaKit, by the extension points at which it registers: a format, a system, an
  /// activity with nouns of its own. Where one registers there, at least one does. No module imports another.
  static let points = arrows(
    """
    drawings: Drawing
    finishedActivities: Clinic
    formats: CZlib ForeignTables HelperProtocols MediaHeaders Programs StructuredText
    grammars: Sentences
    layouts: StructuredText
    keepers: Clinic
    nouns: Canvas Catalog Clinic Desk Devices GRDB Play PlayRoom Shell Workspace
    packParts: Files StructuredText
    parcelParts: StructuredText Workspace
    playLedgers: Moments
    playRemarks: Scenes
    reminders: Clinic
    reportSections: Charts Clinic
    sentenceKeepers: Clinic
    services: HelperProtocols Packs Programs Services
    settings: Clinic
    systems: Drawing Files MediaHeaders StructuredText
    tables: Workspace
    transports: Clinic Files Mail
    vocabularies: Files
    voices: HelperProtocols MediaHeaders Programs StructuredText
    """)

  /// What programs that belong to a module may import beside C libraries.
  static let programs: Set = ["HelperProtocols", "MediaHeaders", "Moments", "Spawning"]

  /// A line's name and what it leads to.
  typealias Arrows = [(name: String, ends: Set<String>)]

  private static func arrows(_ text: String) -> Arrows {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), Set(parts.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }))
    }
  }
}
