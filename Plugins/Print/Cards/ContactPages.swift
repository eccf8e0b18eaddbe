import TagarelaKit

/// Many small pictures with their names, to choose from: fifteen a page.
struct ContactPages {
  let heading: Heading
  let contacts: [CellLook]
  let measures: PageMeasures
  let labels: LabelPlace
  let aids: WritingAids

  func pages(_ shelf: inout PictureShelf) throws -> [Leaf] {
    let paper = measures.paper(isWide: false)
    let content = measures.content(of: paper)
    let (head, area) = measures.setup.hasTitle ? try heading.placed(in: content, aids.renderer) : ([], content)
    let body = measures.setup.hasPageNumbers ? area.droppingBottom(Foot.height) : area
    let frames = frames(in: body, columns: paper.width > paper.height ? 5 : 3)
    let style = try CellStyle(
      contacts.map { CellPlace($0, frames.first ?? body) }, labels: labels, measures, aids.renderer)
    return stride(from: 0, to: contacts.count, by: frames.count).map { first in
      var leaf = Leaf(paper, content: content, elements: head)
      for (look, frame) in zip(contacts[first...], frames) {
        leaf.scene.elements += style.elements(of: look, in: frame, &shelf)
      }
      return leaf
    }
  }

  private static let onPage = 15
  /// Points between two.
  private static let gap = Double.millimetres(4)

  private func frames(in body: Scene.Frame, columns: Int) -> [Scene.Frame] {
    let rows = Self.onPage / columns
    let width = (body.width - Self.gap * Double(columns - 1)) / Double(columns)
    let height = (body.height - Self.gap * Double(rows - 1)) / Double(rows)
    return (0..<Self.onPage).map { index in
      Scene.Frame(
        x: body.x + Double(index % columns) * (width + Self.gap),
        y: body.y + Double(index / columns) * (height + Self.gap), width: width, height: height)
    }
  }
}
