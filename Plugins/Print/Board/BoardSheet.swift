import TagarelaKit

/// A board as its reader is to see it, with what stands above it.
struct BoardSheet {
  let board: Board
  let heading: Heading

  /// A plan begins on its day.
  init(_ plan: Plan, of parcel: Parcel, _ aids: WritingAids) {
    board = plan.board.shown(aids)
    let start = plan.start.map {
      aids.wording.text(Phrase("print.start", ["date": .text(aids.wording.language.dates.long($0))]))
    }
    heading = Heading(title: plan.name, left: parcel.people(aids.wording), right: start ?? "")
  }

  /// A board is of the day when it was printed.
  init(_ board: Board, of parcel: Parcel, _ aids: WritingAids) {
    self.board = board.shown(aids)
    heading = Heading(board.name, of: parcel, aids)
  }
}

extension Board {
  /// In the reader's letters where it has none of its own.
  fileprivate func shown(_ aids: WritingAids) -> Board {
    var board = self
    if board.letters == .asWritten { board.letters = aids.page.letters }
    return board
  }
}

extension Heading {
  /// A title, with the people whom it concerns and the day of printing below.
  init(_ title: String, of parcel: Parcel, _ aids: WritingAids) {
    self.init(
      title: title, left: parcel.people(aids.wording), right: aids.wording.language.dates.long(aids.now.day))
  }
}

extension Parcel {
  fileprivate func people(_ wording: Wording) -> String {
    let patient = patient.map { wording.text(Phrase("print.patient", ["name": .text($0.name)])) }
    let tutor = tutor.map { wording.text(Phrase("print.tutor", ["name": .text($0.name)])) }
    return [patient, tutor].compactMap(\.self).joined(separator: " · ")
  }
}
