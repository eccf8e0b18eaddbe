public import TagarelaKit

/// What a report tells of one matter: the module that knows the matter brings it, and without the module it isn't there.
public struct ReportSection: Identified {
  /// Lower-case letters, digits and hyphens; its module's where that has one only.
  public let id: String
  public let chapter: ReportChapter
  /// What there is to tell of a patient; nil where the matter doesn't concern the patient at all. It changes nothing.
  public let tell: @Sendable (ReportScope) throws -> ReportPart?
  /// What there is to tell of all patients together, without a name or a word that only few of them use; nil for matters of
  /// single persons.
  public let sum: (@Sendable (ClinicScope) throws -> ReportPart?)?

  public init(
    id: String, chapter: ReportChapter, tell: @escaping @Sendable (ReportScope) throws -> ReportPart?,
    sum: (@Sendable (ClinicScope) throws -> ReportPart?)? = nil
  ) {
    self.id = id
    self.chapter = chapter
    self.tell = tell
    self.sum = sum
  }
}

extension ExtensionPoint<ReportSection> {
  /// What reports are made of.
  public static var reportSections: Self { Self("reportSections") }
}

/// In which order a report tells; within a chapter that of the modules counts.
public enum ReportChapter: Int, Sendable, CaseIterable {
  /// How much, and what, was said.
  case communication
  /// What one wants to reach.
  case goals
  /// What was done beside it.
  case activities
  /// What people have written.
  case notes
}
