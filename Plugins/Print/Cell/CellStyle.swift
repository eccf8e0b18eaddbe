import TagarelaKit

/// The measures that all cells of a board share, so that frames and labels are alike.
struct CellStyle {
  /// Points. A cell that is much lower than others has a thinner one, unless the width is set.
  private let border: Double
  private let isSetBorder: Bool
  private let radius: Double
  private let padding: Double
  private let label: LabelStyle
  private let words: WordStyle
  private let headings: HeadingStyle
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
    let cell = (pictured.isEmpty ? places : pictured).leastCell
    let side = min(cell.width, cell.height)
    let least = places.filter { $0.look != nil }.leastCell
    let widest = min(least.width, least.height) / 4
    if let frame = measures.frame, widest > 0, frame > widest {
      throw Failure("print.frame", ["limit": .real(widest.inMillimetres)])
    }
    border = measures.frame ?? min(max(side * 0.025, 1.2), .millimetres(1.8))
    isSetBorder = measures.frame != nil
    radius = min(side * 0.06, .millimetres(5))
    padding = side * 0.015
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
    let labelled = labels == .hidden ? [] : looks.filter { !$0.isWord }
    label = try LabelStyle(
      labelled.map(\.text), cell: inside, besideSigns: labelled.allSatisfy(\.isSign), size: size, renderer)
    let beside = label.isNone ? nil : label.font
    words = WordStyle(
      places.filter { $0.look.map { $0.isWord && !$0.isHeading } ?? false }, beside: beside, size: size)
    headings = HeadingStyle(places, beside: beside, size: size)
  }

  func elements(of look: CellLook, in slot: Scene.Frame, _ shelf: inout PictureShelf) -> [Scene.Element] {
    let side = min(slot.width, slot.height)
    let border = isSetBorder ? border : min(border, side * 0.05)
    var elements = frame(of: look, in: slot, border)
    var inside = slot.inset(by: (look.frame == nil ? 0 : border) + min(padding, side * 0.03))
    if look.isLink, look.isWord {
      // A picture may lie below the mark, a word may not.
      let mark = LinkMark.side(in: slot)
      inside = labels == .above ? inside.droppingBottom(mark) : inside.droppingTop(mark)
    }
    elements += content(of: look, in: inside, slot, &shelf)
    if look.isLink {
      elements += LinkMark(color: look.frame ?? .outline, isBelow: labels == .above).elements(in: slot)
    }
    if look.isFaint {
      elements.append(.box(.init(frame: slot, fill: ground.covering(0.65), cornerRadius: radius)))
    }
    return elements
  }

  /// An empty place, pale in the colour of what it is for; nothing where only a heading could be.
  func elements(ofEmpty slot: Scene.Frame, for role: SlotRole?) -> [Scene.Element] {
    guard role != .heading else { return [] }
    let fill = role?.tint?.onPaper.pale
    return [.box(.init(frame: slot, fill: fill, stroke: .rule, strokeWidth: 0.75, cornerRadius: radius))]
  }

  private func frame(of look: CellLook, in slot: Scene.Frame, _ border: Double) -> [Scene.Element] {
    guard let color = look.frame, border > 0 else {
      let line: Scene.Color? = look.frame != nil || look.isHeading ? nil : .rule
      return [.box(.init(frame: slot, fill: look.fill, stroke: line, strokeWidth: 0.75, cornerRadius: radius))]
    }
    let hairline = color.ink == .black ? color.shade : .rule
    func box(_ frame: Scene.Frame, _ fill: Scene.Color, _ radius: Double, beside other: Scene.Color) -> Scene.Element {
      let line = fill.isLost(on: other) ? hairline : nil
      return .box(.init(frame: frame, fill: fill, stroke: line, strokeWidth: 0.4, cornerRadius: radius))
    }
    return [
      box(slot, color, radius, beside: ground),
      box(slot.inset(by: border), look.fill, max(0, radius - border), beside: color),
    ]
  }

  private func content(
    of look: CellLook, in inside: Scene.Frame, _ slot: Scene.Frame, _ shelf: inout PictureShelf
  ) -> [Scene.Element] {
    let ink = look.fill.ink
    guard let picture = look.picture else {
      guard !look.text.isEmpty else { return [] }
      let string = look.isHeading ? headings.text(look.text, in: slot) : look.text
      let font = look.isHeading ? headings.font(in: slot) : words.font(for: look.text)
      return [
        .text(.init(frame: inside, string: string, font: font, color: ink, alignment: .center, fits: true))
      ]
    }
    let height = min(label.height(of: look.text), inside.height * LabelStyle.mostOfCell)
    let room = height > 0 ? height + padding : 0
    let place = labels == .above ? inside.droppingTop(room) : inside.droppingBottom(room)
    let element = Scene.Element.picture(
      .init(picture: shelf.place(of: picture), frame: place, spreadsBlack: true))
    guard height > 0 else { return [element] }
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
  /// The least width and the least height.
  var leastCell: (width: Double, height: Double) {
    (map(\.frame.width).min() ?? 0, map(\.frame.height).min() ?? 0)
  }
}
