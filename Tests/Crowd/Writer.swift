import Foundation
import TagarelaTestSupport

/// Writes the script of one process: names of its own, so that what it has done can be told from what others have.
struct Writer {
  private let process: Int
  private let place: Place
  private var random: Seeded
  private var number = 0
  private var patients: [String] = []

  /// What there is to do in a round.
  struct Place {
    let folder: String
    let workspace: String
    let other: String
    /// Other names of the workspace.
    let links: [String]
    let withUndo: Bool
    /// A backup from before the round, which one process restores; nil where none does.
    let beginning: String?
    /// Whether the workspace is only ever opened at the start: no line opens it, or names it as a file to read.
    let isCalm: Bool

    /// Whether processes may be killed, and disks be full: what such a process has undone or restored nobody can tell.
    var isFaulty: Bool { !withUndo && beginning == nil }
  }

  init(process: Int, place: Place, seed: UInt64) {
    self.process = process
    self.place = place
    random = Seeded(state: seed)
  }

  /// What is typed at a prompt: deeds that say what they were about.
  mutating func dialogue(of count: Int) -> [Deed] {
    (0..<count).map { _ in
      number += 1
      // Nothing more is asked about it.
      let name = "p\(process)n\(number)"
      return Deed(line: "category new \(name) --color green", effect: .sets("category \(name)", to: ""))
    }
  }

  /// - Returns: some lines, most of them one deed; a visit to another workspace is three.
  mutating func script(of count: Int) throws -> [Deed] {
    var deeds: [Deed] = []
    while deeds.count < count { deeds += try next() }
    return deeds
  }

  private mutating func next() throws -> [Deed] {
    number += 1
    let name = "p\(process)n\(number)"
    let kind = Int.random(in: 0..<21, using: &random)
    if place.isCalm, [12, 13, 14, 17, 18].contains(kind) { return [newPatient(name)] }
    switch kind {
    case 0..<5: return [newPatient(name)]
    case 5, 6:
      guard let patient = patients.randomElement(using: &random) else { return [newPatient(name)] }
      return [Deed(line: "patient edit \(patient) --pathology \(name)", effect: .sets("patient \(patient)", to: name))]
    case 7:
      guard let place = patients.indices.randomElement(using: &random) else { return [newPatient(name)] }
      let patient = patients.remove(at: place)
      return [Deed(line: "patient remove \(patient)", effect: .removes("patient \(patient)"))]
    case 8: return [Deed(line: "category new \(name) --color green", effect: .sets("category \(name)", to: ""))]
    case 9: return [Deed(line: "board new \(name)", effect: .sets("board \(name)", to: ""))]
    case 10, 11:
      guard place.withUndo else { return [newPatient(name)] }
      let isBack = Int.random(in: 0..<3, using: &random) == 0
      return [Deed(line: isBack ? "redo" : "undo", effect: isBack ? .redoes : .undoes)]
    case 12: return [Deed(line: "workspace open '\(place.workspace)'", effect: .opens(Course.main))]
    case 13:
      let link = place.links.randomElement(using: &random) ?? place.workspace
      return [Deed(line: "workspace open '\(link)'", effect: .opens(Course.main))]
    case 14:
      return [
        Deed(line: "workspace open '\(place.other)'", effect: .opens("other")), newPatient(name, isKept: false),
        Deed(line: "workspace open '\(place.workspace)'", effect: .opens(Course.main)),
      ]
    case 15:
      let file = "\(place.folder)/\(name).backup"
      return [Deed(line: "backup '\(file)'", effect: .copies(to: file))]
    case 16:
      let file = "\(place.folder)/\(name).csv"
      try "word\n\(name)a\n\(name)b\n".write(toFile: file, atomically: true, encoding: .utf8)
      return [Deed(line: "receive '\(file)' --yes", effect: .sets("board \(name)", to: ""))]
    case 17:
      let named = place.links.randomElement(using: &random) ?? place.workspace
      return [Deed(line: "patient new \(name)x --photo '\(named)'", effect: .fails)]
    case 18: return [Deed(line: "receive '\(place.workspace)' --yes", effect: .fails)]
    case 19: return try module("p\(process)")
    default: return [Deed(line: "symbol find \(name.dropLast().isEmpty ? "a" : "suco")", effect: .nothing)]
    }
  }

  /// A pack of the process's own comes and goes.
  private func module(_ id: String) throws -> [Deed] {
    let folder = "\(place.folder)/pack-\(id)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let manifest =
      #"{"id":"\#(id)","name":"\#(id)","version":"1","interface":1,"adds":{"vocabulary":["words.tsv"]}}"#
    try manifest.write(toFile: folder + "/module.json", atomically: true, encoding: .utf8)
    try "key\tclass\tcategory\tcore\ten\n\(id)-us\tverb\tactions\t2\t\(id) us\n".write(
      toFile: folder + "/words.tsv", atomically: true, encoding: .utf8)
    return [
      Deed(line: "module add '\(folder)' --workspace-only --yes", effect: .nothing),
      Deed(line: "module remove \(id) --yes", effect: .nothing),
    ]
  }

  private mutating func newPatient(_ name: String, isKept: Bool = true) -> Deed {
    if isKept { patients.append(name) }
    return Deed(line: "patient new \(name) --since 2012-11-05", effect: .sets("patient \(name)", to: ""))
  }
}
