/// What travels between a therapist and a tutor in one file: whom it concerns and what it brings.
public struct Parcel: Sendable, Equatable {
  /// What it was sent for.
  public var kind: Kind
  /// Whom it concerns; nil for boards and symbols of no patient's.
  public var patient: Patient?
  /// To whom the plans go, or who sends notes and touches; nil for the therapist.
  public var tutor: Tutor?
  /// The address to which a tutor sends history and observations back.
  public var therapistEmail: String?
  /// Of ``tutor``.
  public var plans: [Plan]
  /// The first is the one where one begins; beside plans, those to which the plans' boards lead.
  public var boards: [Board]
  /// Symbols on no board, under ``title``.
  public var symbols: [Symbol]
  /// Of the symbols together: a category's name.
  public var title: String?
  /// In order of time; their authors may be several.
  public var observations: [Observation]
  /// In order of time as a rule; a year of them is a million.
  public var touches: Flow<Touch>
  /// Where the patient has put cells; with ``touches``, at most one of a board.
  public var arrangements: [BoardArrangement] = []
  /// What modules send along.
  public var items: [ParcelItem]

  public init(
    kind: Kind, patient: Patient? = nil, tutor: Tutor? = nil, therapistEmail: String? = nil, plans: [Plan] = [],
    boards: [Board] = [], symbols: [Symbol] = [], title: String? = nil, observations: [Observation] = [],
    touches: Flow<Touch> = [], items: [ParcelItem] = []
  ) {
    self.kind = kind
    self.patient = patient
    self.tutor = tutor
    self.therapistEmail = therapistEmail
    self.plans = plans
    self.boards = boards
    self.symbols = symbols
    self.title = title
    self.observations = observations
    self.touches = touches
    self.items = items
  }

  /// What something is sent for: a plan with all boards to which it leads, boards, the symbols of a category, notes, or the
  /// history of use.
  ///
  /// Modules send their own things under kinds of their own, called as the part that they are (``ParcelItem/part``).
  public struct Kind: Sendable, Hashable, RawRepresentable, CaseIterable, CustomStringConvertible {
    /// An identifier (``Swift/StringProtocol/isIdentifier``), as files have it.
    public let rawValue: String

    /// - Returns: nil for what is no identifier.
    public init?(rawValue: String) {
      guard rawValue.isIdentifier else { return nil }
      self.rawValue = rawValue
    }

    private init(own: String) { rawValue = own }

    /// Plans, with all boards to which theirs lead.
    public static let plan = Kind(own: "plan")
    /// Boards, of a patient or of everybody.
    public static let board = Kind(own: "board")
    /// The symbols of a category.
    public static let symbols = Kind(own: "symbols")
    /// Notes on a patient.
    public static let observations = Kind(own: "observations")
    /// What a patient has touched, and when.
    public static let usage = Kind(own: "usage")

    /// Those that are no module's.
    public static let allCases: [Kind] = [.plan, .board, .symbols, .observations, .usage]

    /// The one of ``allCases`` that is called so.
    public static func own(_ word: String) -> Kind? { allCases.first { $0.rawValue == word } }

    public var description: String { rawValue }
  }
}
