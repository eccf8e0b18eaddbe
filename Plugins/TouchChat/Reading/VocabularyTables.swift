import TagarelaKit

/// What the tables of a vocabulary hold, by their numbers.
struct VocabularyTables {
  /// What pages, buttons and sounds are called: each is one.
  struct Resource {
    /// The same in every copy; empty in files that other programs made.
    let rid: String
    let name: String
  }

  struct Page {
    let id: Int
    let resource: Int
    let name: String
    let style: Int?
    let buttonStyle: Int?
  }

  /// A box of cells, which pages share.
  struct Box {
    let columns: Int?
    let rows: Int?
  }

  /// Where a page shows a box.
  struct Instance {
    let box: Int
    let x: Int
    let y: Int
    let columns: Int?
    let rows: Int?
  }

  struct Cell {
    let resource: Int
    /// Row by row, from 0.
    let location: Int
    let columns: Int
    let rows: Int
  }

  struct Button {
    let id: Int
    let resource: Int
    let label: String
    let message: String
    /// Of `symbol_links`.
    let symbol: Int?
    let isVisible: Bool
    let style: Int?
  }

  struct Style {
    let fill: Tint?
    let border: Tint?
  }

  struct Action {
    let id: Int
    let rank: Int
    let code: Int
  }

  var resources: [Int: Resource] = [:]
  var pages: [Page] = []
  var home: Int?
  var boxes: [Int: Box] = [:]
  /// By page.
  var instances: [Int: [Instance]] = [:]
  /// By box.
  var cells: [Int: [Cell]] = [:]
  /// By resource.
  var buttons: [Int: Button] = [:]
  /// Of a resource that changes with the word before it, the one that is shown as a rule.
  var usual: [Int: Int] = [:]
  var buttonsByID: [Int: Button] = [:]
  var styles: [Int: Style] = [:]
  /// Colours behind pages, by style.
  var backgrounds: [Int: Tint] = [:]
  /// By resource, in their order.
  var actions: [Int: [Action]] = [:]
  /// What actions have beside their code, by action.
  var values: [Int: [String]] = [:]
  /// What symbols are called in the database of pictures, by link.
  var symbols: [Int: String] = [:]
  /// Numbers in the table of sounds, by resource.
  var sounds: [Int: Int] = [:]

  /// The button that a cell shows.
  func button(_ cell: Cell) -> Button? {
    buttons[cell.resource] ?? usual[cell.resource].flatMap { buttonsByID[$0] }
  }
}

extension Tint {
  /// Red, green and blue in one number.
  init?(rgb: Int?) {
    guard let rgb else { return nil }
    func part(_ shift: Int) -> UInt8 { UInt8(rgb >> shift & 0xFF) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
