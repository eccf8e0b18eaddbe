import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import AsTeRICSGrid

struct WritingTests {
  private static let plain = ReadingAids.forConformance.layouts.plain(for: nil)?.id ?? ""

  @Test func `what boards of ours hold comes back, but for what the program has no place for`() {
    let format = FileFormat.asTeRICSGrid
    let bare = FileFormat(
      id: format.id, endings: format.endings, reads: format.reads, writes: format.writes, carries: format.carries,
      recognises: format.recognises,
      read: { file, aids in
        guard let read = format.read else { throw Failure("no reader") }
        return try read(file, aids).bare
      }, write: format.write)
    expectNone(checkConformance(of: bare, carried: Self.carried))
  }

  /// Pages are one grid, and what a set has once is the same for all boards.
  private static func carried(_ parcel: Parcel) -> Parcel {
    let uids = parcel.boards.indices.map { "00000000-0000-0000-0000-00000000000\($0)" }
    let names = parcel.boards.map { LocalText.clean($0.name) }
    let known = Dictionary(zip(parcel.boards.map(\.uid), zip(uids, names).map { BoardLink(uid: $0, name: $1) })) {
      first, _ in first
    }
    let boards = parcel.boards.enumerated().map { index, board in
      var made = Board(
        uid: uids[index], name: names[index], size: board.size, layout: plain,
        labels: parcel.boards[0].labels == .above ? .above : .below, letters: parcel.boards[0].letters,
        background: parcel.boards[0].background)
      made.cells = board.cells.filter { $0.position <= board.size.count }.compactMap { cell in
        carried(cell, link: cell.link.flatMap { known[$0.uid] })
      }
      return made
    }
    return Parcel(kind: .board, boards: boards)
  }

  private static func carried(_ cell: Board.Cell, link: BoardLink?) -> Board.Cell? {
    let isOffer = cell.actions.contains(.suggestion)
    let text = isOffer ? "" : LocalText.clean(cell.text)
    let spoken = isOffer ? "" : LocalText.clean(cell.spoken ?? "")
    let voice = isOffer ? nil : cell.voice ?? cell.symbol?.voice
    var made = Board.Cell(
      position: cell.position, span: cell.span, fill: cell.fill, border: cell.border, isHidden: cell.isHidden,
      link: link, actions: (isOffer ? [.suggestion] : []) + cell.actions.filter { $0 != .suggestion })
    if let picture = isOffer ? nil : cell.shown, !text.isEmpty {
      made.symbol = Symbol(
        name: text, meaning: "", category: Category(name: "", color: .gray), picture: picture, voice: voice)
    } else {
      made.label = text.isEmpty ? nil : text
      made.picture = isOffer ? nil : cell.shown
      made.voice = voice
    }
    made.spoken = spoken.isEmpty || spoken == text ? nil : spoken
    let isNothing =
      text.isEmpty && made.picture == nil && voice == nil && link == nil && made.actions.isEmpty && made.spoken == nil
    return isNothing ? nil : made
  }

  private func written(_ boards: [Board]) throws -> Data {
    try #require(try FileFormat.asTeRICSGrid.file(of: Parcel(kind: .board, boards: boards), with: .inEnglish))
  }

  private func grids(_ boards: [Board]) throws -> (grids: [[String: Any]], metadata: [String: Any]) {
    let root = try #require(try JSONSerialization.jsonObject(with: written(boards)) as? [String: Any])
    return (
      try #require(root["grids"] as? [[String: Any]]), try #require(root["metadata"] as? [String: Any])
    )
  }

  private func elements(_ grid: [String: Any]) throws -> [[String: Any]] {
    try #require(grid["gridElements"] as? [[String: Any]])
  }

  private func actions(_ element: [String: Any]) throws -> [[String: Any]] {
    try #require(element["actions"] as? [[String: Any]])
  }

