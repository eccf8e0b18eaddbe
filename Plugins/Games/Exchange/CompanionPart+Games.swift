import Clinic
import PlayRoom
import TagarelaKit
import Workspace

extension CompanionPart {
  /// Games with the patient's words. One that has too few of them is left out.
  static let games = CompanionPart(
    id: "games",
    choices: { _, _ in GameKind.allCases.map(\.rawValue) },
    activity: { clinic, patient, names in
      let games = try names.compactMap(GameKind.init).compactMap { kind in
        try clinic.onPage(kind, for: patient).map { (name: $0.title, forms: [$0]) }
      }
      guard !games.isEmpty else { return nil }
      return try CompanionActivity(
        id: "games", filesOf: "Play", "Games",
        texts: playPageKeys + MessageTable(gamePageTexts["en"] ?? "").texts.keys, in: clinic.wording,
        data: PlayShelf(games, for: patient, in: clinic))
    },
    notices: { clinic, patient, names, _ in
      try names.compactMap(GameKind.init).filter { try clinic.onPage($0, for: patient) == nil }.map {
        Phrase("games.left_out", ["game": .text(clinic.wording.text($0.title)), "patient": .text(patient.name)])
      }
    })
}

extension Clinic {
  /// Nil where the patient's words aren't enough for it.
  fileprivate func onPage(_ kind: GameKind, for patient: PatientRecord) throws -> PlayMaterial? {
    let playable = try playable(kind, of: .usual, named: patient.name, for: patient, atMost: mostOnPage)
    guard case .success(let material) = playable else { return nil }
    return material
  }

  /// Words of a game on a page, which has the picture and the sounds of each.
  private var mostOnPage: Int { 40 }
}
