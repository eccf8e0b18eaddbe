import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What Tab offers of a board's places: those that the line names already are left out.
struct PlaceOffer {
  private let board: BoardRecord
  private let cells: [CellRecord]
  private let named: Set<String>
  private let free: String
  private let headings: Set<String>

  init(_ board: BoardRecord, _ context: Context) throws {
    self.board = board
    cells = try context.workspace.cells(of: board)
    named = Set(context.operands.dropFirst().map(\.folded))
    free = context.wording.text(Phrase("tab.free"))
    headings = Set(try context.clinic.headings(of: board, among: cells).map(board.size.name(ofPosition:)))
  }

  func filled(beginning text: String) -> [Parameter.Candidate] {
    cells.lazy.map { Parameter.Candidate(board.size.name(ofPosition: $0.position), note: $0.text) }
      .filter { isMeant($0.text, text) }.first(Self.most)
  }

  /// Those that a patient can touch.
  func touched(beginning text: String) -> [Parameter.Candidate] {
    filled(beginning: text).filter { !headings.contains($0.text) }
  }

  func free(beginning text: String) -> [Parameter.Candidate] {
    let covered = Set(
      cells.flatMap { board.size.positions(covered: $0.span, at: $0.position) ?? [$0.position] })
    return BoardParameter.cellNames(beginning: text, on: board.size, pages: board.pages, without: covered).lazy
      .filter { isMeant($0, text) }.map { Parameter.Candidate($0, note: free) }.first(Self.most)
  }

  private func isMeant(_ name: String, _ text: String) -> Bool {
    let folded = name.folded
    return folded.hasPrefix(text.folded) && !named.contains(folded)
  }

  private static let most = 200
}

extension LazySequenceProtocol {
  fileprivate func first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
