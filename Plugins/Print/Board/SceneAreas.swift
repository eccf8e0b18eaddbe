import TagarelaKit

/// The areas of a visual scene, through which its picture is seen.
struct SceneAreas {
  let labels: LabelPlace
  /// Points, when they are given.
  let fontSize: Double?
  /// Points, when they are given.
  let border: Double?

  func elements(of look: CellLook, in frame: Scene.Frame) -> [Scene.Element] {
    let side = min(frame.width, frame.height)
    let width = border.map { min($0, side / 4) } ?? min(max(side * 0.03, 1.2), 4)
    let color = look.frame ?? .outline
    let strength = look.isFaint ? 0.35 : 0.9
    var elements: [Scene.Element] = [
      .box(
        .init(
          frame: frame, fill: Scene.Color.white.covering(0.12), stroke: color.covering(strength), strokeWidth: width,
          cornerRadius: min(side * 0.08, .millimetres(5))))
    ]
    if labels != .hidden, !look.text.isEmpty { elements += label(look, frame.inset(by: width + 1)) }
    if look.isLink {
      elements += LinkMark(color: color, isBelow: labels == .above).elements(in: frame)
    }
    return elements
  }

  /// The word on a strip of its own, so that it is read on any picture.
  private func label(_ look: CellLook, _ inside: Scene.Frame) -> [Scene.Element] {
    let size = fontSize ?? min(max(inside.height * 0.18, 8), 16)
    let height = min(size * 1.45, inside.height)
    let strip = labels == .above ? inside.droppingBottom(inside.height - height) : inside.bottomPart(height)
    let fill = look.fill
    return [
      .box(.init(frame: strip, fill: fill.covering(look.isFaint ? 0.5 : 0.82), cornerRadius: min(height * 0.2, 3))),
      .text(
        .init(
          frame: strip, string: look.text, font: Scene.Font(size: size, bold: true),
          color: look.isFaint ? .gray : fill.ink, alignment: .center, fits: true)),
    ]
  }
}
