import ForeignTables
import TagarelaKit

extension VocabularyTables {
  /// Reads the tables. One that is damaged is told, and what it has before the damage is taken.
  ///
  /// - Throws: ``Failure`` `touchchat.damaged`, `touchchat.too_large`, `touchchat.unreadable`, when not even the pages can be
  ///   read.
  init(_ database: ForeignDatabase, _ complaints: inout BoardComplaints) throws {
    func reading(_ table: String, _ columns: [String], _ body: (ForeignRow) throws -> Void) throws {
      do {
        try database.each(table, columns, body)
      } catch let failure as Failure where failure.what.key == "touchchat.damaged" {
        complaints.add("touchchat.table_damaged", detail: table)
      }
    }
    try reading("resources", ["id", "rid", "name"]) { row in
      guard let id = row.integer("id"), resources[id] == nil else { return }
      resources[id] = Resource(rid: row.text("rid") ?? "", name: (row.text("name") ?? "").oneLine)
    }
    try database.each("pages", ["id", "resource_id", "name", "page_style_id", "button_style_id"]) { row in
      guard let id = row.integer("id") else { return }
      let resource = row.integer("resource_id") ?? -1
      let name = [resources[resource]?.name ?? "", (row.text("name") ?? "").oneLine].first { !$0.isEmpty }
      pages.append(
        Page(
          id: id, resource: resource, name: name ?? "#\(id)", style: row.integer("page_style_id"),
          buttonStyle: row.integer("button_style_id")))
    }
    try reading("special_pages", ["name", "page_id"]) { row in
      if row.text("name")?.lowercased() == "home" { home = home ?? row.integer("page_id") }
    }
    try readBoxes(reading)
    try readButtons(reading)
    try readStyles(reading)
    try readActions(reading)
  }

  private typealias Reading = (String, [String], (ForeignRow) throws -> Void) throws -> Void

  private mutating func readBoxes(_ reading: Reading) throws {
    try reading("button_boxes", ["id", "layout_x", "layout_y", "init_size_x", "init_size_y"]) { row in
      guard let id = row.integer("id") else { return }
      boxes[id] = Box(
        columns: row.integer("layout_x") ?? row.integer("init_size_x"),
        rows: row.integer("layout_y") ?? row.integer("init_size_y"))
    }
    try reading(
      "button_box_instances", ["page_id", "button_box_id", "position_x", "position_y", "size_x", "size_y"]
    ) { row in
      guard let page = row.integer("page_id"), let box = row.integer("button_box_id") else { return }
      instances[page, default: []].append(
        Instance(
          box: box, x: row.integer("position_x") ?? 0, y: row.integer("position_y") ?? 0,
          columns: row.integer("size_x"), rows: row.integer("size_y")))
    }
    try reading("button_box_cells", ["button_box_id", "resource_id", "location", "span_x", "span_y"]) { row in
      guard let box = row.integer("button_box_id"), let resource = row.integer("resource_id") else { return }
      func span(_ column: String) -> Int { min(max(row.integer(column) ?? 1, 1), Self.largest) }
      cells[box, default: []].append(
        Cell(
          resource: resource, location: min(max(row.integer("location") ?? 0, 0), Self.largest * Self.largest),
          columns: span("span_x"), rows: span("span_y")))
    }
  }

  /// Columns or rows beyond which no box has any.
  private static let largest = 1_000

  private mutating func readButtons(_ reading: Reading) throws {
    try reading(
      "buttons", ["id", "resource_id", "label", "message", "symbol_link_id", "visible", "button_style_id"]
    ) { row in
      guard let id = row.integer("id"), let resource = row.integer("resource_id") else { return }
      let button = Button(
        id: id, resource: resource, label: (row.text("label") ?? "").oneLine,
        message: (row.text("message") ?? "").oneLine,
        symbol: row.integer("symbol_link_id").flatMap { $0 > 0 ? $0 : nil },
        isVisible: row.integer("visible") != 0, style: row.integer("button_style_id"))
      buttonsByID[id] = button
      if buttons[resource] == nil { buttons[resource] = button }
    }
    var sets: [Int: Int] = [:]
    try reading("button_sets", ["id", "resource_id"]) { row in
      if let id = row.integer("id") { sets[id] = row.integer("resource_id") }
    }
    try reading("button_set_modifiers", ["button_set_id", "button_id", "modifier"]) { row in
      guard row.integer("modifier") == 0, let resource = row.integer("button_set_id").flatMap({ sets[$0] }) else {
        return
      }
      if usual[resource] == nil { usual[resource] = row.integer("button_id") }
    }
    try reading("symbol_links", ["id", "rid"]) { row in
      if let id = row.integer("id") { symbols[id] = row.text("rid")?.lowercased() }
    }
  }

  private mutating func readStyles(_ reading: Reading) throws {
    try reading("button_styles", ["id", "transparent", "body_color", "border_color", "border_width"]) { row in
      guard let id = row.integer("id") else { return }
      let isTransparent = (row.integer("transparent") ?? 0) != 0
      styles[id] = Style(
        fill: isTransparent ? nil : Tint(rgb: row.integer("body_color")),
        border: row.real("border_width") == 0 ? nil : Tint(rgb: row.integer("border_color")))
    }
    try reading("page_styles", ["id", "bg_color"]) { row in
      if let id = row.integer("id") { backgrounds[id] = Tint(rgb: row.integer("bg_color")) }
    }
  }

  private mutating func readActions(_ reading: Reading) throws {
    try reading("actions", ["id", "resource_id", "rank", "code"]) { row in
      guard let id = row.integer("id"), let resource = row.integer("resource_id") else { return }
      actions[resource, default: []].append(
        Action(id: id, rank: row.integer("rank") ?? id, code: row.integer("code") ?? 0))
    }
    actions = actions.mapValues { $0.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) } }
    var keyed: [Int: [(key: Int, value: String)]] = [:]
    try reading("action_data", ["action_id", "key", "value"]) { row in
      guard let action = row.integer("action_id"), let value = row.text("value") else { return }
      keyed[action, default: []].append((row.integer("key") ?? 0, value))
    }
    values = keyed.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
    try reading("sounds", ["id", "resource_id"]) { row in
      if let id = row.integer("id"), let resource = row.integer("resource_id") { sounds[resource] = id }
    }
  }
}
