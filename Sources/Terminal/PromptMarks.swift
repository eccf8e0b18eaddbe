/// A prompt as libedit wants it: escape sequences between two U+0001, so that they take no room. libedit loses one that
/// nothing follows; one at the end is therefore put before the last character. Neighbours share one pair of marks, since
/// libedit takes the second of two adjoining marks for text.
func markedPrompt(_ prompt: String) -> String {
  var pieces = textPieces(of: prompt.filter { $0 != "\u{1}" })
  var trailing: [TextPiece] = []
  while case .escape(let escape) = pieces.last {
    trailing.insert(.escape(escape), at: 0)
    pieces.removeLast()
  }
  if !trailing.isEmpty {
    guard case .text(let text) = pieces.popLast() else { return "" }
    let isBlank = text.last == " "
    pieces.append(.text(isBlank ? text.dropLast() : text))
    pieces += trailing
    pieces.append(.text(" "))
  }
  return pieces.map { piece in
    switch piece {
    case .text(let text): String(text).asRow
    case .escape(let escape): "\u{1}\(String(escape).forTerminal)\u{1}"
    }
  }.joined().replacing("\u{1}\u{1}", with: "")
}
