import Catalog
import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// What there is to choose from.
  static let choices: [APIOperation] = [
    APIOperation(
      id: "listLayouts", method: .get, path: "layouts", summary: "Tells the layouts that boards can have.",
      answer: .json(.list(.layout, atMost: 1000))
    ) { call in
      let language = call.clinic.wording.language.id
      return .json(
        .list(
          call.clinic.registry.all(.layouts).map { layout in
            .object([
              "id": .text(layout.id), "name": .text(layout.name(in: language)),
              "purpose": .text(layout.purpose(in: language)), "least": .text(layout.sizes.least.description),
              "most": .text(layout.sizes.most.description), "usual": .text(layout.sizes.usual.description),
            ])
          }))
    },
    APIOperation(
      id: "listSystems", method: .get, path: "systems", summary: "Tells the symbol systems, the most wanted first.",
      parameters: [.query("patient", .addressed, "In whose order.")], answer: .json(.list(.system, atMost: 1000))
    ) { call in
      let order = try call.clinic.systemOrder(for: call.patient()?.id)
      return .json(
        .list(
          order.compactMap { id in
            call.clinic.registry.first(.systems, id: id).map {
              .object(["id": .text($0.id), "name": .text($0.name)])
            }
          }))
    },
    APIOperation(
      id: "listCategories", method: .get, path: "categories",
      summary: "Tells the categories that symbols can have, the usual ones among them.",
      answer: .json(.list(.category, atMost: 10_000))
    ) { call in
      let own = try call.workspace.categories().map(\.value)
      let usual = try UsualCategory.allCases.map(call.clinic.named).filter { usual in
        !own.contains { $0.name.folded == usual.name.folded }
      }
      return .json(
        .list(
          (own + usual).map { .object(["name": .text($0.name), "color": .text(Tint($0.color).description)]) }))
    },
    APIOperation(
      id: "listColors", method: .get, path: "colors", summary: "Tells the colours that have names.",
      answer: .json(.list(.namedColor, atMost: 100))
    ) { call in
      .json(
        .list(
          CategoryColor.allCases.map {
            .object([
              "name": .text(call.clinic.wording.text(.color($0))), "color": .text(Tint($0).description),
              "soft": .text($0.soft.description),
            ])
          }))
    },
  ]
}

extension JSONShape {
  fileprivate static let layout = JSONShape.named(
    "Layout",
    .object([
      .init("id", .text(1...200), "By which requests name it."), .init("name", .name, "What it is called."),
      .init("purpose", .words, "What it is good for."),
      .init("least", .text(3...5), "Fewest columns and rows: `4x3`."), .init("most", .text(3...5), "Most of them."),
      .init("usual", .text(3...5), "What is taken where nothing is said."),
    ]))
  fileprivate static let system = JSONShape.named(
    "SymbolSystem",
    .object([.init("id", .text(1...200), "By which requests name it."), .init("name", .name, "What it is called.")]))
  fileprivate static let category = JSONShape.named(
    "Category",
    .object([.init("name", .name, "Its name."), .init("color", .text(1...40), "Of its symbols' frames.")]))
  fileprivate static let namedColor = JSONShape.named(
    "Color",
    .object([
      .init("name", .name, "What it is called."), .init("color", .text(1...40), "`#ffff00`"),
      .init("soft", .text(1...40), "As it is beside pictures that it must not drown."),
    ]))
}
