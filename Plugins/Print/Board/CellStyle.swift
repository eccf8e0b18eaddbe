import TagarelaKit

/// The measures that all cells of a board share, so that frames and labels are alike.
struct CellStyle {
  /// Points; 3 mm for nine cells on an A4 page. A heading that is much lower has a thinner one, unless the width is set.
  private let border: Double
  private let isSetBorder: Bool
  private let radius: Double
  private let padding: Double
  private let label: LabelStyle
  private let words: WordStyle
  private let labels: LabelPlace
  /// What lies behind the cells.
  private let ground: Scene.Color

  /// - Parameter places: all that the board has; the smallest of those for pictures sets the measures.
  /// - Throws: ``Failure`` `print.frame`, `print.font` for what such cells have no room for.
  init(
    _ places: [CellPlace], labels: LabelPlace, on ground: Scene.Color = .white, _ measures: PageMeasures,
    _ renderer: any Renderer
  ) throws {
    let pictured = places.filter { $0.role != .heading && $0.look?.isWord != true }
    let cell = (pictured.isEmpty ? places : pictured).leastCell { _ in true }
    let side = min(cell.width, cell.height)
    let least = places.leastCell { $0.look != nil }
    let widest = min(least.width, least.height) / 4
    if let frame = measures.frame, widest > 0, frame > widest {
      throw Failure("print.frame", ["limit": .real(widest.inMillimetres)])
    }
    border = measures.frame ?? min(max(side * 0.05, 1.6), .millimetres(6))
    isSetBorder = measures.frame != nil
    radius = min(side * 0.08, .millimetres(9))
    padding = side * 0.03
    self.labels = labels
    self.ground = ground
    let room = 2 * (border + padding)
    let inside = (width: max(0, cell.width - room), height: max(0, cell.height - room))
    let size = measures.setup.fontSize
    let highest = (inside.height * 0.4).rounded(.down)
    let looks = places.compactMap(\.look)
    if let size, !looks.isEmpty, size > highest {
      throw Failure("print.font", ["from": .real(PageMeasures.fontSizes.lowerBound), "limit": .real(highest)])
    }
    let shown = labels == .hidden ? [] : looks.filter { !$0.isWord }.map(\.text)
    label = try LabelStyle(shown, cell: inside, size: size, renderer)
    words = WordStyle(
      looks.filter(\.isWord).map(\.text),
      keys: places.leastCell { $0.look.map { $0.isWord && WordStyle.isKey($0.text) } ?? false },
      words: places.leastCell { $0.look.map { $0.isWord && !WordStyle.isKey($0.text) } ?? false },
      beside: label.height > 0 ? label.font : nil, size: size)
  }

  func elements(of look: CellLook, in slot: Scene.Frame, _ shelf: inout PictureShelf) -> [Scene.Element] {
    let side = min(slot.width, slot.height)
    let border = isSetBorder ? border : min(border, side * 0.08)
    var elements = frame(of: look, in: slot, border)
    var inside = slot.inset(by: (look.frame == nil ? 0 : border) + min(padding, side * 0.05))
    if look.isLink, look.isWord {
      // A picture may lie below the mark, a word may not.
      let mark = LinkMark.side(in: slot)
      inside = labels == .above ? inside.droppingBottom(mark) : inside.droppingTop(mark)
    }
    elements += content(of: look, in: inside, &shelf)
    if look.isLink {
      elements += LinkMark(color: look.frame ?? .outline, isBelow: labels == .above).elements(in: slot)
    }
    if look.isFaint {
      elements.append(.box(.init(frame: slot, fill: ground.covering(0.65), cornerRadius: radius)))
    }
    return elements
  }

  /// An empty place, pale in the colour of what it is for.
  func elements(ofEmpty slot: Scene.Frame, for role: SlotRole?) -> [Scene.Element] {
    let fill = role?.tint?.onPaper.pale
    return [.box(.init(frame: slot, fill: fill, stroke: .rule, strokeWidth: 0.75, cornerRadius: radius))]
  }

  private func frame(of look: CellLook, in slot: Scene.Frame, _ border: Double) -> [Scene.Element] {
    guard let color = look.frame, border > 0 else {
      let line: Scene.Color? = look.frame == nil ? .outline : nil
      return [.box(.init(frame: slot, fill: look.fill, stroke: line, strokeWidth: 0.75, cornerRadius: radius))]
    }
    let hole = slot.inset(by: border)
    return [
      box(slot, color, radius, beside: ground),
      box(hole, look.fill, max(0, radius - border), beside: color),
    ]
  }

  /// With a dark line where its edge would be lost.
  private func box(
    _ frame: Scene.Frame, _ fill: Scene.Color, _ radius: Double, beside other: Scene.Color
  ) -> Scene.Element {
    let line: Scene.Color? = fill.isLost(on: other) ? (fill.ink == .black ? .outline : .rule) : nil
    return .box(.init(frame: frame, fill: fill, stroke: line, strokeWidth: 0.6, cornerRadius: radius))
  }

  private func content(of look: CellLook, in inside: Scene.Frame, _ shelf: inout PictureShelf) -> [Scene.Element] {
    let ink = look.fill.ink
    guard let picture = look.picture else {
      guard !look.text.isEmpty else { return [] }
      return [
        .text(
          .init(
            frame: inside, string: look.text, font: words.font(for: look.text), color: ink, alignment: .center,
            fits: true))
      ]
    }
    let height = min(label.height, inside.height * LabelStyle.mostOfCell)
    let room = height > 0 ? height + padding : 0
    let place = labels == .above ? inside.droppingTop(room) : inside.droppingBottom(room)
    let element = Scene.Element.picture(.init(picture: shelf.place(of: picture), frame: place))
    guard labels != .hidden, !look.text.isEmpty else { return [element] }
    let below = inside.bottomPart(height)
    let above = inside.droppingBottom(inside.height - height)
    return [
      element,
      .text(
        .init(
          frame: labels == .above ? above : below, string: look.text, font: label.font, color: ink,
          alignment: .center, fits: true)),
    ]
  }
}

extension [CellPlace] {
  /// The least width and the least height of the places that `isMeant`.
  fileprivate func leastCell(_ isMeant: (CellPlace) -> Bool) -> (width: Double, height: Double) {
    let frames = filter(isMeant).map(\.frame)
    return (frames.map(\.width).min() ?? 0, frames.map(\.height).min() ?? 0)
  }
}
