import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Makes a symbol of several.
func joinSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try Rules.name(arguments, SymbolParameter.name)
  let owner = try context.owner(arguments)
  let clinic = try context.clinic
  let words = arguments[SymbolParameter.parts]
  try arguments.at(SymbolParameter.parts) { try Clinic.checkIsJoinable(words.count) }
  let parts = try words.enumerated().map { index, word in
    try context.mention(arguments, SymbolParameter.parts, index, word) {
      try clinic.jointPart($0, for: owner?.id ?? context.subject?.id, owner: owner?.id)
    }
  }
  let category = try context.category(arguments, SymbolParameter.category)
  let (symbol, system) = try arguments.at(SymbolParameter.name) {
    try clinic.join(
      parts, called: name, meaning: arguments[SymbolParameter.meaning], category: category, for: owner)
  }
  let record = try clinic.record(of: symbol)
  let said: KeyValuePairs<String, Value> = [
    "name": .text(name), "parts": .text(symbol.meaning), "category": record["category"], "system": Value(system?.name),
  ]
  return .record(record, said: Phrase(system == nil ? "symbol.joined" : "symbol.joined_in", said))
}
