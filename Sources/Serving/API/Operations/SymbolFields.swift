import Clinic
import Foundation
import StructuredText
import TagarelaKit
import Workspace

extension APIFields<SymbolRecord> {
  /// What a symbol of the workspace is, and how each of it is changed.
  static let ofSymbols = APIFields(
    fields: [
      .init("name", .name, "The word beside its picture.") { .text($1.name) },
      .init("meaning", .words, "What it says.") { .text($1.meaning) },
      .init("category", .name, "The name of its category.") { clinic, symbol in
        .text(try clinic.workspace.category(id: symbol.category)?.name ?? "")
      },
      .init("picture", .picture, "The number of its picture; in a request that of one that is kept already.") {
        .integer(Int($1.picture))
      },
    ],
    edits: [
      .init(["name"]) {
        StepLine("symbol", "edit", $1.name).option("rename", $2.text("name"))
      } write: {
        var symbol = $1
        symbol.name = try FieldRules.name($2.text("name") ?? "")
        try $0.workspace.save(symbol)
      },
      .init(["meaning"]) {
        StepLine("symbol", "edit", $1.name).option("meaning", $2.text("meaning"))
      } write: {
        var symbol = $1
        symbol.meaning = $2.text("meaning") ?? symbol.meaning
        try $0.workspace.save(symbol)
      },
      .init(["category"]) {
        StepLine("symbol", "edit", $1.name).option("category", $2.text("category"))
      } write: {
        var symbol = $1
        symbol.category = try $0.category(written: $2.text("category") ?? "").id
        try $0.workspace.save(symbol)
      },
      .init(["picture"]) {
        StepLine("symbol", "edit", $1.name).option("picture", $2["picture"]?.asWord)
      } write: {
        let number = Int64($2["picture"]?.whole ?? 0)
        guard try $0.workspace.pictureFacts(number) != nil else {
          throw Failure("studio.malformed", ["place": .text("set.picture")])
        }
        var symbol = $1
        symbol.show(SymbolImage(picture: number))
        try $0.workspace.save(symbol)
      },
    ])
}
