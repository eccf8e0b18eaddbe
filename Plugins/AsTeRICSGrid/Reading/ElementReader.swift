import StructuredText
import TagarelaKit

/// Makes a cell of an element.
struct ElementReader {
  let language: String
  let style: SetStyle
  /// Of the file.
  let source: SourceText
  let pictures: FilePictures
  /// Of the grid that it is on.
  let board: String
  /// Names of all boards, by the grid's identifier.
  let boards: [String: String]

  /// - Parameters:
  ///   - label: what is written on it.
  ///   - name: what the cell is called when it has no word, like `B2`.
  /// - Returns: nil when nothing of it can be on a board.
  func cell(
    _ element: JSONValue, labelled label: LocalText?, at place: GridPlaces.Place, named name: String,
    _ complaints: inout BoardComplaints
  ) -> Board.Cell? {
    let button = label?.text ?? name
    let picture = picture(of: element, button, &complaints)
    let done = ElementActions(
      element, language: language, boards: boards, &complaints, board: board, button: button)
    if let other = label?.otherLanguage ?? done.otherLanguage {
      complaints.add("asterics.other_language", board: "", detail: String(other.prefix(10)), cell: button)
    }
    if element["wordForms"]?.list?.isEmpty == false { complaints.add("asterics.word_forms", board: "") }
    let isOrdinary = isOrdinary(element, button, &complaints)
    let isSuggestion = element["type"]?.string == Self.prediction
    let isSomething = isSuggestion || isOrdinary && (!done.isEmpty || hasAddress(element))
    guard isSomething || label != nil || picture != nil else { return nil }

    var cell = Board.Cell(position: place.position, span: place.span)
    if isSuggestion {
      cell.actions = [.suggestion]
    } else if let label, picture != nil || hasAddress(element) {
      // What is elsewhere is the receiver's to look up.
      let kind = element["colorCategory"]?.string.flatMap { WordCategory(rawValue: $0) }
      cell.symbol = Symbol(
        name: label.text, meaning: "", category: kind?.category(in: language) ?? Category(name: "", color: .gray),
        picture: picture, voice: done.voice,
        source: picture == nil ? element["image"]?["url"]?.string.flatMap { LibraryPicture.source(address: $0) } : nil)
    } else {
      cell.label = label?.text
      cell.picture = picture
      cell.voice = done.voice
    }
    if !isSuggestion { cell.spoken = done.spoken == label?.text ? nil : done.spoken }
    cell.fill = style.fill(of: element)
    cell.border = style.border(of: element)
    cell.isHidden = element["hidden"]?.flag ?? false
    if let level = element["vocabularyLevel"]?.integer, (1...Board.highestLevel).contains(level) { cell.level = level }
    cell.link = done.link
    cell.actions += Self.kept(element) ?? done.actions
    if let kept = ForeignText.ofElement(element, in: source) { cell.foreign[GridFile.formatID] = kept }
    return cell
  }

  /// Of an element's further fields: all that the cell does, where the program can't do all of it.
  static let ownActions = "tagarelaActions"

  /// What it does in the words of the Open Board Format; nil where it says it in the program's alone.
  static func kept(_ element: JSONValue) -> [CellAction]? {
    guard let texts = element["additionalProps"]?[ownActions]?.list else { return nil }
    return texts.prefix(ElementActions.most).compactMap(\.string).filter { !$0.isEmpty }.map {
      CellAction(rawValue: String($0.prefix(LocalText.longest)))
    }
  }

  /// Its words come from what is written, whatever else is said of it.
  private static let prediction = "ELEMENT_TYPE_PREDICTION"

  /// Elements that show what was gathered or play something have no counterpart.
  private func isOrdinary(_ element: JSONValue, _ button: String, _ complaints: inout BoardComplaints) -> Bool {
    switch element["type"]?.string ?? "ELEMENT_TYPE_NORMAL" {
    case "ELEMENT_TYPE_NORMAL", Self.prediction: return true
    case "ELEMENT_TYPE_COLLECT": complaints.add("asterics.sentence_bar", board: board)
    case let type:
      let short = LocalText.clean(type.replacing("ELEMENT_TYPE_", with: "").lowercased()).prefix(60)
      complaints.add("asterics.element_left", board: board, detail: String(short), cell: button)
    }
    return false
  }

  private func picture(of element: JSONValue, _ button: String, _ complaints: inout BoardComplaints) -> Picture? {
    guard let text = element["image"]?["data"]?.string, !text.isEmpty else {
      guard hasAddress(element) else { return nil }
      if let picture = element["image"]?["url"]?.string.flatMap(pictures.picture(at:)) { return picture }
      complaints.add("asterics.picture_elsewhere", board: board, cell: button)
      return nil
    }
    guard let bytes = DataAddress(text)?.bytes else {
      complaints.add("asterics.picture_broken", board: board, cell: button)
      return nil
    }
    guard let picture = pictures.picture(bytes) else {
      complaints.add("asterics.picture_format", board: board, cell: button)
      return nil
    }
    return picture
  }

  private func hasAddress(_ element: JSONValue) -> Bool { element["image"]?["url"]?.string?.isEmpty == false }
}
