import Foundation
import TagarelaKit

/// What formats are tried out with.
enum Specimens {
  static var parcels: [Parcel] {
    let patient = Patient(uid: "trial-patient", name: "Giovanna")
    let boards = [board(plain), board(awkward), board([])]
    let at = Moment(seconds: 1_352_106_900)
    return boards.map { Parcel(kind: .board, patient: patient, boards: [$0]) }
      + boards.map { board in
        let plan = Plan(
          uid: "trial-plan", name: "Lanche", description: "À mesa, antes de servir", kind: .board, start: at.day,
          board: board)
        return Parcel(
          kind: .plan, patient: patient, tutor: Tutor(uid: "trial-tutor", name: "Ana", place: "casa"), plans: [plan])
      }
      + [
        Parcel(kind: .symbols, patient: patient, symbols: (plain + awkward).map(symbol), title: "Comida"),
        Parcel(
          kind: .observations, patient: patient,
          observations: (plain + awkward).map { Observation(uid: "trial-note-\($0)", at: at, text: $0) }),
        Parcel(
          kind: .usage, patient: patient,
          touches: Flow(
            (plain + awkward).map { Touch(uid: "trial-touch-\($0)", at: at, symbol: $0, plan: "Lanche") })),
      ]
  }

  private static let plain = ["água", "querer", "suco de maçã"]
  /// What tables, quotes and lines stumble over.
  private static let awkward = [
    "col·lecció", "\"sim\"", "a|b;c,d", "1:2", "# não", "C:\\fim", "{x}", "<b>&amp;", "🙂👩‍👩‍👧", "tab\tulação",
    "duas\nlinhas",
  ]

  private static func board(_ words: [String]) -> Board {
    Board(
      uid: "trial-board", name: "Lanche", size: GridSize(columns: 4, rows: 3) ?? .nine, layout: "",
      cells: words.enumerated().map { index, word in
        index % 3 == 2
          ? Board.Cell(position: index + 1, label: word, spoken: "eu quero \(word)", fill: Tint(.yellow))
          : Board.Cell(position: index + 1, symbol: symbol(word))
      })
  }

  private static func symbol(_ name: String) -> Symbol {
    Symbol(
      uid: "trial-\(name)", name: name, meaning: "", category: Category(name: "Comida", color: .lime),
      picture: Picture(
        format: .svg,
        bytes: Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>"#.utf8)))
  }

  static let nonsense: [Data] = [
    Data(), Data([0]), Data([0xC3, 0x28, 0xFF, 0xFE]), Data(String(repeating: "[", count: 100_000).utf8),
    Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }), Data("\n\n\n".utf8),
  ]
}
