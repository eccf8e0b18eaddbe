import Foundation
import StructuredText
import TagarelaKit

/// Reads one board.
struct BoardReader {
  let head: BoardHead
  let links: BoardLinks
  /// Where images and sounds lie whose records don't say it, by their identifiers.
  let mediaPaths: [MediaKind: [String: String]]
  let language: String
  let pictures: FilePictures
  var complaints: BoardComplaints
  /// Bytes of pictures and sounds that nobody shows which may still be kept.
  var budget: Int
  /// Files whose bytes lie in pictures and voices.
  var shownPaths: Set<String> = []
  /// Files of which nobody shows anything.
  var hiddenPaths: Set<String> = []

  var object: JSONObject
  let texts: LocalTexts
  var images = MediaTable()
  var sounds = MediaTable()

  var files: PackageFiles { links.files }

  init(
    _ head: BoardHead, links: BoardLinks, mediaPaths: [MediaKind: [String: String]] = [:], aids: ReadingAids,
    complaints: BoardComplaints, budget: Int
  ) {
    self.head = head
    self.links = links
    self.mediaPaths = mediaPaths
    language = aids.language
    pictures = aids.pictures
    self.complaints = complaints
    self.budget = budget
    object = head.object
    texts = LocalTexts(head.object)
  }

  /// Bytes of text that are kept of a board, and of a button.
  static let mostBoardText = 1 << 20
  static let mostButtonText = 64 << 10

  mutating func board() -> Board {
    object["id"] = .text(head.id)
    setMalformedAside()
    images = mediaTable(.image)
    sounds = mediaTable(.sound)
    let buttons = buttons()
    let layout = JSONObject(object.take("grid")) ?? JSONObject()
    var grid = GridReader(layout, buttons: buttons, board: head.name, complaints: complaints)
    let plan = grid.plan()
    complaints = grid.complaints
    var board = Board(uid: head.uid, name: head.name, size: plan.size, pages: plan.pages, layout: "")
    takeOwnFields(of: &board)
    board.cells = plan.places.map { place in
      var button = buttons[place.button]
      if place.isRepeated { button[Own.repeated] = true }
      if place.isOutside { button[Own.unplaced] = true }
      if let id = place.id { button["id"] = .text(id) }
      let name = "\(head.name) \(plan.size.name(ofPosition: place.position))"
      return cell(button, at: place.position, span: place.span, called: name)
    }
    board.foreign = foreign(plan, buttons, board.cells)
    return board
  }

  /// The parts of a board that are something else than they should be.
  private mutating func setMalformedAside() {
    func isList(_ value: JSONValue) -> Bool { value.list != nil || value.members != nil }
    func isObject(_ value: JSONValue) -> Bool { value.members != nil }
    for (key, isWell) in [
      ("buttons", isList), ("images", isList), ("sounds", isList), ("grid", isObject), ("strings", isObject),
    ] {
      guard let value = object[key], !value.isNull, !isWell(value) else { continue }
      object.setAside(key)
      complaints.add("obf.field_malformed", ["board": .text(head.name), "field": .text(key)])
    }
  }

  /// The fields of ours that say of a board what the format has no place for.
  private mutating func takeOwnFields(of board: inout Board) {
    if let layout = object.take(Own.layout)?.string { board.layout = layout }
    board.labels = object.take(Own.labels)?.string.flatMap(LabelPlace.init) ?? board.labels
    board.letters = object.take(Own.letters)?.string.flatMap(LetterCase.init) ?? board.letters
    board.background = object.take(Own.background)?.string.flatMap(CSSColor.tint)
    if let level = object.take(Own.level)?.integer, (0...Board.highestLevel).contains(level) { board.level = level }
    board.isMovable = object.take(Own.movable)?.flag ?? false
    object[Own.uid] = nil
    if let id = object.take(Own.scene)?.identifier { board.scene = picture(id, button: nil) }
  }

  /// What the format says beyond the board: all but what we wrote ourselves and would write again.
  private mutating func foreign(_ plan: GridPlan, _ buttons: [JSONObject], _ cells: [Board.Cell]) -> [String: String] {
    let placed = Set(plan.places.map(\.button))
    object["grid"] = plan.rest.isEmpty ? nil : plan.rest.value
    object["images"] = .list(kept(images))
    object["sounds"] = .list(kept(sounds))
    object["buttons"] = .list(
      buttons.enumerated().map { index, button in placed.contains(index) ? button["id"] ?? "" : button.value })
    if let path = head.path { object[Own.path] = .text(path) }
    if head.isOwn, isRegenerated(cells) { return [:] }
    object[Own.made] = nil
    return ["obf": bounded(object, Self.mostBoardText, name: head.name, keeping: Self.boardFields)]
  }

  private func isRegenerated(_ cells: [Board.Cell]) -> Bool {
    let lists = ["images", "sounds"].allSatisfy { object[$0]?.list?.isEmpty ?? true }
    let isOurs = (object["buttons"]?.list ?? []).allSatisfy { $0.string != nil }
    return lists && isOurs && cells.allSatisfy(\.foreign.isEmpty)
      && Self.isOwn(object, Self.boardFields)
  }

  /// Whether there is nothing in it but what we write.
  static func isOwn(_ object: JSONObject, _ fields: Set<String>) -> Bool {
    object.members.allSatisfy { fields.contains($0.key) }
  }

  static let boardFields: Set<String> = [
    "format", "id", "locale", "name", "buttons", "images", "sounds", Own.made, Own.path,
  ]
  static let buttonFields: Set<String> = [
    "id", "label", "vocalization", "image_id", "sound_id", "background_color", "border_color", "hidden", "left", "top",
    "width", "height", "action", "actions", "load_board", Own.made,
  ]

  /// A text of at most so many bytes: the largest fields go first when it is longer.
  ///
  /// - Parameter name: what it is about, for messages.
  mutating func bounded(_ object: JSONObject, _ limit: Int, name: String, keeping fields: Set<String>) -> String {
    let text = object.text
    var size = text.utf8.count
    guard size > limit else { return text }
    let sizes = object.members.filter { !fields.contains($0.key) }
      .map { (key: $0.key, size: JSONWriter.bytes(of: $0.value).count + $0.key.utf8.count) }
      .sorted { $0.size > $1.size }
    var dropped: Set<String> = []
    for field in sizes where size > limit {
      dropped.insert(field.key)
      size -= field.size
      complaints.add(
        "obf.field_dropped",
        ["board": .text(head.name), "name": .text(name), "field": .text(String(field.key.prefix(60)))])
    }
    return JSONObject(object.members.filter { !dropped.contains($0.key) }).text
  }

  /// The members of a list, or of an object in its place, whose keys are identifiers.
  func listed(_ value: JSONValue?) -> [(key: String?, value: JSONValue)] {
    if let list = value?.list { return list.map { (nil, $0) } }
    return (value?.members ?? []).map { ($0.key, $0.value) }
  }

  /// What is written as the identifiers of what a list has.
  func identifiers(_ listed: [(key: String?, value: JSONValue)]) -> [String] {
    listed.compactMap { $0.value["id"]?.identifier ?? $0.key }
  }

  /// The identifier in a field, written as text from now on; nil, and the field gone, for what can be none.
  func identifier(of object: inout JSONObject, key: String) -> String? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let id = value.identifier else {
      if value.string != "" { object.setAside(key) }
      return nil
    }
    object[key] = .text(id)
    return id
  }
}
