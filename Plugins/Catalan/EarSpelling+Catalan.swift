import TagarelaKit

extension EarSpelling {
  /// What sounds alike, and is often written for one another.
  static let catalan = EarSpelling([
    "ç": "s", "ss": "s", "ce": "se", "ci": "si", "cè": "se", "cé": "se", "cí": "si", "z": "s", "que": "ke", "qui": "ki",
    "què": "ke", "qué": "ke", "quí": "ki", "qu": "ku", "qü": "ku", "c": "k", "q": "k", "ch": "x", "tx": "x", "ix": "x",
    "ig": "x", "h": "", "v": "b", "ge": "je", "gi": "ji", "tge": "je", "tgi": "ji", "tj": "j", "gue": "ge", "gui": "gi",
    "l·l": "l", "ny": "ñ", "w": "u", "y": "i",
  ])
}
