import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of categories take.
enum CategoryParameter {
  static let name = Argument.operand("name", .text)
  static let named = Argument.operand("name", names)
  static let requiredColor = Argument.requiredOption("color", colors)
  static let color = Argument.option("color", colors)
  static let rename = Argument.option("rename", .text)

  private static let colors = ValueKind.choice(CategoryColor.self)

  private static let names = ValueKind.name(Names.ownCategories)
}

extension Noun {
  static let category = Noun(
    "category",
    [
      Command(
        Signature(
          "category", "new", [CategoryParameter.name, CategoryParameter.requiredColor],
          examples: [Example("category new verbs --color green", prints: "✓ verbs, green")]),
        .changes, check: checkNewCategory, run: newCategory),
      Command(
        Signature(
          "category", "usual",
          examples: [
            Example(
              "category usual", prints: "✓ made: social, people, verbs, nouns, descriptions, miscellaneous")
          ]),
        .changes, run: makeUsualCategories),
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
          "category", "edit", [CategoryParameter.named, CategoryParameter.rename, CategoryParameter.color],
          needsOption: true,
          examples: [
            Example(
              after: ["category new verbs --color green"], "category edit verbs --color lime", prints: "✓ verbs, lime")
          ]),
        .changes, run: editCategory),
      Command(
        Signature(
          "category", "remove", [CategoryParameter.named],
          examples: [
            Example(after: ["category new verbs --color green"], "category remove verbs", prints: "✓ verbs removed")
          ]),
        .changes, run: removeCategory),
    ])

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

/// What can be told of a new category before all is asked for.
private func checkNewCategory(_ context: Context, _ arguments: Arguments) throws {
  guard arguments.has(CategoryParameter.name) else { return }
  let name = try Rules.name(arguments, CategoryParameter.name)
  try arguments.at(CategoryParameter.name) {
    if try context.workspace.category(called: name) != nil { throw Failure("category.exists", ["name": .text(name)]) }
  }
}

private func newCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let category = Category(
    name: try Rules.name(arguments, CategoryParameter.name), color: try arguments[CategoryParameter.requiredColor])
  let record = try arguments.at(CategoryParameter.name) { try context.workspace.add(category) }
  return record.saved
}

private func makeUsualCategories(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let made = try context.clinic.makeUsualCategories()
  let names = Value.list(made.map { .text($0.name) })
  return .record(
    Record(["categories": names]),
    said: made.isEmpty ? Phrase("category.usual_there") : Phrase("category.usual_made", ["categories": names]))
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
  var category = try context.category(arguments, CategoryParameter.named)
  if let name = try Rules.name(arguments, CategoryParameter.rename) { category.name = name }
  if let color = arguments[CategoryParameter.color] { category.color = color }
  try context.workspace.save(category)
  return category.saved
}

private func removeCategory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let category = try context.category(arguments, CategoryParameter.named)
  try arguments.requireWords(of: category.name, in: CategoryParameter.named)
  try arguments.at(CategoryParameter.named) { try context.workspace.remove(category) }
  return .record(category.fields, said: Phrase("category.removed", ["name": .text(category.name)]))
}

extension CategoryRecord {
  fileprivate var fields: Record { Record(["id": .integer(Int(id)), "name": .text(name), "color": .color(color)]) }

  fileprivate var saved: Outcome {
    .record(fields, said: Phrase("category.saved", ["name": .text(name), "color": .color(color)]))
  }
}
