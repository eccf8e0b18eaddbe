/// How pages are to look, for formats that have pages. What is nil is the format's to choose.
public struct PageSetup: Sendable, Equatable {
  /// A4 where nothing is said.
  public var paper: Paper = .a4
  /// Nil for as the content lies best.
  public var orientation: Orientation?
  /// Millimetres round what is printed.
  public var margin: Double?
  /// Whether boards are printed, or their symbols each for itself.
  public var form: Form = .boards
  /// Millimetres of a cut-out card, its frame included.
  public var cardWidth: Double?
  /// Where only one of a card's sides is said, the other is as long.
  public var cardHeight: Double?
  /// Of cards: short lines at their corners, by which they are cut.
  public var hasCropMarks = false
  /// Whether the pages say what they show, and whose it is.
  public var hasTitle = true
  /// In a foot, where there are several pages.
  public var hasPageNumbers = true
  /// Points; nil for as large as fits.
  public var fontSize: Double?
  /// Millimetres of a cell's frame; nil for one that goes with the cell's size.
  public var frameWidth: Double?
  /// In place of the board's own.
  public var labels: LabelPlace?
  /// Of words whose board doesn't say in which letters they are shown.
  public var letters = LetterCase.asWritten
  /// Shows what is hidden from the patient.
  public var showsHidden = false

  public init() {}

  /// What the pages are for.
  public enum Form: String, Sendable, CaseIterable {
    /// Boards as they are used.
    case boards
    /// Each symbol once, to be cut out.
    case cards
    /// Many small pictures with their names, to choose from.
    case contacts
  }

  /// How the paper lies, however its content would lie best.
  public enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// ISO 216 and ANSI paper.
  public enum Paper: String, Sendable, CaseIterable {
    case a3, a4, a5, letter

    /// Millimetres, upright.
    public var size: (width: Double, height: Double) {
      switch self {
      case .a3: (297, 420)
      case .a4: (210, 297)
      case .a5: (148, 210)
      case .letter: (215.9, 279.4)
      }
    }
  }
}
