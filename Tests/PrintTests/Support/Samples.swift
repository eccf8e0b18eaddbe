import Foundation
import TagarelaKit

/// Generated parcels.
enum Samples {
  static let patient = Patient(name: "Ana Conceição", born: Day("2008-02-29"))
  static let tutor = Tutor(name: "Júlia", place: "Escola")

  static let square = Picture(
    format: .svg,
    bytes: Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="gray"/></svg>"#
        .utf8))

  static func symbol(_ name: String, _ color: CategoryColor = .blue, picture: Picture? = square) -> Symbol {
    Symbol(name: name, meaning: name, category: Category(name: "verbs", color: color), picture: picture)
  }

  /// A board whose cells are all filled, with labels `s1`, `s2` …
  static func board(_ size: GridSize, layout: String = "grid", filled: Int? = nil) -> Board {
    Board(
      name: "Prancha", size: size, layout: layout,
      cells: (1...(filled ?? size.count)).map {
        Board.Cell(position: $0, symbol: symbol("s\($0)", CategoryColor.allCases[$0 % 16]))
      })
  }

  static func parcel(_ board: Board) -> Parcel {
    Parcel(kind: .board, patient: patient, boards: [board])
  }

  static func parcel(plan name: String, _ board: Board, kind: PlanKind = .board) -> Parcel {
    let plan = Plan(name: name, description: "d", kind: kind, start: Day("2012-11-05"), board: board)
    return Parcel(kind: .plan, patient: patient, tutor: tutor, plans: [plan])
  }

  /// Texts of `words` numbered words each: `o3w1 o3w2 …`.
  static func observations(_ words: [Int]) -> Parcel {
    let observations = words.enumerated().map { index, count in
      Observation(
        at: Moment(seconds: 1_352_106_900 + index * 86_400),
        text: (0..<count).map { "o\(index)w\($0)" }.joined(separator: " "),
        tutor: index.isMultiple(of: 3) ? tutor.name : nil)
    }
    return Parcel(kind: .observations, patient: patient, observations: observations)
  }

  static func usage(_ count: Int) -> Parcel {
    let touches = (0..<count).map { index in
      Touch(
        at: Moment(seconds: 1_352_106_900 + index * 61), symbol: "touched\(index)",
        plan: index.isMultiple(of: 2) ? "Almoço" : nil)
    }
    return Parcel(kind: .usage, patient: patient, touches: Flow(touches))
  }
}
