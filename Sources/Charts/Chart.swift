/// Numbers to be seen at a glance, in words and figures of the readers' language: what is drawn, and the same as a table
/// for those who don't see it.
public struct Chart: Sendable, Equatable {
  /// What it shows, in a few words.
  public var title: String
  /// How it is drawn.
  public var form: Form
  /// What the numbers belong to, and what they count: the heads of the table's columns.
  public var heads: [String]

  /// The ways in which numbers are drawn.
  public enum Form: Sendable, Equatable {
    /// Things beside each other, one below the other.
    case bars([Point])
    /// How much there was, from left to right as time goes.
    case columns([Point])
    /// How something changes, from left to right as time goes.
    case line([Point])
    /// How much there was in each hour of each day of the week.
    case week(WeekHours)
  }

  /// - Parameter heads: what the points are, what is counted now, and what was counted before where anything was.
  public init(title: String, form: Form, heads: [String]) {
    self.title = title
    self.form = form
    self.heads = heads
  }

  /// A number and what it belongs to.
  public struct Point: Sendable, Equatable {
    /// What it belongs to: a word, a day.
    public var label: String
    /// Now.
    public var amount: Amount
    /// The same in the time before; nil where nothing is compared.
    public var before: Amount?

    public init(label: String, amount: Amount, before: Amount? = nil) {
      self.label = label
      self.amount = amount
      self.before = before
    }
  }

  /// A number as it is drawn and as it is written.
  public struct Amount: Sendable, Equatable {
    /// Zero or more.
    public var value: Double
    /// In the language of the readers.
    public var text: String

    public init(_ value: Double, _ text: String) {
      self.value = value.isFinite ? max(0, value) : 0
      self.text = text
    }
  }

  /// A week, hour by hour.
  public struct WeekHours: Sendable, Equatable {
    /// The names of the seven days, from Monday on, short.
    public var days: [String]
    /// Of each day the number of each of its 24 hours.
    public var counts: [[Int]]
    /// How numbers are written.
    public var number: @Sendable (Int) -> String

    public init(days: [String], counts: [[Int]], number: @escaping @Sendable (Int) -> String) {
      self.days = days
      self.counts = counts
      self.number = number
    }

    public static func == (a: WeekHours, b: WeekHours) -> Bool { a.days == b.days && a.counts == b.counts }
  }
}

extension Chart {
  /// Whether there is anything to see.
  public var isEmpty: Bool {
    switch form {
    case .bars(let points), .columns(let points), .line(let points):
      points.allSatisfy { $0.amount.value == 0 && ($0.before?.value ?? 0) == 0 }
    case .week(let week): week.counts.joined().allSatisfy { $0 == 0 }
    }
  }

  /// The same numbers, row by row, each with what it belongs to first.
  public var rows: [[String]] {
    switch form {
    case .bars(let points), .columns(let points), .line(let points):
      points.map { [$0.label, $0.amount.text] + ($0.before.map { [$0.text] } ?? []) }
    case .week(let week):
      zip(week.days, week.counts).map { day, counts in [day] + counts[week.shownHours].map(week.number) }
    }
  }

  /// The heads of the columns of ``rows``.
  public var columnHeads: [String] {
    guard case .week(let week) = form else { return heads }
    return heads.prefix(1) + week.shownHours.map { WeekHours.name(ofHour: $0) }
  }
}

extension Chart.WeekHours {
  /// The hours of which something is seen: those of a usual day, and those around it in which there is something.
  var shownHours: Range<Int> {
    let used = (0..<24).filter { hour in counts.contains { $0.indices.contains(hour) && $0[hour] > 0 } }
    return min(used.first ?? 8, 8)..<max((used.last ?? 19) + 1, 20)
  }

  static func name(ofHour hour: Int) -> String { "\(hour)h" }
}
