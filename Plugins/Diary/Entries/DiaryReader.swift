import TagarelaKit

/// Who may read an entry. The patient always may; nothing of it leaves for anybody who isn't among its readers.
enum DiaryReader: String, CaseIterable {
  case me, tutors, therapist
}

extension Set<DiaryReader> {
  static let all = Set(DiaryReader.allCases)
  static let meAlone: Set = [DiaryReader.me]

  /// Whom somebody names, and the patient.
  init(named names: [DiaryReader]) { self = Set(names).union([.me]) }

  /// As ``others`` are kept and sent; words that mean nobody are passed over.
  init(others text: String) {
    self.init(named: text.split(separator: ",").compactMap { DiaryReader(rawValue: String($0)) })
  }

  /// Those beside the patient, in one order: `tutors,therapist`; empty for nobody.
  var others: String { named.filter { $0 != .me }.map(\.rawValue).joined(separator: ",") }

  /// As somebody would name them: those beside the patient, else the patient.
  var value: Value { .list((self == .meAlone ? [.me] : named.filter { $0 != .me }).map { .word($0.rawValue) }) }

  private var named: [DiaryReader] { DiaryReader.allCases.filter(contains) }
}

extension Parcel.Kind {
  /// To whom what a diary sends along with such a parcel goes; nil where it sends nothing.
  var diaryReader: DiaryReader? {
    switch self {
    case .plan: .tutors
    case .observations: .therapist
    default: nil
    }
  }
}
