import TagarelaKit

/// One object of a bundle.
struct BundleObject {
  /// Its place in the file, from 1.
  let number: Int
  /// True when this program wrote it, so that an empty text means an empty text.
  let isOurs: Bool
  private let values: [String: String]
  /// Its pictures and sounds.
  private let media: [Field: BundleMedia]
  /// The boards to which the plan's leads.
  var boards: BundleFile?

  /// - Parameter shelf: what the file has shown so far.
  init(
    number: Int, isOurs: Bool, values: [String: String], shelf: SentMedia = SentMedia()
  ) {
    self.number = number
    self.isOurs = isOurs
    let literal = Set((values[Field.literal.rawValue] ?? "").split(separator: " ").map(String.init))
    var kept = values.filter { !Self.meansAbsent($0.value) || literal.contains($0.key) }
    var media: [Field: BundleMedia] = [:]
    for field in Field.media {
      guard let text = kept[field.rawValue] else { continue }
      media[field] = BundleMedia(text, shelf)
      kept[field.rawValue] = ""
    }
    for field in Field.sames {
      if let name = kept[field.rawValue] { media[field] = BundleMedia(named: name, shelf) }
    }
    self.values = kept
    self.media = media
  }

  /// A picture or sound; in a foreign file an empty text is none.
  func medium(_ field: Field) -> BundleMedia? {
    guard let medium = media[field] else { return nil }
    if case .none = medium, !isOurs { return nil }
    return medium
  }

  /// A text that stands for no value.
  static func meansAbsent(_ text: String) -> Bool {
    text.utf8.count <= 16 && text.folded == "null"
  }

  /// A value that must be there, empty or not.
  subscript(field: Field) -> String? { values[field.rawValue] }

  /// A value that may be missing, as it is in a foreign file when it is empty.
  func optional(_ field: Field) -> String? {
    guard let value = self[field], isOurs || !value.isEmpty else { return nil }
    return value
  }

  /// What it says of the fields that a record describes; the others are as usual.
  func read<Record>(_ fields: [RecordField<Record>], of kind: DescribedKey.Kind, into record: inout Record) {
    for field in fields {
      guard let text = values[DescribedKey.text(kind, field.name)], isOurs || !text.isEmpty else { continue }
      field.give(FieldContent(written: text, as: field.form), to: &record)
    }
  }

  func uid(_ field: Field) -> String { self[field] ?? "" }

  func hasAny(_ fields: Set<Field>) -> Bool { fields.contains { values[$0.rawValue] != nil } }

  func number(_ field: Field) -> Int? {
    guard let text = self[field], let number = Double(text.filter { !$0.isWhitespace }) else { return nil }
    return Int(exactly: number)
  }
}

extension BundleObject {
  var isAboutPeople: Bool { hasAny(Self.peopleFields) }
  var isAboutPlan: Bool { hasAny(Self.planFields) }
  var isSymbol: Bool { hasAny(Self.symbolFields) }
  var isTouch: Bool {
    (hasAny([.touchSymbol, .symbolName]) && hasAny([.touchDate, .date])) || hasAny([.touchDate, .touchUID])
  }
  var isNote: Bool { hasAny([.noteText, .noteUID]) || hasAny([.noteDate]) }

  private static let planFields: Set<Field> = [.planName, .planDescription, .planStart, .planType]
  private static let peopleFields: Set<Field> = [
    .tutorName, .tutorEmail, .tutorPlace, .tutorPicture, .patientName, .patientPicture, .therapistEmail,
  ]
  private static let symbolFields: Set<Field> = [
    .symbolName, .symbolMeaning, .symbolImage, .symbolSound, .symbolPosition, .categoryName, .categoryColor,
    .categoryColorName, .categoryImage,
  ]
}
