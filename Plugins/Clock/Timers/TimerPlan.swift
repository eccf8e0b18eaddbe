/// What is timed: one activity, or several one after the other; what it is shown by, and what is said at its end.
public struct TimerPlan: Equatable, Sendable {
  /// At least one.
  public var steps: [Step]
  /// The identifier of a `TimeFigure`; one that isn't there is replaced by the first that is.
  public var figure: String
  /// Said when all is over, empty for nothing; nil for what the settings say.
  public var words: String?

  public init(steps: [Step], figure: String, words: String? = nil) {
    self.steps = steps
    self.figure = figure
    self.words = words
  }

  /// Steps that one may have at most.
  static let mostSteps = 20

  /// An activity and its time.
  public struct Step: Equatable, Sendable {
    /// What is done; empty for a time alone.
    public var activity: String
    /// The number of its picture in the workspace.
    public var picture: Int64?
    /// From 1 to a day's.
    public var seconds: Int

    public init(activity: String, picture: Int64? = nil, seconds: Int) {
      self.activity = activity
      self.picture = picture
      self.seconds = seconds
    }
  }

  /// Milliseconds of all steps.
  var total: Int64 { steps.reduce(0) { $0 + Int64($1.seconds) * 1000 } }
}

/// A plan that is kept under a name.
public struct SavedTimer: Equatable, Sendable {
  /// In all workspaces.
  public let uid: String
  /// Nil for everybody's.
  public let patient: Int64?
  public var name: String
  public var plan: TimerPlan

  public init(uid: String, patient: Int64?, name: String, plan: TimerPlan) {
    self.uid = uid
    self.patient = patient
    self.name = name
    self.plan = plan
  }
}
