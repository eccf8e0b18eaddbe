import TagarelaKit

/// Symbols a card each, to be cut out.
struct CardPages {
  let heading: Heading
  let cards: [CellLook]
  let measures: PageMeasures
  let labels: LabelPlace
  let aids: WritingAids

  /// Millimetres of a card, about, where nothing is said: as many of them as fill the sheet.
  private static let usualSide = 60.0
  /// Millimetres of a card that a hand can hold.
  private static let leastSide = 15.0
  /// Points between two cards: enough for scissors, and with crop marks for the marks of both.
  private var gap: Double { .millimetres(measures.setup.hasCropMarks ? 4 : 2) }

  /// - Throws: ``Failure`` `print.card_size` with the largest card, and those of ``CellStyle``.
  func pages(_ shelf: inout PictureShelf) throws -> [Leaf] {
    let paper = measures.paper(isWide: isWide)
    let content = measures.content(of: paper)
    let (head, area) = measures.setup.hasTitle ? try heading.placed(in: content, aids.renderer) : ([], content)
    let room = room(in: area)
    let card = card(in: room)
    let (columns, rows) = (fitting(card.width, in: room.width), fitting(card.height, in: room.height))
    guard min(card.width, card.height) >= .millimetres(Self.leastSide) - 0.01, columns > 0, rows > 0 else {
      throw Failure(
        "print.card_size",
        [
          "least": .real(Self.leastSide), "width": .real(room.width.inMillimetres),
          "height": .real(room.height.inMillimetres),
        ])
    }
    let frames = frames(columns, rows, card, in: room)
    let any = Scene.Frame(x: 0, y: 0, width: card.width, height: card.height)
    let style = try CellStyle(cards.map { CellPlace($0, any) }, labels: labels, measures, aids.renderer)
    return stride(from: 0, to: cards.count, by: frames.count).map { first in
      var leaf = Leaf(paper, content: content, elements: head)
      for (look, frame) in zip(cards[first...], frames) {
        leaf.scene.elements += style.elements(of: look, in: frame, &shelf)
        if measures.setup.hasCropMarks { leaf.scene.elements += CropMarks(frame: frame).elements }
      }
      return leaf
    }
  }

  /// As the setup says, else of such a size that cards of about the usual one fill the room from edge to edge.
  private func card(in room: Scene.Frame) -> (width: Double, height: Double) {
    if let width = measures.setup.cardWidth ?? measures.setup.cardHeight,
      let height = measures.setup.cardHeight ?? measures.setup.cardWidth
    {
      return (.millimetres(width), .millimetres(height))
    }
    /// Of so many cards beside each other.
    func side(_ length: Double, _ count: Double) -> Double { (length + gap) / count - gap }
    let columns = max(1, ((room.width + gap) / (.millimetres(Self.usualSide) + gap)).rounded())
    let width = side(room.width, columns)
    let rows = max(1, ((room.height + gap) / (width + gap)).rounded(.down))
    let heights = [rows, rows + 1].map { side(room.height, $0) }
    // The nearer to a square, the better a card lies in the hand.
    let height = heights.min { max($0, width) / min($0, width) < max($1, width) / min($1, width) }
    return (width, height ?? width)
  }

  /// As it takes more cards.
  private var isWide: Bool {
    func count(_ isWide: Bool) -> Int {
      let room = room(in: measures.content(of: Paper(measures.setup.paper, isWide: isWide)))
      let card = card(in: room)
      return fitting(card.width, in: room.width) * fitting(card.height, in: room.height)
    }
    return count(true) > count(false)
  }

  /// What is left for cards where there will be a foot, and marks all round.
  private func room(in area: Scene.Frame) -> Scene.Frame {
    let body = measures.setup.hasPageNumbers ? area.droppingBottom(Foot.height) : area
    return measures.setup.hasCropMarks ? body.inset(by: CropMarks.reach) : body
  }

  private func fitting(_ side: Double, in room: Double) -> Int {
    // A card as large as the room fits, whatever the last digit says.
    side > 0 ? Int(((room + gap + 0.01) / (side + gap)).rounded(.down)) : 0
  }

  /// A page's cards in reading order, in the middle of the page's width.
  private func frames(
    _ columns: Int, _ rows: Int, _ card: (width: Double, height: Double), in room: Scene.Frame
  ) -> [Scene.Frame] {
    let left = room.x + (room.width - Double(columns) * (card.width + gap) + gap) / 2
    return (0..<columns * rows).map { index in
      Scene.Frame(
        x: left + Double(index % columns) * (card.width + gap),
        y: room.y + Double(index / columns) * (card.height + gap), width: card.width, height: card.height)
    }
  }
}
