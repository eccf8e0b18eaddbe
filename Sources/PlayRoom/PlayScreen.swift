import Clinic
import Desk
import Foundation
import Play
import Shell
import TagarelaKit
import Workspace

/// A game as large as the screen: what is asked for above, the offers below. Keys answer as well: a letter for itself, a number for
/// itself; `?` helps, `.` says it again.
struct PlayScreen {
  private let context: Context
  private let material: PlayMaterial
  private let voice: PlayVoice
  private let clock: ScreenClock
  private let drawer: PictureDrawer?
  /// What follows an answer.
  private let noted: ([PlayAnswer]) throws -> Void
  private(set) var play: Play
  private var places: PlayPlaces
  private let drifts: Bool
  private var isSpeaking = false
  /// Where nothing is heard: until when what was said is read.
  private var isReadUntil = Duration.zero
  /// What was said last, to be read as well.
  private var caption = ""
  private var hinted: Int?
  /// Whether what was asked for last has been found.
  private var isFound = false

  private static let help: Character = "?"
  private static let again: Character = "."
  /// Between two looks whether all has been said.
  private static let pause = Duration.milliseconds(20)
  /// Between two moves of what drifts, and two looks at the time that is left.
  private static let drift = Duration.milliseconds(900)

  init(
    _ context: Context, _ material: PlayMaterial, for patient: PatientRecord?, drifts: Bool, seed: UInt32,
    clock: ScreenClock = .machine, noted: @escaping ([PlayAnswer]) throws -> Void
  ) throws {
    self.context = context
    self.material = material
    self.clock = clock
    self.noted = noted
    voice = PlayVoice(try context.clinic, material, for: patient)
    drawer = context.pictures(inCells: true)
    play = Play(
      try .named(material.rules), material.deal, items: material.items, values: material.values, seed: seed)
    self.drifts = drifts
    places = PlayPlaces(drifts: drifts)
    let effects = play.begin(at: now)
    try follow(effects)
  }

  private var now: Int { Int(clock.now() / .milliseconds(1)) }

  mutating func perform(_ gesture: BoardGesture) throws -> ShownBoard {
    try catchUp()
    switch gesture {
    case .touch(let position): try places.offer(at: position).map { try take(.touch($0)) }
    case .deed(Self.help): try take(.wish("help"))
    case .deed(Self.again): try take(.wish("again"))
    case .deed(let key): try offer(of: key).map { try take(.touch($0)) }
    case .resize(let columns, let rows): places.layOut(play.offers.count, columns: columns, rows: rows)
    case .time: places.drift(at: clock.now(), every: Self.drift)
    case .back, .home, .turn, .search, .press: break
    }
    return shown()
  }

  /// What follows by itself until now.
  private mutating func catchUp() throws {
    if isSpeaking, !voice.isSpeaking, isReadUntil <= clock.now() {
      isSpeaking = false
      try take(.said)
    }
    if let moment = play.wakesAt, moment <= now { try take(.time) }
  }

  private mutating func take(_ event: PlayEvent) throws {
    let effects = play.take(event, at: now)
    if play.state == "right" { isFound = true }
    try follow(effects)
  }

  private mutating func follow(_ effects: [PlayEffect]) throws {
    var texts: [PlayVoice.Utterance] = []
    for effect in effects {
      switch effect {
      case .asked:
        hinted = nil
        isFound = false
        places.put(play.offers.count)
      case .said(let kind, let item, let pick):
        texts.append(voice.utterance(kind, of: item.map { material.faces[$0] }, pick: pick, values: play.values))
      case .noted(let item, let result, let milliseconds):
        try noted([
          PlayAnswer(
            topic: material.topic, item: material.items[item].id, name: material.faces[item].text, result: result,
            at: .now, milliseconds: milliseconds)
        ])
      case .hinted(let offer): hinted = offer
      case .turned, .ended: break
      }
    }
    guard !texts.isEmpty else { return }
    caption = texts.map(\.caption).joined(separator: " ")
    voice.say(texts)
    isSpeaking = true
    isReadUntil = voice.isSpeaking ? .zero : clock.now() + Self.timeToRead(caption)
  }

  /// What a slow reader needs, as on the page (`readingTime`).
  private static func timeToRead(_ text: String) -> Duration {
    min(.milliseconds(1200 + 60 * text.count), .seconds(6))
  }

