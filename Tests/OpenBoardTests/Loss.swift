import Foundation
import StructuredText
import TagarelaKit

@testable import OpenBoard

/// What of a JSON value isn't in another one with the same meaning; that one may say more.
///
/// A number in the place of an identifier may have become a text, a colour may be spelt otherwise, and the bytes of a
/// `data:` address count, not how they are written.
func losses(_ original: JSONValue, _ written: JSONValue?, at place: String = "") -> [String] {
  guard let written else { return original.isNull ? [] : ["\(place) is gone"] }
  if original == written { return [] }
  switch (original.content, written.content) {
  case (.object(let members), .object):
    return members.flatMap { losses($0.value, written[$0.key], at: "\(place).\($0.key)") }
  case (.list(let mine), .list(let theirs)):
    guard mine.count == theirs.count else { return ["\(place) has \(theirs.count) for \(mine.count)"] }
    return zip(mine, theirs).enumerated().flatMap { losses($1.0, $1.1, at: "\(place)[\($0)]") }
  case (.number, .string(let text)): return original.identifier == text ? [] : ["\(place): \(text)"]
  case (.string(let mine), .string(let theirs)):
    if let tint = CSSColor.tint(mine), tint == CSSColor.tint(theirs) { return [] }
    if mine.hasPrefix("data:"), DataAddress(mine)?.bytes == DataAddress(theirs)?.bytes { return [] }
    return ["\(place): “\(mine)” became “\(theirs)”"]
  default: return ["\(place): \(JSONWriter.text(original)) became \(JSONWriter.text(written))"]
  }
}