  @Test func `AsTeRICS Grid finds in a file what it looks for`() throws {
    let juice = Symbol(
      name: "juice", meaning: "", category: Category(name: "Verbos", color: .blue),
      picture: Picture(format: .svg, bytes: Data(Specimen.svg.utf8)))
    let home = Board(
      uid: "home", name: "Home", size: GridSize(columns: 3, rows: 2) ?? .one, pages: 2, layout: "",
      cells: [
        Board.Cell(
          position: 2, span: Span(columns: 2, rows: 1) ?? .single, symbol: juice, spoken: "I want juice",
          fill: Tint(red: 1, green: 2, blue: 3)),
        Board.Cell(position: 8, label: "food", isHidden: true, link: BoardLink(uid: "food", name: "Food")),
      ])
    let food = Board(
      uid: "food", name: "Food", size: .one, layout: "",
      cells: [Board.Cell(position: 1, label: "back", actions: [.back])])
    let (grids, metadata) = try grids([home, food])
    let grid = grids[0]
    #expect(metadata["homeGridId"] as? String == grid["id"] as? String)
    #expect(grid["modelName"] as? String == "GridData")
    #expect(grid["label"] as? [String: String] == ["en": "Home"])
    #expect(grid["rowCount"] as? Int == 4)
    #expect(grid["minColumnCount"] as? Int == 3)
    let first = try elements(grid)[0]
    #expect(["x", "y", "width", "height"].map { first[$0] as? Int } == [1, 0, 2, 1])
    #expect(first["label"] as? [String: String] == ["en": "juice"])
    #expect(
      (first["image"] as? [String: Any])?["data"] as? String
        == DataAddress.text(type: "image/svg+xml", bytes: Data(Specimen.svg.utf8)))
    #expect(first["backgroundColor"] as? String == "rgb(1, 2, 3)")
    #expect(first["colorCategory"] as? String == "CC_VERB")
    #expect(try actions(first).map { $0["modelName"] as? String } == ["GridActionSpeakCustom"])
    #expect(try actions(first)[0]["speakText"] as? [String: String] == ["en": "I want juice"])
    let second = try elements(grid)[1]
    #expect(["x", "y"].map { second[$0] as? Int } == [1, 2])
    #expect(second["hidden"] as? Bool == true)
    #expect(try actions(second).map { $0["modelName"] as? String } == ["GridActionSpeak", "GridActionNavigate"])
    #expect(try actions(second)[1]["toGridId"] as? String == grids[1]["id"] as? String)
    #expect(try actions(second)[1]["navType"] as? String == "navigateToGrid")
    #expect(try actions(elements(grids[1])[0]).map { $0["navType"] as? String } == ["navigateToLastOpenedGrid"])
  }

  @Test func `the program's search for one name finds no part of another`() throws {
    let boards = (1...12).map { number in
      Board(
        uid: "\(number)", name: "Board \(number)", size: .one, layout: "",
        cells: [Board.Cell(position: 1, label: "a", link: BoardLink(uid: "1", name: "Board 1"))])
    }
    let ids = try grids(boards).grids.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == 12)
    for id in ids { #expect(ids.count { $0.contains(id) } == 1) }
  }

  @Test func `what only the program knows is written again as it was`() throws {
    let file = grid([
      element(
        "bread", x: 0, y: 0,
        #""label":{"de":"Brot","en":"bread"},"wordForms":[{"lang":"en","value":"loaves"}],"dontCollect":true,"#
          + #""image":{"data":null,"url":"https://example.org/bread.png","author":"Ann"},"#
          + #""actions":[{"modelName":"GridActionSpeak"},{"modelName":"GridActionWebradio","id":"r"}]"#)
    ])
    let element = try elements(grids(try read(file).parcel.boards).grids[0])[0]
    #expect(element["label"] as? [String: String] == ["de": "Brot", "en": "bread"])
    #expect((element["wordForms"] as? [[String: String]])?.first?["value"] == "loaves")
    #expect(element["dontCollect"] as? Bool == true)
    #expect((element["image"] as? [String: Any])?["author"] as? String == "Ann")
    #expect(try actions(element).map { $0["modelName"] as? String } == ["GridActionSpeak", "GridActionWebradio"])
  }

  @Test func `what was changed here is changed there, the rest stays`() throws {
    let file = grid([
      acting(
        "bread", #"{"modelName":"GridActionSpeakCustom","speakText":{"en":"some bread"}},{"modelName":"GridActionARE"}"#
      )
    ])
    var boards = try read(file).parcel.boards
    boards[0].cells[0].label = "cake"
    boards[0].cells[0].spoken = "some cake"
    boards[0].cells[0].actions = [.speak, .clear]
    let element = try elements(grids(boards).grids[0])[0]
    #expect(element["label"] as? [String: String] == ["en": "cake"])
    #expect(
      try actions(element).map { $0["modelName"] as? String } == [
        "GridActionSpeakCustom", "GridActionCollectElement", "GridActionARE",
      ])
    #expect(try actions(element)[0]["speakText"] as? [String: String] == ["en": "some cake"])
    #expect(try actions(element)[1]["action"] as? String == "COLLECT_ACTION_SPEAK_CLEAR")
  }

  @Test func `a picture at an address stays there while a symbol of ours stands in for it`() throws {
    let file = grid([element("bread", x: 0, y: 0, #""image":{"data":null,"url":"https://example.org/bread.png"}"#)])
    var boards = try read(file).parcel.boards
    let ours = Picture(format: .svg, bytes: Data(Specimen.svg.utf8))
    func image() throws -> [String: Any] {
      try #require(try elements(grids(boards).grids[0])[0]["image"] as? [String: Any])
    }
    boards[0].cells[0].symbol?.picture = ours
    #expect(try image()["url"] as? String == "https://example.org/bread.png")
    #expect(try image()["data"] is NSNull)
    boards[0].cells[0].picture = ours
    #expect(try image()["url"] == nil)
    #expect((try image()["data"] as? String)?.hasPrefix("data:image/svg+xml;base64,") == true)
  }

  @Test func `a picture in the file keeps its author, and a recording its action`() throws {
    let wave = Specimen.wave(seconds: 1).base64EncodedString()
    let file = grid([
      element(
        "bread", x: 0, y: 0,
        #""image":{"data":"data:image/png;base64,\#(Specimen.png)","author":"Ann"},"#
          + #""actions":[{"modelName":"GridActionAudio","id":"mine","dataBase64":"\#(wave)","mimeType":"audio/wav"}]"#)
    ])
    let element = try elements(grids(try read(file).parcel.boards).grids[0])[0]
    let image = try #require(element["image"] as? [String: Any])
    #expect(image["author"] as? String == "Ann")
    #expect(image["data"] as? String == "data:image/png;base64,\(Specimen.png)")
    #expect(try actions(element).map { $0["id"] as? String } == ["mine"])
    #expect(try actions(element)[0]["dataBase64"] as? String == wave)
  }

  @Test func `a cell that was copied here is an element of its own`() throws {
    var boards = try read(grid([element("bread", x: 0, y: 0, #""id":"grid-element-1""#)])).parcel.boards
    var copy = boards[0].cells[0]
    copy.position = 2
    boards[0].cells.append(copy)
    let ids = try elements(grids(boards).grids[0]).compactMap { $0["id"] as? String }
    #expect(Set(ids).count == 2)
  }

  @Test func `a keyboard of the program stays one, and letters of ours are no keys unless they type`() throws {
    let keys = [element("A", x: 0, y: 0), element("B", x: 1, y: 0)]
    var boards = try read(grid(keys)).parcel.boards
    #expect(try read(written(boards)).bare == read(grid(keys)).bare)
    #expect(
      try elements(grids(boards).grids[0]).allSatisfy { ($0["additionalProps"] as? [String: Any])?.isEmpty == true })
    boards[0].cells = [
      Board.Cell(position: 1, label: "A"), Board.Cell(position: 2, label: "B", actions: [.type("bb"), .space]),
    ]
    #expect(try read(written(boards)).bare.parcel.boards[0].cells == boards[0].cells)
  }

  @Test func `nothing is no file`() {
    let failure = #expect(throws: Failure.self) { try written([]) }
    #expect(failure?.what.key == "asterics.nothing")
  }

  private static let real = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "shared/corpora/foreign/quick-core-24.grd.json")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: real.path), "no corpora beside the project"))
  func `a real set comes back as it was, but for its bar and what is shown above all boards`() throws {
    let bytes = try Data(contentsOf: Self.real)
    let first = try read(bytes)
    let second = try read(written(first.parcel.boards))
    #expect(first.parcel.boards.count == 50)
    #expect(second.bare.parcel.boards.count == first.parcel.boards.count)
    for (one, other) in zip(first.bare.parcel.boards, second.bare.parcel.boards) { #expect(one == other) }
    func kinds(_ reading: Reading) -> Set<String> { Set(reading.complaints.map(\.key)) }
    #expect(kinds(first).subtracting(kinds(second)) == ["asterics.global_grid", "asterics.sentence_bar"])
    #expect(kinds(second).isSubset(of: kinds(first)))
  }
}

extension WritingAids {
  fileprivate static var inEnglish: WritingAids {
    let usual = WritingAids.forConformance
    let none = Language.none
    let english = Language(id: "en", name: "English", plural: none.plural, numbers: none.numbers, dates: none.dates)
    return WritingAids(
      renderer: usual.renderer, archiver: usual.archiver, layouts: usual.layouts,
      wording: Wording(language: english, translations: []), now: usual.now)
  }
}

extension Reading {
  /// Without what is kept for the program alone.
  fileprivate var bare: Reading {
    var reading = self
    for index in reading.parcel.boards.indices {
      reading.parcel.boards[index].foreign = [:]
      for place in reading.parcel.boards[index].cells.indices {
        reading.parcel.boards[index].cells[place].foreign = [:]
      }
    }
    return reading
  }
}
