import Sentences

extension EnglishLists {
  /// At seven; it is three o'clock; all night; there is a party.
  static let telling = FewWordsTelling(
    ownersComeFirst: true, existence: "there is", that: nil, hasAges: false,
    hour: { number, isNamed in "at \(number.text)" + (isNamed ? " o'clock" : "") },
    clock: { number, _ in "it is \(number.text) o'clock" }, whole: { "all \($0.text)" })
}
