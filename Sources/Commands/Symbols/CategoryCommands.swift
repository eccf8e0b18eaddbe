import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let category = Noun(
    "category",
    [
      Command(
        Signature(
          "category", "new", [.operand("name", .text), .option("color", colors, required: true)],
          examples: [Example("category new verbs --color green", prints: "✓ verbs, green")]),
        .changes, run: newCategory),
      Command(
        Signature(
          "category", "list",
          examples: [
            Example(
              after: ["category new verbs --color green"], "category list",
              prints: "id  name   colour   symbols\n 1  verbs  ■ green        0")
          ]),
        .reads, run: listCategories),
      Command(
        Signature(
          "category", "colors",
          examples: [Example("category colors", prints: colorTable)]),
        .reads, run: listColors),
      Command(
        Signature(
          "category", "edit", [.operand("name", names), .option("rename", .text), .option("color", colors)],
          needsOption: true,
          examples: [
            Example(
              after: ["category new verbs --color green"], "category edit verbs --color lime", prints: "✓ verbs, lime")
          ]),
        .changes, run: editCategory),
      Command(
        Signature(
          "category", "remove", [.operand("name", names)],
          examples: [
            Example(after: ["category new verbs --color green"], "category remove verbs", prints: "✓ verbs removed")
          ]),
        .changes, run: removeCategory),
    ])

  private static let colors = Parameter.Kind.choice(CategoryColor.allCases.map(\.rawValue))
  private static let names = Parameter.Kind.name { try $1.workspace.categoryNames(beginning: $0) }

  private static let colorTable = """
    colour     RGB
    ■ black    0 0 0
    ■ silver   192 192 192
    ■ grey     128 128 128
    ■ white    255 255 255
    ■ maroon   128 0 0
    ■ red      255 0 0
    ■ purple   128 0 128
    ■ fuchsia  255 0 255
    ■ green    0 128 0
    ■ lime     0 255 0
    ■ olive    128 128 0
    ■ yellow   255 255 0
    ■ navy     0 0 128
    ■ blue     0 0 255
    ■ teal     0 128 128
    ■ aqua     0 255 255
    """
}

private func newCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let category = Category(name: try Rules.name(arguments), color: try color(arguments) ?? .gray)
  let record = try arguments.at("name") { try context.workspace.add(category) }
  return record.saved
}

private func listCategories(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let rows = try workspace.categories().map { category -> [Value] in
    [
      .integer(Int(category.id)), .text(category.name), .color(category.color),
      .integer(try workspace.symbolCount(in: category)),
    ]
  }
  return .table(
    Table(
      [.init("id", .number), .init("name"), .init("color"), .init("symbols", .number)], rows: rows,
      empty: Phrase("category.none")))
}

private func listColors(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = CategoryColor.allCases.map { color -> [Value] in
    let (red, green, blue) = color.rgb
    return [
      .color(color), .text("\(red) \(green) \(blue)"), .integer(Int(red)), .integer(Int(green)), .integer(Int(blue)),
    ]
  }
  return .table(
    Table(
      [.init("color"), .init("rgb"), .init("red", .hidden), .init("green", .hidden), .init("blue", .hidden)],
      rows: rows, empty: Phrase("category.none")))
}

private func editCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var category = try named(context, arguments)
  if arguments.has("rename") { category.name = try Rules.name(arguments, "rename") }
  if let color = try color(arguments) { category.color = color }
  try context.workspace.save(category)
  return category.saved
}

private func removeCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let category = try named(context, arguments)
  try arguments.at("name") { try context.workspace.remove(category) }
  return .record(category.fields, said: Phrase("category.removed", ["name": .text(category.name)]))
}

private func named(_ context: Context, _ arguments: Arguments) throws -> CategoryRecord {
  let name = try arguments.required("name")
  return try arguments.at("name") { try context.workspace.category(named: name) }
}

private func color(_ arguments: Arguments) throws -> CategoryColor? {
  arguments.text("color").flatMap(CategoryColor.init)
}

extension CategoryRecord {
  fileprivate var fields: Record { Record(["id": .integer(Int(id)), "name": .text(name), "color": .color(color)]) }

  fileprivate var saved: Outcome {
    .record(fields, said: Phrase("category.saved", ["name": .text(name), "color": .color(color)]))
  }
}
