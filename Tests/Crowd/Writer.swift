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
    /// Whether the workspace is only ever opened at the start: no line opens it, or names it as a file to read.
    let isCalm: Bool
  }

  init(process: Int, place: Place, seed: UInt64) {
    self.process = process
    self.place = place
    random = Seeded(state: seed)
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
    let kind = Int.random(in: 0..<20, using: &random)
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
    default: return [Deed(line: "symbol find \(name.dropLast().isEmpty ? "a" : "suco")", effect: .nothing)]
    }
  }

  private mutating func newPatient(_ name: String, isKept: Bool = true) -> Deed {
    if isKept { patients.append(name) }
    return Deed(line: "patient new \(name) --since 2012-11-05", effect: .sets("patient \(name)", to: ""))
  }
}
