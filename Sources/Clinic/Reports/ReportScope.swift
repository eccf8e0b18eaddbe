public import TagarelaKit
public import Workspace

/// What sections are told: about whom, and which days.
public struct ReportScope: Sendable {
  /// In the language of those who read.
  public let clinic: Clinic
  public let patient: PatientRecord
  public let period: ReportDays
  /// The words that the patient has ever touched until the period's end, whatever their case and accents, those touched most
  /// in these days first.
  public let words: [WordUse]

  public init(_ clinic: Clinic, _ patient: PatientRecord, _ period: ReportDays) throws {
    self.clinic = clinic
    self.patient = patient
    self.period = period
    words = try clinic.workspace.wordUse(of: patient.id, in: period.days, before: period.before).joinedByWord
  }

  /// Those that it is about.
  public var days: ClosedRange<Day> { period.days }
  /// As many before them.
  public var before: ClosedRange<Day> { period.before }

  /// A message of the readers' language; `patient` is there for all.
  public func text(_ key: String, _ values: KeyValuePairs<String, Value> = [:]) -> String {
    var phrase = Phrase(key, values)
    phrase.arguments.append(.init(name: "patient", value: .text(patient.name)))
    return clinic.wording.text(phrase)
  }
}

/// What sections are told of all patients together.
public struct ClinicScope: Sendable {
  public let clinic: Clinic
  public let patients: [PatientRecord]
  public let period: ReportDays

  public init(_ clinic: Clinic, _ patients: [PatientRecord], _ period: ReportDays) {
    self.clinic = clinic
    self.patients = patients
    self.period = period
  }

  /// Fewer persons are never told apart from the others.
  public static let leastPersons = 3

  /// A sum of what each person has; nil where fewer than ``leastPersons`` have any, but for none at all.
  public static func sum(of each: [Int]) -> Int? {
    let persons = each.count { $0 != 0 }
    return persons == 0 || persons >= leastPersons ? each.reduce(0, +) : nil
  }

  public func text(_ key: String, _ values: KeyValuePairs<String, Value> = [:]) -> String {
    clinic.wording.text(Phrase(key, values))
  }
}

extension Clinic {
  /// How a number stands to that of the period before, in a sentence; what is fewer is only told.
  public func compared(_ now: Int, before: Int) -> String {
    let values: KeyValuePairs<String, Value> = ["difference": .integer(now - before), "before": .integer(before)]
    if before == 0 { return now == 0 ? "" : wording.text(Phrase("report.compared.none")) }
    if now > before { return wording.text(Phrase("report.compared.more", values)) }
    return wording.text(Phrase(now == before ? "report.compared.same" : "report.compared.fewer", values))
  }
}

extension WordUse {
  /// The one that was touched more; of equals by the alphabet.
  public static func isMore(_ a: WordUse, _ b: WordUse) -> Bool {
    (b.touches, a.name.folded) < (a.touches, b.name.folded)
  }
}

extension [WordUse] {
  /// Names that differ in case and accents as one word, called as it is most.
  fileprivate var joinedByWord: [WordUse] {
    var words: [String: WordUse] = [:]
    for use in self {
      let known = words[use.name.folded] ?? WordUse(name: use.name, first: use.first, touches: 0, before: 0)
      words[use.name.folded] = WordUse(
        name: known.touches < use.touches ? use.name : known.name, first: Swift.min(known.first, use.first),
        touches: known.touches + use.touches, before: known.before + use.before)
    }
    return words.values.sorted(by: WordUse.isMore)
  }
}
