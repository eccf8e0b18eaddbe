import ForeignTables
import TagarelaKit

extension PageSet {
  /// Reads the tables. One that is damaged is told, and what it has before the damage is taken.
  ///
  /// - Throws: ``Failure`` `snap.damaged`, `snap.too_large`, `snap.unreadable`, when not even the pages can be read.
  init(_ database: ForeignDatabase, _ complaints: inout BoardComplaints) throws {
    try readPages(database)
    func reading(_ table: String, _ columns: [String], _ body: (ForeignRow) throws -> Void) throws {
      do {
        try database.each(table, columns, body)
      } catch let failure as Failure where failure.what.key == "snap.damaged" {
        complaints.add("snap.table_damaged", detail: table)
      }
    }
    try reading(
      "PageSetProperties",
      [
        "FriendlyName", "DefaultHomePageUniqueId", "GridDimension", "ToolBarUniqueId", "DashboardUniqueId",
        "MessageBarUniqueId",
      ]
    ) { row in
      name = row.text("FriendlyName") ?? name
      home = row.text("DefaultHomePageUniqueId") ?? home
      dimension = row.text("GridDimension") ?? dimension
      for bar in ["ToolBarUniqueId", "DashboardUniqueId", "MessageBarUniqueId"] {
        if let uid = row.text(bar), !uid.isEmpty { bars.insert(uid.lowercased()) }
      }
    }
    try reading("PageLayout", ["Id", "PageId", "PageLayoutSetting"]) { row in
      guard let id = row.integer("Id"), let page = row.integer("PageId") else { return }
      layouts[page, default: []].append(Layout(id: id, page: page, setting: row.text("PageLayoutSetting") ?? ""))
    }
    for (table, key) in [("ElementPlacement", "ElementReferenceId"), ("ButtonPlacement", "ButtonId")] {
      try reading(table, [key, "PageLayoutId", "GridPosition", "GridSpan", "Visible"]) { row in
        guard let element = row.integer(key), let position = row.text("GridPosition") else { return }
        placements[Self.key(table == "ElementPlacement" ? element : nil, button: element), default: []].append(
          Placement(
            layout: row.integer("PageLayoutId"), position: position, span: row.text("GridSpan") ?? "1,1",
            isVisible: row.integer("Visible") != 0))
      }
    }
    var elements: [Int: (page: Int, fill: Tint?)] = [:]
    try reading("ElementReference", ["Id", "PageId", "BackgroundColor"]) { row in
      guard let id = row.integer("Id"), let page = row.integer("PageId") else { return }
      elements[id] = (page, Tint(argb: row.integer("BackgroundColor")))
    }
    try readButtons(elements, reading)
    try reading("ButtonPageLink", ["ButtonId", "PageUniqueId"]) { row in
      if let button = row.integer("ButtonId"), let uid = row.text("PageUniqueId"), links[button] == nil {
        links[button] = uid
      }
    }
    try reading("CommandSequence", ["ButtonId", "SerializedCommands"]) { row in
      if let button = row.integer("ButtonId"), let text = row.text("SerializedCommands") { commands[button] = text }
    }
  }

  /// Elements and buttons are numbered apart: a button's own number is turned to be negative.
  static func key(_ element: Int?, button: Int) -> Int { element ?? -1 - max(0, button) }

  private mutating func readPages(_ database: ForeignDatabase) throws {
    try database.each("Page", ["Id", "UniqueId", "Title", "Name", "BackgroundColor", "GridDimension"]) { row in
      guard let id = row.integer("Id"), uids[id] == nil else { return }
      uids[id] = row.text("UniqueId") ?? ""
      let title = (row.text("Title") ?? row.text("Name") ?? "").oneLine
      pages.append(
        Page(
          id: id, uid: uids[id] ?? "", title: title.isEmpty ? "#\(id)" : title,
          background: Tint(argb: row.integer("BackgroundColor")), dimension: row.text("GridDimension")))
    }
  }

  private mutating func readButtons(
    _ elements: [Int: (page: Int, fill: Tint?)],
    _ reading: (String, [String], (ForeignRow) throws -> Void) throws -> Void
  ) throws {
    var found: [Button] = []
    var taken: Set<Int> = []
    try reading(
      "Button",
      [
        "Id", "Label", "Message", "LibrarySymbolId", "PageSetImageId", "BackgroundColor", "BorderColor",
        "BorderThickness", "MessageRecordingId", "UseMessageRecording", "NavigatePageId", "ElementReferenceId",
        "PageId",
      ]
    ) { row in
      guard let id = row.integer("Id") else { return }
      func reference(_ column: String) -> Int? { row.integer(column).flatMap { $0 > 0 ? $0 : nil } }
      let element = reference("ElementReferenceId")
      let place = element.flatMap { elements[$0] }
      // An element is one button's, whatever a damaged file says.
      guard let page = place?.page ?? row.integer("PageId"), taken.insert(Self.key(element, button: id)).inserted
      else { return }
      found.append(
        Button(
          id: id, page: page, label: (row.text("Label") ?? "").oneLine, message: (row.text("Message") ?? "").oneLine,
          hasLibrarySymbol: reference("LibrarySymbolId") != nil, image: reference("PageSetImageId"),
          recording: row.integer("UseMessageRecording") == 0 ? nil : reference("MessageRecordingId"),
          fill: Tint(argb: row.integer("BackgroundColor")) ?? place?.fill,
          border: row.real("BorderThickness") == 0 ? nil : Tint(argb: row.integer("BorderColor")),
          goal: reference("NavigatePageId"), element: element))
    }
    buttons = Dictionary(grouping: found, by: \.page)
  }
}
