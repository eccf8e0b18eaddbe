import TagarelaKit
public import Workspace

/// What the files of a letter are called: by what it is about, and by whom, so that one patient's never pass for another's.
public struct LetterName: Sendable {
  /// What the receiver sees: `hora-do-lanche`, `giovanna-reis-usage`. Others may be called so too.
  let plain: String
  /// With the patient and a mark that two patients of one name don't share: `giovanna-reis-3fa2c1-hora-do-lanche`.
  private let full: String

  /// Bytes of a patient's and of a plan's name, so that all of a name has at most 120.
  private static let longest = 36

  public init(of plan: PlanRecord, for patient: PatientRecord) {
    let whose = Self.whose(patient)
    let what = UserFiles.slug(plan.name, longest: Self.longest)
    full = what.isEmpty ? whose : "\(whose)-\(what)"
    let name = UserFiles.slug(plan.name)
    plain = name.isEmpty ? whose : name
  }

  /// - Parameter what: the letter's content, as the core calls it.
  public init(_ what: String, of patient: PatientRecord) {
    let whose = Self.whose(patient)
    full = "\(whose)-\(what)"
    let name = UserFiles.slug(patient.name)
    plain = "\(name.isEmpty ? whose : name)-\(what)"
  }

  /// - Parameter what: the content of a letter that is no patient's, in lower case letters and hyphens.
  public init(_ what: String) {
    plain = what
    full = what
  }

  private static func whose(_ patient: PatientRecord) -> String {
    let name = UserFiles.slug(patient.name, longest: longest)
    return name.isEmpty ? mark(patient.uid) : "\(name)-\(mark(patient.uid))"
  }

  /// Six digits of an identity, in which upper and lower case mean different things, while some file systems take them for
  /// the same (FNV-1a).
  private static func mark(_ uid: String) -> String {
    let hash = uid.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String((hash >> 24 ^ hash) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// In a folder that the user has named for this letter: the plain name, and the next ones where that is taken.
  var candidates: LetterNames { LetterNames(first: plain, others: full) }

  /// In the outbox, where the letters of all patients lie: each with its moment.
  func candidates(at moment: Moment) -> LetterNames {
    let time = String(moment.iso.map { $0 == " " ? "-" : $0 }.filter { $0.isNumber || $0 == "-" })
    return LetterNames(first: "\(full)-\(time)", others: "\(full)-\(time)")
  }
}

/// Names to be tried until one is free: never ending.
struct LetterNames: Sequence, IteratorProtocol {
  private let first: String
  private let others: String
  private var count = 0

  init(first: String, others: String) {
    (self.first, self.others) = (first, others)
  }

  mutating func next() -> String? {
    count += 1
    if count == 1 { return first }
    return count == 2 && first != others ? others : "\(others)-\(count)"
  }
}
