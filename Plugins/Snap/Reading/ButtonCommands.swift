import StructuredText
import TagarelaKit

/// What a button's commands come to: a list of objects, whose `$type` is a number.
struct ButtonCommands {
  /// `UniqueId` of the page that opens.
  private(set) var page: String?
  /// Commands that have no counterpart here, by type.
  private(set) var others: [String] = []
  /// False when it can't be read.
  private(set) var isReadable = true

  /// - Parameter text: JSON; nil for a button that only speaks.
  init(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    guard let source = try? SourceText(bytes: Array(text.utf8), named: ""),
      let value = try? JSONReader.value(of: source, rules: .byProgram)
    else {
      isReadable = false
      return
    }
    add(value)
  }

  private mutating func add(_ command: JSONValue) {
    if let values = command["$values"]?.list {
      for value in values { add(value) }
      return
    }
    let type = command["$type"].flatMap { $0.string ?? $0.integer.map(String.init) } ?? ""
    switch type {
    case "2": page = page ?? command["LinkedPageId"]?.string
    // Speaking is what a touch does anyway.
    case "3": break
    default: if others.count < 20 { others.append(type.oneLine.beginning(60)) }
    }
  }
}
