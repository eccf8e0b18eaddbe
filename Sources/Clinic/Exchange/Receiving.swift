import Canvas
import Foundation
public import TagarelaKit
import Workspace

extension Clinic {
  /// Bytes of the largest file that is received.
  public static let largestFile = 512_000_000

  /// Reads a file of anybody's: as far as there is room, and with a layout for each board.
  ///
  /// - Parameter format: nil for the one that the file's content tells, else its ending.
  /// - Throws: ``Failure`` `receive.empty`, `receive.unknown_format`, and what the format's reader says.
  public func read(_ file: InputFile, as format: FileFormat? = nil) throws -> Reading {
    guard !file.bytes.isEmpty else {
      throw Failure("receive.empty", ["path": .text(file.path)], hint: Phrase("receive.empty.hint"))
    }
    guard let read = (format ?? likelyFormat(of: file))?.read else {
      throw Failure(
        "receive.unknown_format", ["path": .text(file.path)],
        candidates: readableFormats.flatMap(\.endings).map { ".\($0)" })
    }
    let aids = try readingAids
    var reading = try read(file, aids).within(ParcelRoom())
    reading.missingPictures = aids.pictures.missing
    reading.complaints += reading.parcel.complaints(ofPartial: aids.pictures.partial)
    try checkInterruption()
    let layouts = registry.all(.layouts)
    for index in reading.parcel.boards.indices { reading.parcel.boards[index].settleLayout(layouts) }
    for index in reading.parcel.plans.indices { reading.parcel.plans[index].board.settleLayout(layouts) }
    return reading
  }

  /// The one that a file's content tells, else its ending.
  private func likelyFormat(of file: InputFile) -> FileFormat? {
    let formats = readableFormats
    let ending = file.path.ending
    let recognised = formats.filter { $0.recognises(file.beginning) }
    return recognised.first { $0.endings.contains(ending) } ?? recognised.first
      ?? formats.first { $0.endings.contains(ending) }
  }

  /// What a reading would change here, with a category and a picture for each symbol that comes without.
  ///
  /// - Parameter owner: whose boards they become when the parcel doesn't say; nil for everybody's.
  /// - Throws: ``Failure`` `receive.no_patient`, `patient.ambiguous`.
  func changes(in reading: Reading, for owner: PatientRecord?) throws -> (ChangeSet, LookedUp) {
    let pictures = SeenPictures(try canvas)
    let settler = SymbolSettler(self, for: owner?.id, language: reading.language, pictures)
    let changes = try workspace.changes(
      in: reading, pictures: pictures, for: owner, parts: registry.all(.parcelParts)
    ) { try settler.settled($0, for: $1) }
    return (changes, settler.lookedUp)
  }
}

extension Parcel {
  /// Where pictures are shown in which something is missing.
  ///
  /// - Parameter pictures: their bytes.
  fileprivate func complaints(ofPartial pictures: Set<Data>) -> [Phrase] {
    guard !pictures.isEmpty else { return [] }
    var complaints = BoardComplaints()
    for board in boards + plans.map(\.board) {
      for cell in board.cells
      where [cell.picture, cell.symbol?.picture].contains(where: { picture in
        picture.map { pictures.contains($0.bytes) } ?? false
      }) {
        let place = board.size.name(ofPosition: cell.position)
        complaints.add("receive.picture_partial", board: board.name, cell: cell.text.isEmpty ? place : cell.text)
      }
    }
    return complaints.phrases { Phrase("receive.more", ["count": .integer($0)]) }
  }
}

extension Reading {
  /// As far as there is room, also for what a reader of somebody else's brings.
  fileprivate func within(_ empty: ParcelRoom) -> Reading {
    var room = empty
    var reading = isWordList ? withinLookups() : self
    // What a plan shows is what it was sent for.
    reading.parcel.plans = reading.parcel.plans.compactMap { room.admit($0) }
    reading.parcel.boards = reading.parcel.boards.compactMap { room.admit($0) }
    reading.parcel.symbols = reading.parcel.symbols.compactMap { room.admit($0) }
    reading.complaints += room.complaints
    if room.hasLeftOut { reading.isPartial = true }
    return reading
  }

  /// Words that are looked up in all symbol systems for one list: a language's whole everyday vocabulary.
  private static let mostWords = 20_000

  private func withinLookups() -> Reading {
    var reading = self
    var left = 0
    var room = Self.mostWords
    for index in reading.parcel.boards.indices {
      let cells = reading.parcel.boards[index].cells
      left += max(0, cells.count - room)
      reading.parcel.boards[index].cells = Array(cells.prefix(room))
      room = max(0, room - cells.count)
    }
    reading.parcel.boards.removeAll(where: \.cells.isEmpty)
    if left > 0 {
      reading.complaints.append(
        Phrase("receive.cells_left", ["count": .integer(left), "limit": .integer(Self.mostWords)]))
    }
    return reading
  }
}

extension Board {
  /// A board that names no layout gets one.
  fileprivate mutating func settleLayout(_ layouts: [BoardLayout]) {
    if self.layout.isEmpty { self.layout = layouts.plain(for: size)?.id ?? "" }
  }
}