  private func offer(of key: Character) -> Int? {
    play.offers.firstIndex { offer in
      switch offer.thing {
      case .item(let item): material.faces[item].key == key && offer.lie != .taken
      case .number(let number): key.wholeNumberValue == number
      }
    }
  }

  // MARK: what is shown

  func shown() -> ShownBoard {
    let cells = play.offers.enumerated().compactMap { index, offer in
      places.position(of: index).map { cell(offer, at: $0) }
    }
    let grid = GridView(title: material.title, size: places.size, cells: cells)
    var board = ShownBoard(grid: grid, path: [material.title], message: standing, feedback: caption)
    board.showsPlaces = false
    board.strip = clue
    board.deeds = deeds
    board.lit = Set([hinted].compactMap { $0.flatMap(places.position) })
    board.isOver = play.isOver
    let moments = [
      isSpeaking ? clock.now() + Self.pause : nil,
      play.wakesAt.map { .milliseconds($0) },
      drifts || play.wakesAt != nil ? places.lastMove + Self.drift : nil,
    ]
    board.wakesAt = moments.compactMap(\.self).min()
    return board
  }

  private var deeds: [ShownBoard.Deed] {
    let keys = play.offers.compactMap { offer -> ShownBoard.Deed? in
      switch offer.thing {
      case .item(let item):
        material.faces[item].key.map { ShownBoard.Deed(key: $0, name: material.faces[item].text, isShown: false) }
      case .number(let number):
        ShownBoard.Deed(key: Character("\(number)"), name: "\(number)", isShown: false)
      }
    }
    let others = [(Self.again, "play.again"), (Self.help, "play.help_me")].map { key, name in
      ShownBoard.Deed(key: key, name: context.wording.text(Phrase(name)))
    }
    return others + keys
  }

  /// `★ 3  ♥♥♡  7 s`
  private var standing: String {
    let values = play.values
    var parts = values["score"].map { ["★ \($0)"] } ?? []
    if let lives = values["lives"] {
      let most = max(lives, material.values["lives"] ?? 0)
      parts.append(String(repeating: "♥", count: max(0, lives)) + String(repeating: "♡", count: most - max(0, lives)))
    } else if let errors = values["errors"] {
      parts.append("✗ \(errors)")
    }
    if let round = values["round"], let rounds = values["rounds"] { parts.append("\(round)/\(rounds)") }
    if play.values["turn"] != nil, play.state == "ask", let end = play.wakesAt {
      parts.append("\(max(0, (end - now + 999) / 1000)) s")
    }
    return parts.joined(separator: "  ")
  }

  /// What is asked for, where it may be seen.
  private var clue: [GridView.Cell] {
    guard let asked = play.asked else { return [] }
    let face = material.faces[asked]
    return switch face.clue {
    case .none: []
    case .word: [GridView.Cell(position: 1, label: face.text, isTouchable: false)]
    case .picture:
      [GridView.Cell(position: 1, label: "", isTouchable: false, picture: drawing(face), pictureNumber: asked + 1)]
    case .both:
      [
        GridView.Cell(
          position: 1, label: face.text, isTouchable: false, picture: drawing(face), pictureNumber: asked + 1)
      ]
    case .text(let text):
      [
        GridView.Cell(
          position: 1, label: isFound ? text.replacing(PlayFace.gap, with: face.text) : text, isTouchable: false)
      ]
    }
  }

  private func cell(_ offer: PlayOffer, at position: Int) -> GridView.Cell {
    switch (offer.thing, offer.lie) {
    case (_, .taken): return GridView.Cell(position: position, label: "", isTouchable: false)
    case (_, .down): return GridView.Cell(position: position, label: "?")
    case (.number(let number), .up): return GridView.Cell(position: position, label: "\(number)")
    case (.item(let item), .up):
      let face = material.faces[item]
      let offered = offer.side == .first ? face.offered : face.second
      let picture = offered == .word || !places.hasRoomForPictures ? nil : drawing(face)
      return GridView.Cell(
        position: position, label: offered == .picture && picture != nil ? "" : face.text, picture: picture,
        pictureNumber: item + 1)
    }
  }

  private func drawing(_ face: PlayFace) -> TerminalDrawing? {
    guard let drawer, let picture = face.picture else { return nil }
    return drawer.drawing { try picture() }
  }
}
