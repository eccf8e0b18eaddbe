import Foundation
import Terminal

/// A small language: `paciente` is a noun, `nunca` unknown; a line with one quotation mark is open; `pn` stands for more.
func guide(isColored: Bool) -> LineGuide {
  var guide = LineGuide()
  guide.complete = offer
  guide.isOpen = { $0.hasSuffix("\\") || $0.count { $0 == "\"" } % 2 == 1 }
  guide.expand = { $0 == "pn" ? "paciente novo" : nil }
  if isColored {
    guide.highlight = { line, _, _ in
      [("paciente", LineGuide.Role.noun), ("nunca", .unknown)].compactMap { word, role in
        line.range(of: word).map { range in
          let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
          return LineGuide.Stretch(start..<start + word.utf8.count, role)
        }
      }
    }
  }
  return guide
}

/// Completes the word at the cursor from a few words, without case and accents.
func offer(line: String, cursor: Int) -> Completion {
  let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
  let word = before.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  let options = vocabulary.filter { option in
    option.label.range(of: word, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil || word.isEmpty
  }
  return Completion(range: (cursor - word.utf8.count)..<cursor, options: options)
}

private let vocabulary: [Completion.Option] =
  ["paciente", "prancha", "prato", "água", "água-de-coco", "suco 🧃"].map { Completion.Option(text: $0) }
  + [
    Completion.Option(text: "\"Giovanna Reis\"", label: "Giovanna Reis"),
    Completion.Option(text: "nome=", note: "como se chama", closes: false),
    Completion.Option(text: "nota", note: "o que se observou"),
  ]
  + (1...300).map { Completion.Option(text: "muitas\($0)") }
