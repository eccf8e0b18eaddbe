import TagarelaKit

/// The tables of a page set, as far as boards need them. Versions differ in what they have: a column that isn't there is
/// nil.
struct PageSet {
  struct Page {
    let id: Int
    let uid: String
    let title: String
    let background: Tint?
    /// `columns,rows`, where the page has a size of its own.
    let dimension: String?
  }

  struct Layout {
    let id: Int
    let page: Int
    /// `columns,rows,…`
    let setting: String
  }

  struct Placement {
    let layout: Int?
    /// `column,row`, from 0.
    let position: String
    /// `columns,rows`
    let span: String
    let isVisible: Bool
  }

  struct Button {
    let id: Int
    let page: Int
    let label: String
    let message: String
    /// Its number in the program's own library.
    let librarySymbol: Int?
    let image: Int?
    let recording: Int?
    let fill: Tint?
    let border: Tint?
    /// The page that opens, by its number.
    let goal: Int?
    let element: Int?
  }

  var pages: [Page] = []
  /// Of the pages, by number.
  var uids: [Int: String] = [:]
  var layouts: [Int: [Layout]] = [:]
  /// By element, and in older versions by button.
  var placements: [Int: [Placement]] = [:]
  /// By page, in the order in which they were made.
  var buttons: [Int: [Button]] = [:]
  /// `UniqueId` of the pages that a button opens.
  var links: [Int: String] = [:]
  /// JSON, by button.
  var commands: [Int: String] = [:]
  var name: String?
  var home: String?
  var dimension: String?
  /// `UniqueId` of the parts of the program's window that are kept as pages, in lower case.
  var bars: Set<String> = []
}

extension Tint {
  /// Alpha, red, green and blue, a byte each, in a number that may be negative; nil for one that covers nothing.
  init?(argb: Int?) {
    guard let argb else { return nil }
    let bits = UInt32(truncatingIfNeeded: argb)
    guard bits >> 24 > 0 else { return nil }
    self.init(
      red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF),
      alpha: Double(bits >> 24) / 255)
  }
}
