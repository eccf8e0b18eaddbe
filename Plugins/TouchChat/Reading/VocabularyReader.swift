import ForeignTables
import TagarelaKit

/// A vocabulary as far as it can be carried over.
enum VocabularyReader {
  /// - Throws: ``Failure`` `archive.…`, `touchchat.no_vocabulary`, `touchchat.no_pages`, `touchchat.damaged`,
  ///   `touchchat.too_large`, `touchchat.unreadable`.
  static func read(_ file: InputFile, _ aids: ReadingAids) throws -> Reading {
    let archive = try aids.archiver.unpack(file.path)
    func database(_ ending: String) throws -> ForeignDatabase? {
      try archive.files.first { $0.lowercased().hasSuffix(ending) && !$0.hasPrefix("__MACOSX/") }
        .flatMap(archive.location).map { try ForeignDatabase($0, refusals: .touchChat) }
    }
    guard let words = try database(".c4v") else { throw Failure("touchchat.no_vocabulary") }
    var complaints = BoardComplaints()
    let vocabulary = try VocabularyTables(words, &complaints)
    guard !vocabulary.pages.isEmpty else { throw Failure("touchchat.no_pages") }
    let media = VocabularyMedia(words: words, pictures: try? database(".c4s"), &complaints)
    let isPartial = !complaints.isEmpty
    let boards = boards(of: vocabulary, media, named: file.name, &complaints)
    return withExtendedLifetime(archive) {
      Reading(
        parcel: Parcel(kind: .board, boards: boards.boards),
        complaints: boards.room.complaints + complaints.phrases { Phrase("touchchat.more", ["count": .integer($0)]) },
        isPartial: isPartial || boards.room.hasLeftOut)
    }
  }

  private static func boards(
    of vocabulary: VocabularyTables, _ media: VocabularyMedia, named name: String, _ complaints: inout BoardComplaints
  ) -> (boards: [Board], room: ParcelRoom) {
    let set = VocabularyIndex(vocabulary)
    var links: [Int: BoardLink] = [:]
    var known: Set<String> = [""]
    var pages: [VocabularyTables.Page] = []
    for page in vocabulary.pages where links[page.id] == nil {
      let rid = vocabulary.resources[page.resource]?.rid ?? ""
      let uid = known.insert(rid.lowercased()).inserted ? rid : "touchchat:\(name)/\(page.name)/\(page.id)"
      links[page.id] = BoardLink(uid: uid, name: page.name)
      pages.append(page)
    }
    // The page where one begins comes first.
    if let home = pages.firstIndex(where: { $0.id == vocabulary.home }) { pages.insert(pages.remove(at: home), at: 0) }
    var room = ParcelRoom()
    var boards: [Board] = []
    for page in pages {
      guard !room.isFull else {
        room.leaveOut()
        continue
      }
      var reader = PageReader(set: set, page: page, media: media, links: links, complaints: complaints)
      let board = reader.read(uid: links[page.id]?.uid ?? "")
      complaints = reader.complaints
      if let board = room.admit(board) { boards.append(board) }
    }
    return (boards, room)
  }
}
