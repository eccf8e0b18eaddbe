import StructuredText
import TagarelaKit

/// What a button says of a cell, in the fields of the format.
struct ButtonMeaning {
  let spoken: String?
  let fill: Tint?
  let border: Tint?
  let isHidden: Bool
  let area: CellArea?
  let actions: [CellAction]
  let link: BoardLink?

  /// - Parameter button: as it is after repair.
  init(_ button: JSONObject) {
    let isOwn = button[Own.made]?.flag == true
    spoken = button["vocalization"]?.string.flatMap { $0.isEmpty && !isOwn ? nil : $0 }
    fill = button["background_color"]?.string.flatMap(CSSColor.tint)
    border = button["border_color"]?.string.flatMap(CSSColor.tint)
    isHidden = button["hidden"]?.flag ?? false
    let measures = ["left", "top", "width", "height"].compactMap { button[$0]?.number }
    area = measures.count == 4 ? CellArea(x: measures[0], y: measures[1], width: measures[2], height: measures[3]) : nil
    let several = button["actions"]?.list?.compactMap(\.string) ?? []
    let all = several.isEmpty ? [button["action"]?.string].compactMap(\.self) : several
    actions = all.map { CellAction(rawValue: $0) }
    let load = JSONObject(button["load_board"])
    link =
      load?[Own.link]?.flag == true
      ? BoardLink(uid: load?["id"]?.string ?? "", name: load?["name"]?.string ?? "") : nil
  }
}
