import StructuredText

/// A grid of a configuration, with the style of what it lies in.
struct GridPart {
  let element: XMLElement
  let style: PartStyle
  let id: String
  /// Empty where its maker gave none.
  let name: String

  init(_ element: XMLElement, in style: PartStyle) {
    self.element = element
    self.style = style.inside(element)
    id = element.attributes["id"] ?? ""
    name = PartText.text(element.attributes["userName"])
  }

  /// What lies in it.
  var parts: [XMLElement] { element["Grid"]?.all("Cmp") ?? [] }

  /// All grids of a configuration: of each stack the one that is shown at first, then its others, then what lies in them.
  static func all(in configuration: XMLElement) -> [GridPart] {
    let style = PartStyle().inside(configuration)
    return (configuration["Components"]?.all("Cmp") ?? []).flatMap { grids(of: $0, in: style) }
  }

  private static func grids(of part: XMLElement, in style: PartStyle) -> [GridPart] {
    if part.kind == "GridPartGridComponent" {
      let grid = GridPart(part, in: style)
      return [grid] + grid.parts.flatMap { grids(of: $0, in: grid.style) }
    }
    let inner = style.inside(part)
    let stacked = part["StackGrid"]?.all("Cmp") ?? []
    let shown = part.attributes["displayed"]
    return (stacked.filter { $0.attributes["id"] == shown } + stacked.filter { $0.attributes["id"] != shown })
      .flatMap { grids(of: $0, in: inner) }
  }
}

extension XMLElement {
  /// Of a component, an action or an option.
  var kind: String { attributes["ntyp"] ?? "" }
}
