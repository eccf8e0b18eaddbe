import Clinic
import TagarelaKit
import Workspace

/// A report, put into words: whose it is, of which days, and section by section what there is to tell.
struct Report {
  let title: String
  /// The days it is about, and those it compares with.
  let subtitle: String
  let parts: [Part]
  /// ISO 639-1.
  let language: String

  struct Part {
    /// The section's.
    let id: String
    let told: ReportPart
  }
}

extension Clinic {
  /// What there is to tell of a patient's days, in the language that is set for the patient.
  ///
  /// - Throws: what the sections throw.
  func report(of patient: PatientRecord, _ period: ReportDays) throws -> Report {
    let clinic = try inLanguage(of: patient)
    let title = Phrase("report.title", ["patient": .text(patient.name)])
    // What others write meanwhile is not in it: all sections tell of the same data.
    return try workspace.consult {
      let scope = try ReportScope(clinic, patient, period)
      return try clinic.report(title, period) { try $0.tell(scope) }
    }
  }

  /// Sums of all patients that touched something in these days, without names.
  ///
  /// - Throws: ``Failure`` `report.too_few` where they are fewer than ``ClinicScope/leastPersons``.
  func clinicReport(_ period: ReportDays) throws -> Report {
    try workspace.consult {
      let active = try workspace.patients().filter {
        try workspace.touchCount(of: $0.id, from: period.days.lowerBound, to: period.days.upperBound, upTo: 1) > 0
      }
      guard active.count >= ClinicScope.leastPersons else {
        throw Failure("report.too_few", ["least": .integer(ClinicScope.leastPersons)])
      }
      let scope = ClinicScope(self, active, period)
      return try report(Phrase("report.clinic_title"), period) { try $0.sum?(scope) }
    }
  }

  private func report(
    _ title: Phrase, _ period: ReportDays, _ tell: (ReportSection) throws -> ReportPart?
  ) throws -> Report {
    let sections = registry.all(.reportSections)
    let ordered = ReportChapter.allCases.flatMap { chapter in sections.filter { $0.chapter == chapter } }
    let parts = try ordered.compactMap { section in
      try checkInterruption()
      return try tell(section).map { Report.Part(id: section.id, told: $0) }
    }
    let subtitle = Phrase(
      "report.days",
      ["days": .text(span(period.days)), "count": .integer(period.count), "before": .text(span(period.before))])
    return Report(
      title: wording.text(title), subtitle: wording.text(subtitle), parts: parts, language: wording.language.id)
  }

  private func span(_ days: ClosedRange<Day>) -> String {
    [days.lowerBound, days.upperBound].removingRepeats.map(wording.language.dates.long).joined(separator: " – ")
  }
}
