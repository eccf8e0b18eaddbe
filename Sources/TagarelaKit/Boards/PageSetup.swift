/// How pages are to look, for formats that have pages. What is nil is the format's to choose.
public struct PageSetup: Sendable, Equatable {
  public var paper: Paper = .a4
  public var orientation: Orientation?
  /// Millimetres round what is printed.
  public var margin: Double?
  public var form: Form = .boards
  /// Millimetres of a cut-out card, its frame included.
  public var cardWidth: Double?
  public var cardHeight: Double?
  public var hasCropMarks = false
  public var hasTitle = true
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

  public enum Form: String, Sendable, CaseIterable {
    /// Boards as they are used.
    case boards
    /// Each symbol once, to be cut out.
    case cards
    /// Many small pictures with their names, to choose from.
    case contacts
  }

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
