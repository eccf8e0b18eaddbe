import Foundation
import TagarelaKit

/// What of a page in HTML a lesson takes: its headings, paragraphs, lists, pictures and strong and stressed words, as a
/// ``LessonText``. Scripts, styles, forms and frames are left out: a page comes from anybody, and is shown beside a patient's board.
struct LessonPage {
  /// In the notation of ``LessonText``.
  private(set) var text = ""
  /// Kinds of things that were left out, in the order in which they came.
  private(set) var leftOut: [String] = []

  init(html: String) {
    var rest = html[...]
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "<") else {
        say(rest)
        break
      }
      say(rest[..<open])
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = Self.end(of: rest) else {
        say(rest)
        break
      }
      let tag = Tag(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      if Self.silent.contains(tag.name), !tag.isEnd {
        if Self.told.contains(tag.name) { leave(tag.name) }
        rest = Self.behind("</\(tag.name)", in: rest)
      } else {
        take(tag)
      }
    }
    text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == " " })
    }.joined(separator: "\n")
    while text.contains("\n\n\n") { text.replace("\n\n\n", with: "\n\n") }
    text = text.trimmingPrefix { $0 == "\n" }.description
  }

  /// What stands between tags and isn't to be read.
  private static let silent: Set = [
    "script", "style", "title", "iframe", "object", "svg", "template", "noscript", "form",
  ]
  private static let told: Set = ["script", "iframe", "object", "svg", "form"]
  private static let media: Set = ["video", "audio", "embed", "canvas", "table"]

  private struct Tag {
    let name: String
    let isEnd: Bool
    let traits: Substring

    init(_ inside: Substring) {
      isEnd = inside.first == "/"
      let body = isEnd ? inside.dropFirst() : inside
      let letters = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      name = letters.lowercased()
      traits = body.dropFirst(letters.count)
    }

    /// The value of an attribute, in quotes or without.
    func trait(_ name: String) -> String? {
      guard let found = traits.range(of: "\(name)=") ?? traits.range(of: "\(name.uppercased())=") else { return nil }
      let value = traits[found.upperBound...]
      guard let quote = value.first, quote == "\"" || quote == "'" else {
        return String(value.prefix { !$0.isWhitespace && $0 != "/" })
      }
      return HTMLEntities.read(value.dropFirst().prefix { $0 != quote })
    }
  }

  /// Where a tag ends; a `>` in quotes isn't its end.
  private static func end(of tag: Substring) -> Substring.Index? {
    var quote: Character?
    for index in tag.indices {
      let character = tag[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func behind(_ mark: String, in rest: Substring) -> Substring {
    var search = rest
    while let open = search.firstIndex(of: "<") {
      search = search[open...]
      if search.prefix(mark.count).lowercased() == mark {
        return search.firstIndex(of: ">").map { search[search.index(after: $0)...] } ?? ""
      }
      search = search.dropFirst()
    }
    return ""
  }

  private mutating func leave(_ name: String) { if !leftOut.contains(name) { leftOut.append(name) } }

  private mutating func take(_ tag: Tag) {
    switch tag.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = min(3, tag.name.last?.wholeNumberValue ?? 1)
      text += tag.isEnd ? "\n\n" : "\n\n" + String(repeating: "#", count: level) + " "
    case "p", "div", "section", "article", "ul", "ol", "blockquote", "header", "footer", "main", "body": text += "\n\n"
    case "li": text += tag.isEnd ? "" : "\n- "
    case "br": text += "\n"
    case "b", "strong": text += "**"
    case "i", "em": text += "*"
    case "img":
      if let source = tag.trait("src") { text += "\n\n![\(tag.trait("alt") ?? "")](\(source))\n\n" }
    default:
      if Self.media.contains(tag.name), !tag.isEnd { leave(tag.name) }
    }
  }

  private mutating func say(_ raw: Substring) {
    let read = HTMLEntities.read(raw)
    let words = read.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else {
      if !read.isEmpty, text.last?.isWhitespace == false { text += " " }
      return
    }
    if read.first?.isWhitespace == true, text.last?.isWhitespace == false { text += " " }
    text += words
    if read.last?.isWhitespace == true { text += " " }
  }
}

/// Characters by the names and numbers that HTML has for them.
enum HTMLEntities {
  static func read(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      if rest.dropFirst(name.count + 1).first == ";", let character = character(name) {
        result += character
        rest = rest.dropFirst(name.count + 2)
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.first == "#" {
      let digits = name.dropFirst()
      let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    if let known = signs[String(name)] { return known }
    guard let letter = name.first, let mark = accents[String(name.dropFirst())] else { return nil }
    return (String(letter) + mark).precomposedStringWithCanonicalMapping
  }

  private static let accents = [
    "acute": "\u{301}", "grave": "\u{300}", "circ": "\u{302}", "tilde": "\u{303}", "uml": "\u{308}", "cedil": "\u{327}",
  ]

  private static let signs = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "laquo": "«", "raquo": "»",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "iexcl": "¡",
    "iquest": "¿", "middot": "·", "deg": "°", "ordm": "º", "ordf": "ª",
  ]
}
